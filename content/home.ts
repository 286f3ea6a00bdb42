/** The words of the front page. The line above the promise is the headline that staff edit in the dashboard. */
export const promise = {
  sentence: "No family near us should face hunger, illness or a closed school door alone.",
  support:
    "Since 2016 we have worked from Lahore, street by street and village by village, with the people who ask for help " +
    "and the people who offer it. These are their stories.",
} as const;

export const work = {
  title: "What we do",
  lead: "Seven kinds of help, open to whoever needs them, whatever their name, faith or province.",
  /** In the order in which the foundation names them. */
  kinds: [
    { name: "Health", text: "Clinics, medicine and hospital fees for families without either." },
    { name: "Education", text: "Fees, books and a desk; evening lessons for those who missed school." },
    { name: "Blood donation", text: "Donors found and driven to the ward while a family waits." },
    { name: "Food", text: "Cooked meals and monthly rations, delivered to the door." },
    { name: "Clothing", text: "Quilts before winter, school uniforms before spring, Eid clothes in time." },
    { name: "Employment", text: "A trade, a tool kit and a first customer." },
    { name: "Marriage", text: "Help with a modest wedding, given quietly." },
  ],
} as const;
