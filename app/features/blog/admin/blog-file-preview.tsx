import { useEffect, useState } from "react";

type BlogFilePreviewProps = { file: File; alt: string; className: string };

/** Shows a chosen file before it is sent. */
export function BlogFilePreview({ file, alt, className }: BlogFilePreviewProps) {
  const url = useFileUrl(file);
  return url && <img src={url} alt={alt} className={className} />;
}

/** An address at which the browser shows a file, given back when it is no longer needed. */
function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
