import { heroAlt } from "./slide-art.ts";

/**
 * What is on each illustration that pages show: its alternative text, once (SAMPLE-05). The menu and pages that browsers
 * load repeat their line instead of importing all of them; `art-alt.test.ts` and the crawl compare it.
 */
export const artAlt = {
  ...heroAlt,
  "/art/adult-literacy.svg": "Women and men read by lamplight around a table while a teacher explains",
  "/art/blood-drive.svg":
    "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
  "/art/child-protection.svg": "A woman leads a child by the hand through a lit gateway hung with lamps",
  "/art/classroom.svg": "A teacher stands at a board under a neem, her pupils in three rows on the ground",
  "/art/clean-water-projects.svg": "Women and children fill pots at the taps of a village water tank",
  "/art/clinic-van.svg":
    "A clinic van beside a canal: a doctor examines a woman on a bench, others come over the footbridge",
  "/art/clinic.svg": "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
  "/art/cutting-table.svg":
    "A cutter bends over cloth in a workshop while a mother holds a school uniform against her child",
  "/art/decision.svg": "A woman and a man sit at a table under a lamp, an open file between them",
  "/art/education-for-every-child.svg":
    "A mother walks two children across a mustard field to a white school with arches",
  "/art/emergency-relief.svg": "Volunteers unload sacks from a painted truck beside a row of tents",
  "/art/eye-camp.svg":
    "An old man covers one eye before a chart of rings, an optician tries glasses on a woman",
  "/art/first-call.svg":
    "A woman at a desk listens on the telephone over an open book while a colleague points at a map of the city",
  "/art/first-name.svg":
    "Two women on school benches with wooden slates in the evening, the teacher writes on the blackboard",
  "/art/hand-pump.svg": "A woman fills a pot in a village lane while a girl works the hand pump",
  "/art/healthcare-access.svg": "Families wait in the shade while a doctor sees patients beside a clinic van",
  "/art/home-visit.svg":
    "Two visitors sit on a charpoy in a courtyard, the mother of the house opposite them",
  "/art/internship.svg":
    "A young woman works at a laptop below a bar chart, an older colleague holds a printed sheet beside her",
  "/art/kitchen.svg": "A cook stirs a great pot on a brick hearth while a woman shapes bread on the floor",
  "/art/long-walk.svg": "A mother and two girls carry water pots along a path over a dry plain",
  "/art/membership.svg":
    "Members on the floor of a courtyard raise their hands, two people stand at a table with papers",
  "/art/neighbours.svg":
    "A woman hands a covered dish to her neighbour in a lane of the old city, two men drink tea on a charpoy",
  "/art/orphan-home.svg": "Children play cricket and swing in the court of a lamplit house at dusk",
  "/art/orphan-support.svg": "A house mother reads to children on the floor of a lamplit room",
  "/art/portrait-electrician.svg": "An electrician in a yellow helmet, a coil of wire in his hand",
  "/art/portrait-accountant.svg":
    "A young accountant before a shelf of files, a printed sheet in front of him",
  "/art/portrait-farmer.svg": "A farmer in a turban, wheat behind him",
  "/art/portrait-head-teacher.svg":
    "A white-bearded head teacher before a blackboard, an open book in front of him",
  "/art/portrait-intern.svg": "A young man with a bag over his shoulder",
  "/art/portrait-kiln-worker.svg": "A kiln worker in a turban and shawl, the chimney of the kiln behind him",
  "/art/portrait-learner.svg": "An old woman with a book",
  "/art/portrait-mother.svg": "A mother in a grey-blue dupatta, leaves on both sides",
  "/art/portrait-shopkeeper.svg": "A shopkeeper in a cap and waistcoat before jars on shelves",
  "/art/portrait-nurse.svg":
    "A nurse in a grey-blue headscarf with a stethoscope and a chart, drawn from the side",
  "/art/portrait-student.svg": "A young woman reading in an open book",
  "/art/portrait-tailor.svg": "A tailor with a tape measure round her neck and scissors in her hand",
  "/art/portrait-teacher.svg": "A teacher before the board, chalk in her hand",
  "/art/portrait-water-keeper.svg": "The keeper of a village's water, drawn from the side in an arched niche",
  "/art/quilt-cart.svg":
    "Volunteers stack folded quilts on a donkey cart beside the river at dusk, before the lit store",
  "/art/quilt-night.svg":
    "Volunteers tag bales of quilts under lamps in a store room, one carries a pile to the gate",
  "/art/quilts.svg": "Quilts on the line in the morning fog, one laid round an old man's shoulders",
  "/art/rented-room.svg":
    "A man carries a sack out of a small room, a woman writes at the desk under a long list on the wall",
  "/art/second-visit.svg":
    "Two visitors before a house: a girl leaves for school, her mother holds an empty strip of tablets",
  "/art/service-blood-donation.svg":
    "A donor holds out an arm in a chair, a nurse beside it, juice and dates ready for afterwards",
  "/art/service-cloth-distribution.svg":
    "Volunteers hand out clothes from a rail and folded piles to a father and his child",
  "/art/service-education.svg": "A girl reads in a window seat, the domes of the city behind her books",
  "/art/service-employment.svg":
    "The key to a rickshaw is handed to its driver in the street before a workshop",
  "/art/service-food-program.svg":
    "People sit together for a meal in a long arcade while a volunteer carries the pot",
  "/art/service-health.svg":
    "A doctor takes an old woman's blood pressure while her grandson holds her stick",
  "/art/service-marriage.svg":
    "A couple under marigolds on the evening of mehndi, two aunts with trays of lamps",
  "/art/service-sadaqa-jaria.svg": "A well under an old tree, and a sapling set by a grandfather and a child",
  "/art/sewing-workshop.svg": "Two women at sewing machines by the windows while the instructor shows a seam",
  "/art/skill-development.svg": "Apprentices at workbenches fit a motor and a solar panel",
  "/art/women-empowerment.svg":
    "A shopkeeper hands cloth over the counter of her stall under a striped awning",
} as const;

/** The path of an illustration that pages show. */
export type Art = keyof typeof artAlt;

/** An illustration with its alternative text, for a `picture`. */
export const artPicture = (src: Art) => ({ src, alt: { en: artAlt[src] } });

/** The same for content whose fields are `image` and `alt`. */
export const artImage = (image: Art) => ({ image, alt: { en: artAlt[image] } });
