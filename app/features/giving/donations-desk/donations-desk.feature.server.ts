import type { Feature } from "#server/deps.ts";
import { bookingAct } from "./book-donation.server.ts";
import { confirmationAct } from "./confirm-donation.server.ts";
import { correctionAct, takeBackAct } from "./correct-donation.server.ts";
import { deskRoutes } from "./donations-desk.routes.server.ts";
import { refundAct } from "./donations-desk.service.server.ts";

export const donationsDeskFeature: Feature = {
  group: { name: "Donations desk", description: "Gifts as staff find, book and correct them." },
  routes: deskRoutes,
  acts: [refundAct, correctionAct, takeBackAct, confirmationAct, bookingAct],
};
