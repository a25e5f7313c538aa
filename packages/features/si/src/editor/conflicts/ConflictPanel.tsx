import { Button } from '@arco-design/web-react'
import { ChoiceTable, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { nameOf, textOf } from './names.ts'

const words = texts.conflicts

/** Conflicting edits of two people: base, mine and theirs, to be resolved by field or all at once. */
export const ConflictPanel = observer(function ConflictPanel() {
  const { model } = useEditor()
  const { conflicts } = model
  if (conflicts.length === 0) return null
  return (
    <Section
      title={words.title}
      extra={
        <span className="jst-acts">
          <Button size="small" onClick={() => model.decideAll('mine')}>
            {words.allMine}
          </Button>
          <Button size="small" onClick={() => model.decideAll('theirs')}>
            {words.allTheirs}
          </Button>
        </span>
      }
    >
      <p role="alert">{words.hint}</p>
      <ChoiceTable
        code
        label={words.title}
        titles={[words.field, words.base, words.mine, words.theirs]}
        rows={conflicts.map((conflict, index) => ({
          key: `${conflict.draftId} ${conflict.path}`,
          place: nameOf(conflict, model.session.drafts),
          sides: [
            { text: textOf(conflict.base) },
            { text: textOf(conflict.mine), act: { label: words.keepMine, run: () => model.decide(index, 'mine') } },
            { text: textOf(conflict.theirs), act: { label: words.takeTheirs, run: () => model.decide(index, 'theirs') } },
          ],
        }))}
        more={words.more}
      />
    </Section>
  )
})
