import { useEffect, useState } from "react";

type BlogFilePreviewProps = { file: File; alt: string; className: string };

/** Shows a chosen file before it is uploaded. */
export function BlogFilePreview({ file, alt, className }: BlogFilePreviewProps) {
  const url = useFileUrl(file);
  return url && <img src={url} alt={alt} className={className} />;
}

/** An object URL of a file, revoked when it is no longer used. */
function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
