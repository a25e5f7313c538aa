import { Button } from '@arco-design/web-react'
import { FactsTable, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { placeOf, wordsOf, type ColumnNames } from './conflictWords.ts'
import type { Draft } from './Draft.ts'
import { useDraftTexts } from './texts.ts'

/** Replaced values: my value and the current one. */
export const ReplacedTable = observer(function ReplacedTable({ draft, columns }: { draft: Draft; columns: ColumnNames }) {
  const texts = useDraftTexts()
  const words = texts.replaced
  const { replaced, form, savedBy } = draft
  if (replaced.length === 0) return null
  return (
    <Notice tone="warning" action={<TextButton onClick={() => draft.putAway()}>{texts.seen}</TextButton>}>
      <p>{savedBy ? words.byColleague(savedBy) : words.byTab}</p>
      <FactsTable
        label={words.label}
        look="jst-compare jst-conflicts"
        titles={[texts.conflicts.field, texts.conflicts.mine, words.now]}
        rows={replaced}
        rowKey={({ path }) => JSON.stringify(path)}
        renderRow={(one) => {
          const place = placeOf(form, one, columns, texts.conflicts)
          return (
            <>
              <th scope="row">{place}</th>
              <td>
                <div>{wordsOf(form, one, one.mine, texts.conflicts)}</div>
                <Button size="mini" aria-label={`${place} ${words.restore}`} onClick={() => draft.restore(one)}>
                  {words.restore}
                </Button>
              </td>
              <td>
                <div>{wordsOf(form, one, one.theirs, texts.conflicts)}</div>
              </td>
            </>
          )
        }}
      />
    </Notice>
  )
})
