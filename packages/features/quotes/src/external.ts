import { viewTitles } from './customer/titles.ts'

/** Quotations as customers read them, a view of their workbench (`/external/workbench?View=quotes`). */
export const quotesView = {
  key: 'quotes',
  label: viewTitles.quotes,
  labelEn: 'Quotations',
  load: () => import('./customer/OwnQuotes.tsx'),
} as const
/** Inquiries that customers sent from the rate search (`/external/workbench?View=inquiries`). */
export const inquiriesView = {
  key: 'inquiries',
  label: viewTitles.inquiries,
  labelEn: 'Inquiries',
  load: async () => (await import('./customer/OwnQuotes.tsx')).inquiries,
} as const
