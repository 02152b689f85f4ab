-- A store of schema 1 with a little in it, as the first version of the server
-- would have left it.  Kept forever: every older schema must become the newest.
CREATE TABLE game (  id TEXT NOT NULL PRIMARY KEY,  owner TEXT NOT NULL,  epoch INTEGER NOT NULL,  lease_until INTEGER NOT NULL,  head INTEGER NOT NULL,  status INTEGER NOT NULL,  listed INTEGER NOT NULL,  created INTEGER NOT NULL,  changed INTEGER NOT NULL,  secret BLOB NOT NULL,  facts TEXT NOT NULL) STRICT;
CREATE INDEX game_lobby ON game (changed)  WHERE listed = 1 AND status < 2;
CREATE INDEX game_live ON game (owner) WHERE status < 2;
CREATE TABLE event (  game TEXT NOT NULL,  seq INTEGER NOT NULL,  epoch INTEGER NOT NULL,  at INTEGER NOT NULL,  client_move_id TEXT,  body TEXT NOT NULL,  PRIMARY KEY (game, seq)) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_move ON event (game, client_move_id)  WHERE client_move_id IS NOT NULL;
CREATE TABLE seat (  game TEXT NOT NULL,  seat INTEGER NOT NULL,  user TEXT,  PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;
CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;
CREATE TABLE chat (  game TEXT NOT NULL,  n INTEGER NOT NULL,  at INTEGER NOT NULL,  user TEXT NOT NULL,  text TEXT NOT NULL,  PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES ('g', 'main', 3, 0, 2, 1, 1, 1001, 1002, x'3031323334353637383961626364656600000000000000000000000000000000', '{"a":1}');
INSERT INTO event VALUES ('g', 1, 1, 1001, NULL, 'g:1');
INSERT INTO event VALUES ('g', 2, 3, 1002, 'm-2', 'g:2');
INSERT INTO seat VALUES ('g', 0, 'eva');
INSERT INTO seat VALUES ('g', 1, 'anna');
INSERT INTO seat VALUES ('g', 2, NULL);
INSERT INTO chat VALUES ('g', 1, 5, 'anna', 'ahoj');
INSERT INTO chat VALUES ('g', 2, 6, 'eva', 'nazdar');
INSERT INTO chat VALUES ('g', 3, 7, 'karel', 'jen koukám');
PRAGMA application_id = 1146309425;
PRAGMA user_version = 1;
