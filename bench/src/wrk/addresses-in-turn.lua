-- Sends a body as the given number of visitors in turn, whose addresses a proxy would tell.
local body
local visitors
local turn = 0

function init(args)
  body = args[2]
  visitors = tonumber(args[3])
end

function request()
  turn = turn % visitors + 1
  wrk.headers['x-forwarded-for'] = ('10.%d.%d.%d'):format(math.floor(turn / 65536), math.floor(turn / 256) % 256, turn % 256)
  return wrk.format('POST', nil, nil, body)
end
