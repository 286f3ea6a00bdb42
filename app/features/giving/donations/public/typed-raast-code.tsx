import { useEffect, useState } from "react";
import { RaastCode } from "./raast-code.tsx";

/** So long after the last key the code is drawn again. */
const settleMilliseconds = 500;

/** The Raast code of an amount that is being typed. */
export function TypedRaastCode({ paisa }: { paisa: number }) {
  const [settled, setSettled] = useState(paisa);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(paisa), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [paisa]);
  return <RaastCode paisa={settled} />;
}
