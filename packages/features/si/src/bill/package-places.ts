import { packageKinds } from '@jst/contracts/si'
import type { Place } from '@jst/feature-kit/reference'

/** Kinds of packages as a picker offers them; their English name is what stands on a bill. */
export const packagePlaces: readonly Place[] = packageKinds.map(({ code, zh, en }) => ({
  code,
  zh,
  en,
  pinyin: '',
  initials: '',
  words: [],
  note: en,
}))
