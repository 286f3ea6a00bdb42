import { useEffect } from "react";
import { useToast } from "#app/ui/toast.tsx";

/** Tells a failed read by a toast, once for each failure. */
export function useFailureToast(error: Error | null): void {
  const toast = useToast();
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error, toast]);
}
