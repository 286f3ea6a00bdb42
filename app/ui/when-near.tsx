import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigation } from "react-router";

/** Two screens ahead: what is near enough to be woken before a thumb gets there. */
const ahead = "200% 0px";
/** By then the first screen has long been usable, and nothing that waits for the rest may wait for ever. */
const latestMilliseconds = 15_000;
const touches = ["pointerover", "focusin"] as const;

type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void };

function closedGate(): Gate {
  let resolve = () => {};
  const gate: Gate = {
    isOpen: false,
    opened: new Promise<void>((done) => {
      resolve = done;
    }),
    open: () => {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/**
 * Leaves what the server drew as it is until it comes near, and only then wakes it: hydrates it, and fetches its
 * code when the children are lazy. Drawn by the browser itself, after a navigation, it waits for nothing.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(closedGate);
  // A navigation changes what the sleeping part reads, and React finishes the one only with the other.
  if (useNavigation().state !== "idle") gate.open();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && gate.open(),
      { rootMargin: ahead },
    );
    observer.observe(element);
    const timer = setTimeout(gate.open, latestMilliseconds);
    for (const touch of touches) element.addEventListener(touch, gate.open, { once: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const touch of touches) element.removeEventListener(touch, gate.open);
    };
  }, [gate]);

  return (
    <div ref={ref}>
      <Suspense fallback={null}>
        <Sleeping gate={gate}>{children}</Sleeping>
      </Suspense>
    </div>
  );
}

/**
 * A part whose code is fetched when it is first needed. On a broken line it is fetched again once the browser is
 * online: what the server drew reads well until then, and an error would take the whole page away.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await patiently(load) }));
}

function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch((error: unknown) => {
    if (typeof window === "undefined") throw error;
    return new Promise<Value>((resolve) => {
      window.addEventListener("online", () => resolve(patiently(load)), { once: true });
    });
  });
}

const never = () => () => {};

function Sleeping({ gate, children }: { gate: Gate; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Thrown rather than given to use(): that one counts a promise which is asked for while waking and not after it
  // as a mistake.
  if (hydrating && !gate.isOpen && typeof window !== "undefined") throw gate.opened;
  return children;
}
