import { inEnglish } from '@jst/feature-kit/english'
import { applicationsEn } from './applications/texts-en.ts'
import { declared } from './declared-en.ts'
import { chineseFacts } from './lists/gridFacts.ts'
import { listsEn } from './lists/texts-en.ts'
import { namesEn } from './names-en.ts'
import { slipsEn } from './slips/texts-en.ts'

/** English words of packing as customers and hauliers read them, by the name of their file. */
export const english = {
  names: namesEn,
  applications: applicationsEn,
  slips: slipsEn,
  lists: listsEn,
  ...declared,
  sheet: inEnglish(chineseFacts),
} as const
