import { texts } from './customer/texts.ts'

/** Rates as customers read them, a view of their workbench (`/external/workbench?View=rates`). */
export const ratesView = { key: 'rates', label: texts.title, load: () => import('./customer/OwnRates.tsx') } as const
