import { viewTitles } from './customer/titles.ts'

/** Rates as customers read them, a view of their workbench (`/external/workbench?View=rates`). */
export const ratesView = { key: 'rates', label: viewTitles.rates, labelEn: 'Rates', load: () => import('./customer/OwnRates.tsx') } as const
