/** Over every page of a demonstration, on paper too: nobody may take what is invented for real. DEMO-02. */
export const DemoNotice = () => (
  <p
    role="note"
    className="bg-marigold px-4 py-1.5 text-center text-sm font-semibold text-on-marigold print:border print:bg-paper print:text-ink"
  >
    Demonstration: every gift, name and number here is invented. Please send no money.
  </p>
);
