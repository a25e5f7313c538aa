import type { SiRecord } from '@jst/contracts/si'
import type { DraftWords } from '@jst/feature-kit/document'
import type { MergeConflict, MergeValue } from '@jst/si-drafts'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'

/** Label of a conflict's place, with its bill if there are several. */
export function nameOf({ draftId, label }: MergeConflict, drafts: readonly SiRecord[]): string {
  const position = drafts.findIndex(({ id }) => id === draftId)
  const draft = drafts[position]
  return `${draft && drafts.length > 1 ? `${billName(draft, position)} ` : ''}${label || texts.conflicts.whole}`
}

/** A value as displayed text; containers, lines and drafts by their names. */
export function textOf(value: MergeValue, words: DraftWords['conflicts']): string {
  if (value === null) return words.gone
  if (typeof value !== 'object') return String(value) || words.empty
  if ('containerNo' in value) return [value.containerNo, value.sealNo, value.type, value.packages, value.weight].filter(Boolean).join(' / ')
  if ('mblNo' in value) return value.splitMblNo || value.mblNo
  if ('goods' in value) return [value.goods, value.packages, value.weight].filter(Boolean).join(' / ')
  return String(value.companyId)
}
