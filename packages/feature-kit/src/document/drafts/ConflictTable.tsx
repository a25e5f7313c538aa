import { Button } from '@arco-design/web-react'
import { ChoiceTable, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
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
      <ChoiceTable
        label={words.label}
        titles={[words.field, words.base, words.mine, words.theirs]}
        rows={conflicts.map((conflict) => ({
          key: JSON.stringify(conflict.path),
          place: placeOf(form, conflict, columns, words),
          sides: [
            { text: wordsOf(form, conflict, conflict.base, words) },
            ...(['mine', 'theirs'] as const).map((side) => ({
              text: wordsOf(form, conflict, conflict[side], words),
              act: { label: side === 'mine' ? words.keepMine : words.takeTheirs, run: () => draft.decide([conflict], side) },
            })),
          ],
        }))}
        more={words.more}
      />
      <div className="jst-acts">
        <Button onClick={() => draft.decide(conflicts, 'mine')}>{words.allMine}</Button>
        <Button onClick={() => draft.decide(conflicts, 'theirs')}>{words.allTheirs}</Button>
      </div>
    </Notice>
  )
})
