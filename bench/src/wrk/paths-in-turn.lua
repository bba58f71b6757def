-- Requests the given paths in turn.
local paths = {}
local turn = 0

function init(args)
  for index = 2, #args do
    paths[index - 1] = args[index]
  end
end

function request()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn])
end
