/** Says under a field what is wrong with it, as ui/field.tsx does on the server. */
export function sayFault(control: Element, fault: string): void {
  takeBack(control, control.id);
  const said = document.createElement("p");
  said.id = `${control.id}-error`;
  said.className = "text-sm font-semibold text-pomegranate";
  said.textContent = fault;
  control.after(said);
  control.setAttribute("aria-invalid", "true");
  const described = control.getAttribute("aria-describedby") ?? "";
  control.setAttribute("aria-describedby", `${said.id} ${described}`.trim());
}

/** Takes back what is said of a field. @param id that of its control */
export function takeBack(marked: Element, id: string): void {
  const said = `${id}-error`;
  document.getElementById(said)?.remove();
  marked.removeAttribute("aria-invalid");
  const described = marked.getAttribute("aria-describedby")?.replace(said, "").trim();
  if (described) marked.setAttribute("aria-describedby", described);
  else marked.removeAttribute("aria-describedby");
}
