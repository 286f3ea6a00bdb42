import type { ComponentProps, InputEvent, Ref } from "react";
import { markLanguage } from "#app/lib/urdu.ts";
import "./text-input.css";

const look =
  "w-full min-w-0 rounded-sm border border-rule-strong bg-raised px-3 text-ink transition-colors " +
  "hover:border-soft focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 " +
  "aria-invalid:border-pomegranate disabled:cursor-not-allowed disabled:bg-sunk disabled:text-faint";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

type Listeners<C extends TextControl> = { ref?: Ref<C>; onInput?: (event: InputEvent<C>) => void };

/** For text fields: sets `lang` for the initial text and while typing. A field of one language keeps it. */
function noted<C extends TextControl>({
  lang,
  ref,
  onInput,
}: Listeners<C> & { lang?: string }): Listeners<C> {
  if (lang) return {};
  return {
    ref: (field) => {
      const cleanUp = typeof ref === "function" ? ref(field) : undefined;
      if (ref && typeof ref === "object") ref.current = field;
      if (field) markLanguage(field);
      return cleanUp;
    },
    onInput: (event) => {
      markLanguage(event.currentTarget);
      onInput?.(event);
    },
  };
}

/** A one-line input. At least 16 px, or phones zoom into it. */
export function TextInput({ className = "", type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={`${look} one-line min-h-11 text-base ${className}`}
      {...rest}
      {...noted(rest)}
    />
  );
}

export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`${look} resize-y py-2.5 text-base ${className}`} {...rest} {...noted(rest)} />;
}

/** A native select: on phones nothing custom opens as well. */
export function SelectInput({ className = "", ...rest }: ComponentProps<"select">) {
  return <select className={`${look} select-arrow min-h-11 pe-9 text-base ${className}`} {...rest} />;
}
