import { inEnglish } from '@jst/feature-kit/english'
import { declared } from './declared-en.ts'
import { chineseFacts } from './editor/content.ts'
import { manifestsEn } from './manifests-en.ts'
import { linksEn } from './links/texts-en.ts'
import { namesEn } from './names-en.ts'
import { vgmEn } from './vgm/texts-en.ts'

/** English words of filings as customers read them, by the name of their file. */
export const english = {
  names: namesEn,
  manifests: manifestsEn,
  links: linksEn,
  vgm: vgmEn,
  ...declared,
  sheet: inEnglish(chineseFacts),
} as const
