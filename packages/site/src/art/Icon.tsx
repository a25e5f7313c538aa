import type { ServiceKind, SiteIcon } from '@jst/contracts/portal'

/** Line icons of 24 × 24. */
const paths: Readonly<Record<SiteIcon | 'barge' | 'mail' | 'chat' | 'link' | 'pin' | 'search', string>> = {
  ship: 'M3 14l2 5q7 2 14 0l2-5l-9-3zM6 12.6v-5.6h12v5.6M9 7v-3h6v3M2 22q2.5-1.5 5 0t5 0t5 0t5 0',
  truck: 'M2 6h12v11h-12zM14 10h4l4 4v3h-8M4.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  plane: 'M21 3q-2-1-4 1l-4 4l-9-2l-2 2l8 4l-3 3h-3l-1 1l4 2l2 4l1-1v-3l3-3l4 8l2-2l-2-9l4-4q2-2 0-5z',
  train: 'M6 3h12v13h-12zM6 10h12M9 16l-3 5M15 16l3 5M8 19h8M9 13h.01M15 13h.01M10 6h4',
  barge: 'M2 15h20l-3 5h-14zM5 15v-5h6v5M11 15v-3h7v3M7 10v-4h2v4M2 23q2.5-1.5 5 0t5 0t5 0t5 0',
  warehouse: 'M3 21v-12l9-5l9 5v12M7 21v-9h10v9M7 16h10',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l4 2',
  shield: 'M12 3l8 3v6q0 6-8 9q-8-3-8-9v-6zM8.5 12l2.5 2.5l4.5-5',
  price: 'M4 4h8l8 8l-8 8l-8-8zM8 8h.01M10.5 13.5l3-3',
  paper: 'M6 3h9l4 4v14h-13zM14 3v5h5M9 12h7M9 16h7',
  people: 'M6 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 20q0-6 6-6t6 6M15.5 5.2a3 3 0 0 1 0 5.6M17.5 14.6q3.5 1 3.5 5.4',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3q4 4 4 9t-4 9q-4-4-4-9t4-9',
  phone: 'M5 3h4l2 5l-2.5 2q2 4 5.5 5.5l2-2.5l5 2v4q-2 2-4 2q-9-1-14-14q0-2 2-4z',
  mail: 'M3 5h18v14h-18zM3 7l9 6l9-6',
  chat: 'M4 4h16v12h-9l-5 4v-4h-2zM8 9h8M8 12h5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  pin: 'M12 22q-7-7-7-12a7 7 0 0 1 14 0q0 5-7 12zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
}
export type IconName = keyof typeof paths

/** The icon of each kind of service. */
export const serviceIcons: Readonly<Record<ServiceKind, IconName>> = {
  sea: 'ship',
  land: 'truck',
  air: 'plane',
  rail: 'train',
  river: 'barge',
  supply: 'warehouse',
}
/** Of a service by its kind, which may be none. */
export const iconOf = (kind: string): IconName => (serviceIcons as Readonly<Partial<Record<string, IconName>>>)[kind] ?? 'globe'

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
