import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useText } from "./text.tsx";
import { TextInput } from "./text-input.tsx";
import type { uiWords } from "./ui.words.ts";

/** A password field that can show its text. */
export function PasswordInput({ className = "", ...rest }: Omit<ComponentProps<"input">, "type">) {
  const t = useText<typeof uiWords>("ui");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? "text" : "password"}
        spellCheck={false}
        className={`pe-12 ${className}`}
      />
      <button
        type="button"
        aria-label={t(shown ? "hidePassword" : "showPassword")}
        className="absolute inset-y-0.5 end-0.5 grid w-10 cursor-pointer place-items-center rounded-sm text-soft hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
