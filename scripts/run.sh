#!/bin/sh
# run.sh [--install-only | --no-setup] file [arguments]
#
# Sets the project up (setup.mjs, on the machine's own Node), then becomes the program named, on the pinned Node: after
# `exec` a signal to npm meets the program itself. The set-up runs in the background because a shell hears signals only
# while it waits. With --no-setup nothing is set up, and paths are those of whoever calls: `npm run serve`, and a
# release's `umeed`.
root=$(cd "$(dirname "$0")/.." && pwd) || exit 1
mode=
case "$1" in --install-only | --no-setup) mode=$1 && shift ;; esac

if [ "$mode" != "--no-setup" ]; then
  cd "$root" || exit 1
  trap 'kill -TERM $! 2>/dev/null; wait $!; exit $?' INT TERM HUP
  # npm puts node_modules/.bin first on the path; the set-up may replace what lies there, so it runs on npm's own Node.
  "${npm_node_execpath:-node}" scripts/setup.mjs $mode &
  wait $! || exit $?
  trap - INT TERM HUP
elif [ ! -f "$1" ]; then
  echo "There is no build yet. Run \`npm run build\` first, or use \`npm start\`." >&2
  exit 1
fi

# Compiled code is stored between starts: the second start takes two thirds of the first one's time.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$root/node_modules/.cache/node}"
# Memory that makes nothing faster (measured, docs/operations.md).
export NODE_OPTIONS="${NODE_OPTIONS---max-semi-space-size=8}" MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-2}"
node=$root/node_modules/.bin/node
[ -x "$node" ] || node=node
exec "$node" "$@"
