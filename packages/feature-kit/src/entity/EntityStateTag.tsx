import type { EntityRow } from '@jst/contracts/entity'
import { StatusTag } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

const tones = { active: 'green', disabled: 'grey', removed: 'red', merged: 'purple' } as const

/** Whether a row is in use, and where it has gone. */
export function EntityStateTag({ row }: { row: EntityRow }) {
  const texts = useEntityTexts()
  return (
    <StatusTag tone={tones[row.State]}>{row.State === 'merged' ? texts.mergedInto(row.MergedInto) : texts.states[row.State]}</StatusTag>
  )
}
