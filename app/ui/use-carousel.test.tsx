// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";

const names = ["Clinic", "School", "Well"];

type SampleProps = { items?: string[]; paused?: boolean; ends?: boolean };

function Sample({ items = names, paused, ends }: SampleProps) {
  const carousel = useCarousel({ count: items.length, milliseconds: 6000, paused, ends });
  return (
    <section aria-label="Sample" {...carousel.region}>
      <div
        data-testid="items"
        aria-live={carousel.moving ? "off" : "polite"}
        {...carousel.hover}
        {...carousel.swipe}
      >
        {items[carousel.index]}
      </div>
      <CarouselControls carousel={carousel} names={items} what="the slides" />
    </section>
  );
}

const items = () => screen.getByTestId("items");
const shown = () => items().textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** A mouse click gives the control a focus that the browser does not show. */
function pressByMouse(name: string): HTMLElement {
  const button = screen.getByRole("button", { name });
  const { matches } = button;
  vi.spyOn(button, "matches").mockImplementation(
    (selector) => selector !== ":focus-visible" && matches.call(button, selector),
  );
  act(() => button.focus());
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
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("by itself", () => {
  test("the next comes after 6 s, not before, and after the last the first", () => {
    render(<Sample />);
    pass(5999);
    expect(shown()).toBe("Clinic");
    pass(1);
    expect(shown()).toBe("School");
    pass(6000);
    pass(6000);
    expect(shown()).toBe("Clinic");
  });

  test("a single item stays and has no controls", () => {
    render(<Sample items={["Clinic"]} />);
    pass(20_000);
    expect(shown()).toBe("Clinic");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("nothing is announced during autoplay", () => {
    render(<Sample />);
    expect(items().getAttribute("aria-live")).toBe("off");
    press("Pause the slides");
    expect(items().getAttribute("aria-live")).toBe("polite");
  });

  test("a shorter list starts again from the first item", () => {
    const { rerender } = render(<Sample />);
    press("3 of 3: Well");
    rerender(<Sample items={["Clinic", "School"]} />);
    expect(shown()).toBe("Clinic");
  });
});

describe("it pauses", () => {
  test("while the mouse is over it, and then gives the item its full time", () => {
    render(<Sample />);
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
    render(<Sample />);
    const next = screen.getByRole("button", { name: "Next" });
    act(() => next.focus());
    pass(20_000);
    expect(shown()).toBe("Clinic");
    act(() => next.blur());
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("not for the focus of a mouse click, but from the next key on", () => {
    render(<Sample />);
    const dot = pressByMouse("2 of 3: School");
    expect(document.activeElement).toBe(dot);
    expect(shown()).toBe("School");
    pass(6000);
    expect(shown()).toBe("Well");
    fireEvent.keyDown(dot, { key: "ArrowRight" });
    expect(shown()).toBe("Clinic");
    pass(20_000);
    expect(shown()).toBe("Clinic");
    act(() => dot.blur());
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("no longer after a mouse click on the focused control", () => {
    render(<Sample />);
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    pass(20_000);
    expect(shown()).toBe("Clinic");
    pressByMouse("2 of 3: School");
    pass(6000);
    expect(shown()).toBe("Well");
  });

  test("not for touch, which sends no leave event", () => {
    render(<Sample />);
    fireEvent.pointerEnter(items(), { pointerType: "touch" });
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("after its pause button was clicked, until it is clicked again", () => {
    render(<Sample />);
    press("Pause the slides");
    pass(20_000);
    expect(shown()).toBe("Clinic");
    press("Let the slides move");
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("in a hidden tab", () => {
    const visibility = vi.spyOn(document, "visibilityState", "get");
    render(<Sample />);
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
        look = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    render(<Sample />);
    look(false);
    pass(20_000);
    expect(shown()).toBe("Clinic");
    look(true);
    pass(6000);
    expect(shown()).toBe("School");
  });

  test("while its owner pauses it", () => {
    render(<Sample paused />);
    pass(20_000);
    expect(shown()).toBe("Clinic");
  });

  test("with reduced motion, until play is clicked", () => {
    reducedMotion = true;
    render(<Sample />);
    pass(20_000);
    expect(shown()).toBe("Clinic");
    press("Let the slides move");
    pass(6000);
    expect(shown()).toBe("School");
  });
});

describe("by hand", () => {
  test("next and previous wrap, a dot selects its item and marks it as current", () => {
    render(<Sample />);
    press("Previous");
    expect(shown()).toBe("Well");
    press("Next");
    expect(shown()).toBe("Clinic");
    press("2 of 3: School");
    expect(shown()).toBe("School");
    expect(screen.getByRole("button", { current: true }).getAttribute("aria-label")).toBe("2 of 3: School");
  });

  test("with ends it does not wrap", () => {
    render(<Sample ends paused />);
    press("Previous");
    expect(shown()).toBe("Clinic");
    for (const _time of names) press("Next");
    expect(shown()).toBe("Well");
    fireEvent.keyDown(items(), { key: "ArrowRight" });
    expect(shown()).toBe("Well");
  });

  test("arrow keys change the item", () => {
    render(<Sample />);
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
    render(<Sample />);
    fireEvent.pointerDown(items(), { clientX: from, pointerType });
    fireEvent.pointerUp(items(), { clientX: to, pointerType });
    expect(shown()).toBe(expected);
  });

  test("a touch that becomes a scroll changes nothing", () => {
    render(<Sample />);
    fireEvent.pointerDown(items(), { clientX: 200, pointerType: "touch" });
    fireEvent.pointerCancel(items());
    fireEvent.pointerUp(items(), { clientX: 100, pointerType: "touch" });
    expect(shown()).toBe("Clinic");
  });
});
