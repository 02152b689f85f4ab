"""A bot for Deskovka at a table of the server, in Python without libraries.

    table.py HOST:PORT 'Bot Krok' PASSWORD TABLE      sits down at that table
    table.py HOST:PORT 'Bot Krok' PASSWORD            opens one and waits

The account is made when there is none.  Its name begins with `Bot`: people see
who plays, and rated tables are not for programs (doc/outside-bots.md).  The
conversation is doc/server-protocol.md; choose() is where your thinking goes.
"""
import base64, http.client, json, os, random, struct, sys

host, name, password, table = (sys.argv[1:] + [""])[:4]
head = {"Origin": f"http://{host}", "Content-Type": "application/json"}


def choose(legal, view):
    """Any legal action; offers of Catan are sent whole, so none here."""
    return random.choice([a for a in legal if a[:5] not in ("give:", "want:")])


def post(path, body):
    line = http.client.HTTPConnection(host)
    line.request("POST", "/api/v1" + path, json.dumps(body), head)
    answer = line.getresponse()
    if cookie := answer.getheader("Set-Cookie"):
        head["Cookie"] = cookie.split(";")[0]
    said = json.load(answer)
    head["X-Deskovka-Token"] = said.get("token", head.get("X-Deskovka-Token", ""))
    return answer.status, said


def send(message):
    data = json.dumps(message | {"v": 1}).encode()
    n = len(data)
    size = bytes([128 | n]) if n < 126 else bytes([254]) + struct.pack(">H", n)
    key = os.urandom(4)
    sock.sendall(b"\x81" + size + key + bytes(c ^ key[i % 4] for i, c in enumerate(data)))


def frames():
    while start := stream.read(2):
        n = start[1]
        if n > 125:
            n = int.from_bytes(stream.read(2 if n == 126 else 8), "big")
        data = stream.read(n)
        if start[0] == 0x81:
            yield json.loads(data)
        elif start[0] == 0x89:  # a ping is answered by a pong (with mask 0)
            sock.sendall(bytes([0x8A, 128 | n, 0, 0, 0, 0]) + data)


post("/session", {})
if post("/account/login", {"v": 1, "name": name, "password": password})[0] != 200:
    status, said = post("/account", {"v": 1, "name": name, "password": password})
    if status != 200:
        sys.exit(f"{name}: {said['error']['code']}")
if not table:
    table = post("/tables", {"v": 1, "setup": "carcassonne players=2"})[1]["id"]
    print(table, flush=True)
line = http.client.HTTPConnection(host)
line.request("GET", "/ws", headers=head | {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()})
sock, stream = line.sock, line.sock.makefile("rb")
while stream.readline() not in (b"\r\n", b""):  # the answer's head
    pass
send({"t": "hello", "token": head["X-Deskovka-Token"], "table": table})
moves = 0
for m in frames():
    if m["t"] == "table" and m["status"] == "open":
        seats, me = [s["kind"] for s in m["seats"]], m["you"]["seats"]
        if not me and "empty" in seats:
            send({"t": "sit", "id": "sit", "seat": seats.index("empty")})
        elif "empty" not in seats and m["owner"] == m["you"]["user"]:
            send({"t": "start", "id": "start"})
    elif m["t"] in ("event", "state") and m.get("kind") == "over":
        sys.exit(print("over after", moves, "moves of mine, scores", m["scores"]))
    elif m["t"] in ("event", "state") and (m.get("act") or {}).get("legal"):
        moves += 1
        send({"t": "act", "id": f"m{moves}", "seat": m["as"], "seq": m["seq"],
              "actions": [choose(m["act"]["legal"], m.get("view"))]})
    elif m["t"] == "error" and m["code"] not in ("stale", "seat", "taken"):
        sys.exit(f"refused: {m['code']}")
