import type { ComponentProps } from "react";
import "./text-input.css";

const look =
  "w-full min-w-0 rounded-sm border border-rule-strong bg-raised px-3 text-ink transition-colors " +
  "hover:border-soft focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 " +
  "aria-invalid:border-pomegranate disabled:cursor-not-allowed disabled:bg-sunk disabled:text-faint";

/** One line of text. 16 px at least, or phones zoom into it. */
export function TextInput({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${look} one-line min-h-11 text-base ${className}`} {...rest} />;
}

export function TextArea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea className={`${look} resize-y py-2.5 text-base ${className}`} {...rest} />;
}

/** The browser's own list: on a phone nothing drawn by us opens as well. */
export function SelectInput({ className = "", ...rest }: ComponentProps<"select">) {
  return <select className={`${look} select-arrow min-h-11 pe-9 text-base ${className}`} {...rest} />;
}
