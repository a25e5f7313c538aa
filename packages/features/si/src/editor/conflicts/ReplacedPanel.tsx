import { Button } from '@arco-design/web-react'
import { ReplacedChoices, useDraftTexts } from '@jst/feature-kit/document'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { elementId } from '../form/fields.tsx'
import { nameOf, textOf } from './names.ts'

/** The save state leads here. */
export const replacedPanelId = 'replaced'

/** Values of this person that somebody else has overwritten, beside the present ones. */
export const ReplacedPanel = observer(function ReplacedPanel() {
  const { model, prefix } = useEditor()
  const { seen, replaced: words, conflicts } = useDraftTexts()
  const { session } = model
  const { values, by } = session.replaced
  if (values.length === 0) return null
  return (
    <Section
      title={words.label}
      extra={
        <Button size="small" onClick={() => session.replaced.putAway()}>
          {seen}
        </Button>
      }
    >
      <p id={elementId(prefix, replacedPanelId)} role="alert">
        {by ? words.byColleague(by) : words.byTab}
      </p>
      <ReplacedChoices
        code
        rows={values.map((value) => ({
          key: `${value.draftId} ${value.path}`,
          place: nameOf(value, session.drafts),
          mine: textOf(value.mine, conflicts),
          now: textOf(value.theirs, conflicts),
          restore: () => session.restoreReplaced(value),
        }))}
      />
    </Section>
  )
})
