import PDFDocument from "pdfkit";
import { formatDay } from "#app/lib/dates.ts";
import { siteFont } from "#app/site/text-picture.server.ts";
import { starPath } from "#app/ui/star.tsx";
import { amountInWords } from "./amount-in-words.ts";
import { fiscalYearSpan } from "./fiscal-year.ts";
import { formatRupees } from "./rupees.ts";
