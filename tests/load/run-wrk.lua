-- What wrk is told by run-wrk.ts, by its arguments: a JSON body to post instead of asking, if any. It ends with one line
-- for run-wrk.ts to read: requests, microseconds, the 99th percentile in microseconds, answers that failed.

local visits = 0

function init(arguments)
  wrk.headers["accept"] = "text/html,*/*;q=0.8"
  -- As a browser sends it; without it nobody would compress anything.
  wrk.headers["accept-encoding"] = "gzip, deflate, br, zstd"
  local body = arguments[1]
  if body then
    wrk.method = "POST"
    wrk.body = body
    wrk.headers["content-type"] = "application/json"
  end
  local address = wrk.path
  local head, tail = address:match("^(.*)VISIT(.*)$")
  if head then
    request = function()
      visits = visits + 1
      return wrk.format(nil, head .. visits .. tail)
    end
  else
    local asked = wrk.format()
    request = function()
      return asked
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format("shots %d %d %d %d", summary.requests, summary.duration, latency:percentile(99), failed))
end
