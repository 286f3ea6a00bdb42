import { TextLink } from "#app/ui/text-link.tsx";
import type { Told } from "./help-told.server.ts";

/** What was done with gifts, in a sentence with the way to check it: BOOKS-14. Nothing before there is something true to say. */
export const ToldHelp = ({ told, className = "" }: { told: Told | undefined; className?: string }) =>
  told && (
    <p className={`figures ${className}`}>
      {told.text}{" "}
      <TextLink to="/transparency#help" className="text-link whitespace-nowrap">
        {told.check}
      </TextLink>
    </p>
  );
