-- Requests paths that do not exist, each another one, also in the next run.
local prefix
local count = 0

function init(args)
  prefix = '/made-up-' .. args[1] .. '-'
end

function request()
  count = count + 1
  return wrk.format('GET', prefix .. count)
end
