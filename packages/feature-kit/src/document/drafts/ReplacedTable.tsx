import { ChoiceTable, Notice, TextButton } from '@jst/ui'
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
      <ChoiceTable
        label={words.label}
        titles={[texts.conflicts.field, texts.conflicts.mine, words.now]}
        rows={replaced.map((one) => ({
          key: JSON.stringify(one.path),
          place: placeOf(form, one, columns, texts.conflicts),
          sides: [
            { text: wordsOf(form, one, one.mine, texts.conflicts), act: { label: words.restore, run: () => draft.restore(one) } },
            { text: wordsOf(form, one, one.theirs, texts.conflicts) },
          ],
        }))}
        more={texts.conflicts.more}
      />
    </Notice>
  )
})
