import { useState } from "react";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { hasUnsavedChanges } from "./leave-guard.tsx";
import { useAuth } from "./session.tsx";

/** Logging out, which asks first while something is not saved. @returns with `question` the dialog to render */
export function useLogout() {
  const { logout } = useAuth();
  const [asking, setAsking] = useState(false);
  return {
    askLogout: () => (hasUnsavedChanges() ? setAsking(true) : logout()),
    question: (
      <ConfirmDialog
        open={asking}
        title="Log out without saving?"
        confirm="Log out"
        cancel="Stay"
        onConfirm={logout}
        onCancel={() => setAsking(false)}
      >
        <p>This page has changes that are not saved. Logging out discards them.</p>
      </ConfirmDialog>
    ),
  };
}
