import type { Words } from '@jst/feature-kit'
import type { TemplateTexts } from './texts.ts'

/** Words of templates of bookings. */
export const templatesEn: Words<TemplateTexts> = {
  saveNote: 'Keeps route, cargo, boxes, parties and terms; not days, sailing, price and numbers.',
  example: 'furniture FCL to USWC',
  edit: 'Rename, share',
  beginWith: 'Begin with a template',
  empty: 'No booking templates yet',
  emptyHint: 'Press “Save as template” in a booking to have it at hand next time.',
  keywordHint: 'Name, customer or port code',
  columns: { route: 'Route', boxes: 'Boxes', carrier: 'Carrier', customer: 'Customer' },
}
