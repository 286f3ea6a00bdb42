import { data, type MetaFunction } from "react-router";
import { PageNotFound } from "./error-page.tsx";

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: "404 | Page Not Found" },
  { name: "robots", content: "noindex" },
];

export default PageNotFound;
