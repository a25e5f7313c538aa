import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { ConflictChoices, DecideAll } from './ConflictChoices.tsx'
import { placeOf, wordsOf, type ColumnNames } from './conflictWords.ts'
import type { Draft } from './Draft.ts'
import { useDraftTexts } from './texts.ts'

/** Conflicts of two people: the common value, mine and theirs, to be chosen one by one or all at once. */
export const ConflictTable = observer(function ConflictTable({ draft, columns }: { draft: Draft; columns: ColumnNames }) {
  const words = useDraftTexts().conflicts
  const { conflicts, form } = draft
  if (conflicts.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{words.lead}</p>
      <ConflictChoices
        rows={conflicts.map((conflict) => ({
          key: JSON.stringify(conflict.path),
          place: placeOf(form, conflict, columns, words),
          base: wordsOf(form, conflict, conflict.base, words),
          mine: wordsOf(form, conflict, conflict.mine, words),
          theirs: wordsOf(form, conflict, conflict.theirs, words),
          decide: (side) => draft.decide([conflict], side),
        }))}
      />
      <div className="jst-acts">
        <DecideAll onDecide={(side) => draft.decide(conflicts, side)} />
      </div>
    </Notice>
  )
})
