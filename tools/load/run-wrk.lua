-- The script for run-wrk.ts. Its argument is a JSON body to post, if any. It prints one line for run-wrk.ts: requests,
-- microseconds, the 99th percentile in microseconds, failed responses.

local visits = 0

function init(arguments)
  wrk.headers["accept"] = "text/html,*/*;q=0.8"
  -- As browsers send it; without it responses would not be compressed.
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
    local request_text = wrk.format()
    request = function()
      return request_text
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format("result %d %d %d %d", summary.requests, summary.duration, latency:percentile(99), failed))
end
