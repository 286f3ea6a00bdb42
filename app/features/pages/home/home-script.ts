import { startHero } from "#app/features/stories/hero/public/hero-script.ts";
import { startCarousel } from "#app/site/enhance/carousel.ts";
import { startCountUp } from "#app/site/enhance/count-up.ts";
import {
  startEventTabs,
  startFilms,
  startScrollButtons,
  startTestimonials,
} from "./sections/section-scripts.ts";

/*
 * What the home page does in a browser, without the framework (decision 061). Each part looks for what the server has
 * rendered, and does nothing where that is not there.
 */

startHero();
for (const region of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
  startCarousel(region, { milliseconds: Number(region.dataset.carousel) });
}
for (const number of document.querySelectorAll<HTMLElement>("[data-count-to]")) startCountUp(number);
startScrollButtons();
startFilms();
startEventTabs();
startTestimonials();

// A link of the contact menu opens another tab, and leaves this page without the menu.
const contactMenu = document.getElementById("contact-menu");
contactMenu?.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("a")) contactMenu.hidePopover();
});
