import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { download, type FileCall, type FileOptions } from "./download.ts";

type ExportButtonProps<Name extends FileCall> = {
  call: Name;
  file: string;
  options: FileOptions<Name>;
  /** How many rows a filter leaves. */
  count?: number;
  /** What is saved, where it is no CSV. */
  name?: string;
};

/** Saves what a page lists as CSV, or what it names. */
export function ExportButton<Name extends FileCall>({
  call,
  file,
  count,
  options,
  name = "Export CSV",
}: ExportButtonProps<Name>) {
  const toast = useToast();
  const [exporting, setExporting] = useState(false);
  const label = count === undefined ? name : `${name} (${count.toLocaleString("en-US")})`;

  async function save() {
    setExporting(true);
    const failure = await download(call, file, options);
    setExporting(false);
    if (failure) toast.error(failure);
  }
  return (
    <Button variant="quiet" disabled={exporting} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4.5" />
      {exporting ? "Exporting..." : label}
    </Button>
  );
}
