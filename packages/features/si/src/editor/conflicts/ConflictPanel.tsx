import { ConflictChoices, DecideAll, useDraftTexts } from '@jst/feature-kit/document'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { nameOf, textOf } from './names.ts'

/** Conflicting edits of two people: base, mine and theirs, to be resolved by field or all at once. */
export const ConflictPanel = observer(function ConflictPanel() {
  const { model } = useEditor()
  const words = useDraftTexts().conflicts
  const { conflicts } = model
  if (conflicts.length === 0) return null
  return (
    <Section
      title={words.label}
      extra={
        <span className="jst-acts">
          <DecideAll size="small" onDecide={(side) => model.decideAll(side)} />
        </span>
      }
    >
      <p role="alert">{texts.conflicts.hint}</p>
      <ConflictChoices
        code
        rows={conflicts.map((conflict, index) => ({
          key: `${conflict.draftId} ${conflict.path}`,
          place: nameOf(conflict, model.session.drafts),
          base: textOf(conflict.base, words),
          mine: textOf(conflict.mine, words),
          theirs: textOf(conflict.theirs, words),
          decide: (side) => model.decide(index, side),
        }))}
      />
    </Section>
  )
})
