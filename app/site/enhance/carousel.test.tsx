// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CarouselControls } from "#app/ui/carousel-controls.tsx";
import { PageWords } from "#tests/support/words.tsx";
import { startCarousel } from "./carousel.ts";

const names = ["Clinic", "School", "Well"];

/** Starts what the server renders. */
function start({ items = names, ends = false } = {}) {
  document.body.innerHTML = renderToString(
    <section aria-label="Sample">
      <div data-testid="items" className="carousel-stack" aria-live="polite">
        {items.map((item, place) => (
          <p key={item} data-shown={place === 0 || undefined}>
            {item}
          </p>
        ))}
      </div>
      <PageWords>
        <CarouselControls names={items} what="the slides" />
      </PageWords>
    </section>,
  );
  return startCarousel(screen.getByRole("region"), { milliseconds: 6000, ends });
}

const items = () => screen.getByTestId("items");
const shown = () => items().querySelector("[data-shown]")?.textContent;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** A mouse click gives the control a focus that the browser does not show. */
function pressByMouse(name: string): HTMLElement {
  const button = screen.getByRole("button", { name });
  const { matches } = button;
  vi.spyOn(button, "matches").mockImplementation(
    (selector) => selector !== ":focus-visible" && matches.call(button, selector),
  );
  button.focus();
  fireEvent.click(button);
  return button;
}

let reducedMotion = false;
beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    () =>
      ({
        matches: reducedMotion,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("by itself", () => {
  test("the next comes after 6 s, not before, and after the last the first", () => {
    start();
    pass(5999);
    expect(shown()).toBe("Clinic");
    pass(1);
    expect(shown()).toBe("School");
    pass(6000);
    pass(6000);
    expect(shown()).toBe("Clinic");
  });

  test("a single item stays and has no controls", () => {
    start({ items: ["Clinic"] });
    pass(20_000);
    expect(shown()).toBe("Clinic");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("nothing is announced during autoplay", () => {
    start();
    expect(items().getAttribute("aria-live")).toBe("off");
    press("Pause the slides");
    expect(items().getAttribute("aria-live")).toBe("polite");
  });
});

describe("it pauses", () => {
  test("while the mouse is over it, and then gives the item its full time", () => {
    start();
    pass(4000);
    fireEvent.pointerEnter(items(), { pointerType: "mouse" });
    pass(20_000);
    expect(shown()).toBe("Clinic");
    fireEvent.pointerLeave(items(), { pointerType: "mouse" });
    pass(5999);
    expect(shown()).toBe("Clinic");
    pass(1);
    expect(shown()).toBe("School");
  });

  test("while something in it has a visible focus", () => {
    start();
    const next = screen.getByRole("button", { name: "Next" });
    next.focus();
    pass(20_000);
    expect(shown()).toBe("Clinic");
    next.blur();
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("not for the focus of a mouse click, but from the next key on", () => {
    start();
    const dot = pressByMouse("2 of 3: School");
    expect(document.activeElement).toBe(dot);
    expect(shown()).toBe("School");
    pass(6000);
    expect(shown()).toBe("Well");
    fireEvent.keyDown(dot, { key: "ArrowRight" });
    expect(shown()).toBe("Clinic");
    pass(20_000);
    expect(shown()).toBe("Clinic");
    dot.blur();
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("no longer after a mouse click on the focused control", () => {
    start();
    screen.getByRole("button", { name: "Next" }).focus();
    pass(20_000);
    expect(shown()).toBe("Clinic");
    pressByMouse("2 of 3: School");
    pass(6000);
    expect(shown()).toBe("Well");
  });

  test("not for touch, which sends no leave event", () => {
    start();
    fireEvent.pointerEnter(items(), { pointerType: "touch" });
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("after its pause button was clicked, until it is clicked again", () => {
    start();
    press("Pause the slides");
    pass(20_000);
    expect(shown()).toBe("Clinic");
    press("Let the slides move");
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("in a hidden tab", () => {
    const visibility = vi.spyOn(document, "visibilityState", "get");
    start();
    visibility.mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    pass(20_000);
    expect(shown()).toBe("Clinic");
    visibility.mockReturnValue("visible");
    fireEvent(document, new Event("visibilitychange"));
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("while it is out of view", () => {
    let look: (isIntersecting: boolean) => void = () => {};
    class Observer {
      constructor(callback: (looks: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    start();
    look(false);
    pass(20_000);
    expect(shown()).toBe("Clinic");
    look(true);
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("while its owner pauses it", () => {
    start().hold(true);
    pass(20_000);
    expect(shown()).toBe("Clinic");
  });

  test("with reduced motion, until play is clicked", () => {
    reducedMotion = true;
    start();
    pass(20_000);
    expect(shown()).toBe("Clinic");
    press("Let the slides move");
    pass(6000);
    expect(shown()).toBe("School");
  });
});

describe("by hand", () => {
  test("next and previous wrap, a dot selects its item and marks it as current", () => {
    start();
    press("Previous");
    expect(shown()).toBe("Well");
    press("Next");
    expect(shown()).toBe("Clinic");
    press("2 of 3: School");
    expect(shown()).toBe("School");
    expect(screen.getByRole("button", { current: true }).getAttribute("aria-label")).toBe("2 of 3: School");
  });

  test("with ends it does not wrap", () => {
    start({ ends: true }).hold(true);
    press("Previous");
    expect(shown()).toBe("Clinic");
    for (const _time of names) press("Next");
    expect(shown()).toBe("Well");
    fireEvent.keyDown(items(), { key: "ArrowRight" });
    expect(shown()).toBe("Well");
  });

  test("arrow keys change the item", () => {
    start();
    fireEvent.keyDown(screen.getByRole("button", { name: "Next" }), { key: "ArrowRight" });
    expect(shown()).toBe("School");
    fireEvent.keyDown(items(), { key: "ArrowLeft" });
    fireEvent.keyDown(items(), { key: "ArrowLeft" });
    expect(shown()).toBe("Well");
    fireEvent.keyDown(items(), { key: "ArrowLeft", altKey: true });
    expect(shown()).toBe("Well");
  });

  test.each([
    ["left", 200, 150, "touch", "School"],
    ["right", 150, 200, "touch", "Well"],
    ["too little", 200, 180, "touch", "Clinic"],
    ["with the mouse", 200, 100, "mouse", "Clinic"],
  ])("a swipe %s", (_way, from, to, pointerType, expected) => {
    start();
    fireEvent.pointerDown(items(), { clientX: from, pointerType });
    fireEvent.pointerUp(items(), { clientX: to, pointerType });
    expect(shown()).toBe(expected);
  });

  test("a touch that becomes a scroll changes nothing", () => {
    start();
    fireEvent.pointerDown(items(), { clientX: 200, pointerType: "touch" });
    fireEvent.pointerCancel(items());
    fireEvent.pointerUp(items(), { clientX: 100, pointerType: "touch" });
    expect(shown()).toBe("Clinic");
  });
});
