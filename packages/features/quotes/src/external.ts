import { texts } from './customer/texts.ts'

/** Quotations as customers read them, a view of their workbench (`/external/workbench?View=quotes`). */
export const quotesView = { key: 'quotes', label: texts.title, load: () => import('./customer/OwnQuotes.tsx') } as const
