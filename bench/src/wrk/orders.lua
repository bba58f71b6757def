-- Places orders. The body of each is the given one, with a UUID of its own instead of KEY. A refused
-- order has the status 200, too: they are counted, and their number is printed at the end.
local threads = {}
local before, after
refused = 0

function setup(thread)
  table.insert(threads, thread)
  thread:set('number', #threads)
end

function init(args)
  math.randomseed(args[1] * 64 + number) -- threads and runs share no keys
  before, after = args[2]:match('^(.*)KEY(.*)$')
end

local function uuid()
  return (('xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'):gsub('[xy]', function(kind)
    return ('%x'):format(kind == 'x' and math.random(0, 15) or math.random(8, 11))
  end))
end

function request()
  return wrk.format('POST', nil, nil, before .. uuid() .. after)
end

function response(_, _, body)
  if not body:find('"siteCreateOrder":{"id":', 1, true) then
    refused = refused + 1
  end
end

function done()
  local sum = 0
  for _, thread in ipairs(threads) do
    sum = sum + thread:get('refused')
  end
  print('Refused: ' .. sum)
end
