#!/bin/sh
# run.sh [--install-only
# --as-it-is] file [arguments]
#
# Runs scripts/setup.mjs with the system's Node, unless --as-it-is is given, then execs the file with the
# pinned Node. The setup runs in the background and is waited for, because a shell handles signals only then:
# Ctrl-C or SIGTERM to npm ends the setup too. After `exec` signals go to the program itself.
cd "$(dirname "$0")/.." || exit 1

mode=
case "$1" in --*) mode=$1 && shift ;; esac

setup=
stop() {
  [ -n "$setup" ] && kill -TERM "$setup" 2>/dev/null && wait "$setup"
  exit "$1"
}
trap 'stop 130' INT
trap 'stop 143' TERM
trap 'stop 129' HUP

if [ "$mode" != "--as-it-is" ]; then
  # npm puts node_modules/.bin first in PATH; the setup may replace what is there, so it runs on npm's own
  # Node.
  "${npm_node_execpath:-node}" scripts/setup.mjs $mode &
  setup=$!
  wait "$setup" || exit $?
  setup=
elif [ ! -f "$1" ]; then
  echo "There is no build yet. Run \`npm run build\` first, or use \`npm start\`." >&2
  exit 1
fi

trap - INT TERM HUP
# Caches compiled code between starts: the second start takes two thirds of the first one's time.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE-$PWD/node_modules/.cache/node}"
# For small machines: V8's young generation and malloc's arenas are what lets the process grow under load, and
# larger ones make nothing faster (measured, docs/operations.md).
export NODE_OPTIONS="${NODE_OPTIONS---max-semi-space-size=8}"
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-2}"
node=node_modules/.bin/node
[ -x "$node" ] || node=node
exec "$node" "$@"
