import { declared } from './declared-en.ts'
import { detailEn } from './detail/texts-en.ts'
import { formEn } from './form/texts-en.ts'
import { listsEn } from './lists/texts-en.ts'
import { namesEn } from './names-en.ts'
import { priceEn } from './price/texts-en.ts'
import { readingEn } from './reading/texts-en.ts'
import { sailingsEn } from './sailings/texts-en.ts'
import { templatesEn } from './templates/texts-en.ts'
import { thirdEn } from './third/texts-en.ts'

/** English words of bookings as customers and providers read them, by the name of their file. */
export const english = {
  names: namesEn,
  lists: listsEn,
  detail: detailEn,
  form: formEn,
  price: priceEn,
  reading: readingEn,
  sailings: sailingsEn,
  templates: templatesEn,
  third: thirdEn,
  ...declared,
} as const
