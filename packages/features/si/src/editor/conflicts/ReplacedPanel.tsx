import { Button } from '@arco-design/web-react'
import { ChoiceTable, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { elementId } from '../form/fields.tsx'
import { texts } from '../texts.ts'
import { nameOf, textOf } from './names.ts'

const words = texts.replaced
/** The save state leads here. */
export const replacedPanelId = 'replaced'

/** Values of this person that somebody else has overwritten, beside the present ones. */
export const ReplacedPanel = observer(function ReplacedPanel() {
  const { model, prefix } = useEditor()
  const { session } = model
  const { values, by } = session.replaced
  if (values.length === 0) return null
  return (
    <Section
      title={words.title}
      extra={
        <Button size="small" onClick={() => session.replaced.putAway()}>
          {words.seen}
        </Button>
      }
    >
      <p id={elementId(prefix, replacedPanelId)} role="alert">
        {by ? words.byColleague(by) : words.byTab}
      </p>
      <ChoiceTable
        code
        label={words.title}
        titles={[texts.conflicts.field, texts.conflicts.mine, words.now]}
        rows={values.map((value) => ({
          key: `${value.draftId} ${value.path}`,
          place: nameOf(value, session.drafts),
          sides: [
            { text: textOf(value.mine), act: { label: words.restore, run: () => session.restoreReplaced(value) } },
            { text: textOf(value.theirs) },
          ],
        }))}
        more={texts.conflicts.more}
      />
    </Section>
  )
})
