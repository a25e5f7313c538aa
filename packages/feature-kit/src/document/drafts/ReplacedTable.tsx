import { Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { ReplacedChoices } from './ConflictChoices.tsx'
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
      <ReplacedChoices
        rows={replaced.map((one) => ({
          key: JSON.stringify(one.path),
          place: placeOf(form, one, columns, texts.conflicts),
          mine: wordsOf(form, one, one.mine, texts.conflicts),
          now: wordsOf(form, one, one.theirs, texts.conflicts),
          restore: () => draft.restore(one),
        }))}
      />
    </Notice>
  )
})
