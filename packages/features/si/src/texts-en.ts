import { billEn, movesEn } from './bill/texts-en.ts'
import { carrierEn } from './carrier/texts-en.ts'
import { compareEn } from './compare/texts-en.ts'
import { creditEn } from './credit/texts-en.ts'
import { dcsaEn } from './dcsa/texts-en.ts'
import { declared } from './declared-en.ts'
import { english as rulesEn } from '@jst/si-drafts/rules'
import { combineEn, editorTemplatesEn, favouritesEn, packedEn, previewEn } from './editor/parts-en.ts'
import { editorEn } from './editor/texts-en.ts'
import { feesEn, neighboursEn } from './fees/texts-en.ts'
import { furtherEn } from './further/texts-en.ts'
import { lateEn } from './late/texts-en.ts'
import { linkEn } from './link/texts-en.ts'
import { listsEn, ordersEn } from './lists/texts-en.ts'
import { serverEn } from './said-by-server-en.ts'
import { templatesEn } from './templates/texts-en.ts'

/** English words of shipping instructions as customers read them, by the name of their file. */
export const english = {
  bill: billEn,
  moves: movesEn,
  carrier: carrierEn,
  compare: compareEn,
  credit: creditEn,
  dcsa: dcsaEn,
  editor: editorEn,
  favourites: favouritesEn,
  editorTemplates: editorTemplatesEn,
  packed: packedEn,
  combine: combineEn,
  preview: previewEn,
  fees: feesEn,
  neighbours: neighboursEn,
  further: furtherEn,
  late: lateEn,
  link: linkEn,
  lists: listsEn,
  orders: ordersEn,
  templates: templatesEn,
  rules: { language: rulesEn },
  server: serverEn,
  ...declared,
} as const
