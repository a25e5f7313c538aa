import { Button } from '@arco-design/web-react'
import { Notice, TableHead, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { placeOf, wordsOf, type ColumnNames } from './conflictWords.ts'
import type { Draft } from './Draft.ts'
import { texts } from './texts.ts'

const words = texts.replaced

/** Replaced values: my value and the current one. */
export const ReplacedTable = observer(function ReplacedTable({ draft, columns }: { draft: Draft; columns: ColumnNames }) {
  const { replaced, form, savedBy } = draft
  if (replaced.length === 0) return null
  return (
    <Notice tone="warning" action={<TextButton onClick={() => draft.putAway()}>{texts.seen}</TextButton>}>
      <p>{savedBy ? words.byColleague(savedBy) : words.byTab}</p>
      <table className="jst-compare jst-conflicts" aria-label={words.label}>
        <TableHead titles={[texts.conflicts.field, texts.conflicts.mine, words.now]} />
        <tbody>
          {replaced.map((one) => {
            const place = placeOf(form, one, columns)
            return (
              <tr key={JSON.stringify(one.path)}>
                <th scope="row">{place}</th>
                <td>
                  <div>{wordsOf(form, one, one.mine)}</div>
                  <Button size="mini" aria-label={`${place} ${words.restore}`} onClick={() => draft.restore(one)}>
                    {words.restore}
                  </Button>
                </td>
                <td>
                  <div>{wordsOf(form, one, one.theirs)}</div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Notice>
  )
})
