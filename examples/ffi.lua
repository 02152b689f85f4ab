-- The library from another language, by the header without macros: plays a game
-- of Carcassonne at random and says who won.
-- usage: luajit ffi.lua deskovka_ffi.h [LIBRARY]
local ffi = require 'ffi'
ffi.cdef(assert(io.open(arg[1])):read '*a')
local dsk = ffi.load(arg[2] or 'deskovka')

-- Memory of the caller, aligned to 64 bytes; `keep` holds what it points into.
local function take(size)
  local keep = ffi.new('char[?]', size + 63)
  local at = ffi.cast('uintptr_t', keep)
  return ffi.cast('void *', (at + 63) / 64 * 64), keep
end

local rules, keep_rules = take(tonumber(dsk.dsk_rules_size()))
rules = ffi.cast('dsk_rules *', rules)
local why = ffi.new 'dsk_note'
if dsk.dsk_rules_init(rules, arg[3] or 'carcassonne players=3', why) ~= dsk.DSK_OK then
  local line = ffi.new('char[512]')
  dsk.dsk_note_text(why, 'en', nil, line, 512)
  error(ffi.string(line))
end
local state, keep_state = take(tonumber(dsk.dsk_state_size(rules)))
state = ffi.cast('dsk_state *', state)
dsk.dsk_init(rules, state)
local rng = ffi.new('uint64_t[1]', 1)
local actions = dsk.dsk_playout(rules, state, rng, 100000, nil)
assert(dsk.dsk_player(rules, state) == dsk.DSK_OVER)
for seat = 0, dsk.dsk_players(rules) - 1 do
  io.write(dsk.dsk_score(rules, state, seat), ' ')
end
print('after ' .. actions .. ' actions')
