/*
 * The icons of the public pages as our own paths: smaller than an icon library. The dashboard may use the
 * library. A module of its own, because the frame's script draws some without React.
 */
export const iconPaths = {
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-left": "M20 12H4M10 6l-6 6 6 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  drop: "M12 3c3.5 4.3 6 7.3 6 11a6 6 0 0 1-12 0c0-3.7 2.5-6.7 6-11z",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M8 5l11 7-11 7z",
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2 21 21",
  link: "M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4",
  check: "M4.5 12.5l5 5 10-11",
  "chevron-down": "M6 9l6 6 6-6",
  chat: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  phone:
    "M5 4h4l1.5 4.5-2 2a12 12 0 0 0 5 5l2-2L20 15v4c0 .8-.7 1.5-1.5 1.5-8 0-15-7-15-15C3.5 4.7 4.2 4 5 4z",
  mail: "M3 6h18v12H3zM3 7.5l9 6.5 9-6.5",
  quote: "M10 7c-3 .8-4.5 3-4.5 7v3.5h5V13H6M19 7c-3 .8-4.5 3-4.5 7v3.5h5V13H15",
  hand: "M3 14h3l3-2h4a2 2 0 0 1 0 4h-3M13 15.5l5-3c2-1 3.5 1 2 2.5L14 20H6M12 8c-4-3-1-6 0-3.5 1-2.5 4 .5 0 3.5z",
  home: "M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z",
  heart: "M12 20C6 15.5 3 12.5 3 8.8a4.6 4.6 0 0 1 9-1.6 4.6 4.6 0 0 1 9 1.6c0 3.7-3 6.7-9 11.2z",
  leaf: "M5 20c0-3 2-5 6-7M10 19C5 18 5 11 9 8.5 12 6.7 16 7 20 4c1 8-2.5 15-10 15z",
  "calendar-check": "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5M9 15l2 2 4-4",
  "list-plus": "M4 6h12M4 12h7M4 18h12M18 9v6M15 12h6",
  "trending-up": "M3 17l6-6 4 4 8-8M15 7h6v6",
  pin: "M12 21c-4.5-4-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-2.5 7-7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2",
  lock: "M5.5 11h13v9h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  seal: "M8.5 12.2l2.4 2.4 4.8-5M12 2.5l2.8 2.8h4v4L21.5 12l-2.7 2.8v4h-4L12 21.5l-2.8-2.7h-4v-4L2.5 12l2.7-2.7v-4h4z",
} as const;
