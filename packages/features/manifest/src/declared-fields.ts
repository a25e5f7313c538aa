import {
  headFields as heads,
  manifestGoodsFields as goods,
  manifestPartyFields as parties,
  manifestRoles as roles,
  regimeNames as regimes,
} from '@jst/contracts/manifest'
import { packedBoxFields as boxes } from '@jst/contracts/packing'
import { speech } from './speech.ts'

const chinese = {
  headFields: heads,
  manifestGoodsFields: goods,
  manifestPartyFields: parties,
  manifestRoles: roles as Readonly<Record<keyof typeof roles, readonly [string, string]>>,
  packedBoxFields: boxes,
  regimeNames: regimes as Readonly<Record<keyof typeof regimes, readonly [string, string]>>,
} as const
export type DeclaredFields = typeof chinese

/** Fields, companies and kinds of filings; their labels are read in the language of the page. */
export const { headFields, manifestGoodsFields, manifestPartyFields, manifestRoles, packedBoxFields, regimeNames } = speech.words(
  'fields',
  chinese,
) as DeclaredFields
