import { packageKinds } from '@jst/contracts/si'
import type { Place } from '@jst/feature-kit/reference'

/** Kinds of packages for a picker; the English name is printed on the bill. */
export const packagePlaces: readonly Place[] = packageKinds.map(({ code, zh, en }) => ({
  code,
  zh,
  en,
  pinyin: '',
  initials: '',
  words: [],
  note: en,
}))
