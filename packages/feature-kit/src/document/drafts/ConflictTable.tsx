import { Button } from '@arco-design/web-react'
import { FactsTable, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { placeOf, wordsOf, type ColumnNames } from './conflictWords.ts'
import type { Draft } from './Draft.ts'
import { useDraftTexts } from './texts.ts'

const mostShown = 50

/** Conflicts of two people: the common value, mine and theirs, to be chosen one by one or all at once. */
export const ConflictTable = observer(function ConflictTable({ draft, columns }: { draft: Draft; columns: ColumnNames }) {
  const words = useDraftTexts().conflicts
  const { conflicts, form } = draft
  if (conflicts.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{words.lead}</p>
      <FactsTable
        label={words.label}
        look="jst-compare jst-conflicts"
        titles={[words.field, words.base, words.mine, words.theirs]}
        rows={conflicts.slice(0, mostShown)}
        rowKey={({ path }) => JSON.stringify(path)}
        renderRow={(conflict) => {
          const place = placeOf(form, conflict, columns, words)
          return (
            <>
              <th scope="row">{place}</th>
              <td>{wordsOf(form, conflict, conflict.base, words)}</td>
              {(['mine', 'theirs'] as const).map((side) => {
                const act = side === 'mine' ? words.keepMine : words.takeTheirs
                return (
                  <td key={side}>
                    <div>{wordsOf(form, conflict, conflict[side], words)}</div>
                    <Button size="mini" aria-label={`${place} ${act}`} onClick={() => draft.decide([conflict], side)}>
                      {act}
                    </Button>
                  </td>
                )
              })}
            </>
          )
        }}
      />
      {conflicts.length > mostShown ? <p className="jst-muted">{words.more(conflicts.length - mostShown)}</p> : null}
      <div className="jst-acts">
        <Button onClick={() => draft.decide(conflicts, 'mine')}>{words.allMine}</Button>
        <Button onClick={() => draft.decide(conflicts, 'theirs')}>{words.allTheirs}</Button>
      </div>
    </Notice>
  )
})
