import type { EntityRow } from '@jst/contracts/entity'
import { StatusTag } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

const tones = { active: 'green', disabled: 'grey', removed: 'red', merged: 'purple' } as const

/** State of a row: in use, or its successor. */
export function EntityStateTag({ row }: { row: EntityRow }) {
  const texts = useEntityTexts()
  return (
    <StatusTag tone={tones[row.State]}>{row.State === 'merged' ? texts.mergedInto(row.MergedInto) : texts.states[row.State]}</StatusTag>
  )
}
