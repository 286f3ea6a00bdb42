/* The nine core programmes in their order. Each has its page at /details/<slug>. */

export const programmes = [
  {
    slug: "education-for-every-child",
    title: "Education for Every Child",
    tagline: "5,200+ children at a desk of their own, in schools that we built and schools that we mended.",
    image: "/art/education-for-every-child.svg",
    alt: "A mother walks two children across a mustard field to a white school with arches",
  },
  {
    slug: "women-empowerment",
    title: "Women Empowerment",
    tagline: "A trade, a stall and an account in her own name.",
    image: "/art/women-empowerment.svg",
    alt: "A shopkeeper hands cloth over the counter of her stall under a striped awning",
  },
  {
    slug: "emergency-relief",
    title: "Emergency Relief",
    tagline: "Tents, food and medicine on the road within 24 hours.",
    image: "/art/emergency-relief.svg",
    alt: "Volunteers unload sacks from a painted truck beside a row of tents",
  },
  {
    slug: "orphan-support",
    title: "Orphan Support",
    tagline: "A house mother, brothers and sisters together, the same bedtime every night.",
    image: "/art/orphan-support.svg",
    alt: "A house mother reads to children on the floor of a lamplit room",
  },
  {
    slug: "healthcare-access",
    title: "Healthcare Access",
    tagline: "Clinics on wheels for villages without a doctor: 200,000+ patients so far.",
    image: "/art/healthcare-access.svg",
    alt: "Families wait in the shade while a doctor sees patients beside a clinic van",
  },
  {
    slug: "adult-literacy",
    title: "Adult Literacy",
    tagline: "Evening lessons that begin with one's own name.",
    image: "/art/adult-literacy.svg",
    alt: "Women and men read by lamplight around a table while a teacher explains",
  },
  {
    slug: "clean-water-projects",
    title: "Clean Water Projects",
    tagline: "Wells, pumps and filters, kept working by the village.",
    image: "/art/clean-water-projects.svg",
    alt: "Women and children fill pots at the taps of a village water tank",
  },
  {
    slug: "child-protection",
    title: "Child Protection",
    tagline: "A lit doorway, and someone behind it who listens.",
    image: "/art/child-protection.svg",
    alt: "A woman leads a child by the hand through a lit gateway hung with lamps",
  },
  {
    slug: "skill-development",
    title: "Skill Development",
    tagline: "Wiring, welding, solar panels: six months to a first wage.",
    image: "/art/skill-development.svg",
    alt: "Apprentices at workbenches fit a motor and a solar panel",
  },
] as const;

export const programmesOpening = {
  title: "Transforming Lives Daily",
  lead: "Nine programmes, one table of contents. Open any of them to read what it does, what it costs and how you can help.",
  join: { text: "Join Our Mission", path: "/get-involved" },
} as const;
