/** Stroke paths on a 24 × 24 grid, drawn for this product. */
const paths = {
  refresh: 'M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7',
  filter: 'M4 5h16l-6.5 7.5V19l-3 1.5v-8z',
  density: 'M4 6h16M4 12h16M4 18h16',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  back: 'M11 5l-7 7 7 7M4 12h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-3.6 4-5 7.5-5s6.5 1.4 7.5 5',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  fold: 'M4 5h16M11 12h9M4 19h16M8 9.5L5 12l3 2.5',
  unfold: 'M4 5h16M4 12h9M4 19h16M17 9.5l3 2.5-3 2.5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5v.01',
  warning: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.01',
  download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M4 20h16',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  more: 'M5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM19 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  company: 'M4 20V5h10v15M14 10h6v10M2.5 20h19M7.5 9h3M7.5 13h3M17 14h.01M17 17h.01',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2',
  notification: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  message: 'M4 5h16v12H9.5L5 20.5V17H4z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  letter: 'M4 6h16v12H4zM4 7.5l8 5.5 8-5.5',
  box: 'M3.5 7.5L12 3.5l8.5 4v9L12 20.5l-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v12',
  web: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 2.6 4 5.8 4 9s-1 6.4-4 9c-3-2.6-4-5.8-4-9s1-6.4 4-9z',
  box: 'M3 8l9-4.5L21 8v8.5L12 21l-9-4.5zM3 8l9 4.5L21 8M12 12.5V21',
  ship: 'M4 13l8-3 8 3-2 6H6zM7 11.5V7h10v4.5M12 7V4M3 21.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.8-3.2 3.4-4.5 6.5-4.5s5.7 1.3 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.3c2 .7 3.1 2.1 3.5 4.2',
} as const

/** Name of a drawing of `Icon`. */
export type IconName = keyof typeof paths
/** All names, for galleries and pickers. */
export const iconNames = Object.keys(paths) as IconName[]

/** Decorative icon in the colour of the text; the control around it carries the name. Size in pixels. */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `jst-icon ${className}` : 'jst-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
