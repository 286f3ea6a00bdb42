/**
 * The khatam: two overlaid squares, the eight-pointed star of the foundation's ornament. Its points are a
 * little longer than geometry makes them, so that it still looks like a star at a small size. Without React: the server
 * draws papers with it.
 */
export const starFromItsTop =
  "l2.99 4.28 5.14-.91-.91 5.14 4.28 2.99-4.28 2.99.91 5.14-5.14-.91-2.99 4.28-2.99-4.28-5.14.91.91-5.14-4.28-2.99 4.28-2.99-.91-5.14 5.14.91z";
/** In a square of 24. */
export const starPath = `M12 .5${starFromItsTop}`;
