import type { DetailedHTMLProps, HTMLAttributes } from "react";
import { AfterPress } from "./after-press.ts";
import { startCopying } from "./copy-text.ts";
import { keepInAddress } from "./kept-in-address.ts";
import { PublicForm } from "./public-form.ts";

/* What a page with a form does in a browser beside the frame (main.ts), without the framework: decision 131. */

customElements.define("public-form", PublicForm);
customElements.define("after-press", AfterPress);
document.addEventListener("change", keepInAddress);
startCopying();

type FormElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  /** The name of its draft; without it none is kept. */
  draft: string | undefined;
  /** The names of the fields that no draft keeps. */
  unkept: string | undefined;
  /** The names of the fields that a draft fills although they hold something at first. */
  suggested: string | undefined;
  answer: "good" | "refused" | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "public-form": FormElement;
      "after-press": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
