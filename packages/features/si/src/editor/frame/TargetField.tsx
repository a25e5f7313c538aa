import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { TextButton } from '@jst/ui'

const words = texts.drafts

/** How many bills the order is split into. */
export const TargetField = observer(function TargetField() {
  const { model } = useEditor()
  const { session } = model
  const id = useId()
  const missing = session.target - session.drafts.length
  return (
    <div className="jst-target">
      <label htmlFor={id} title={words.billsHint}>
        {words.bills}
      </label>
      <input
        id={id}
        className="jst-form-input jst-form-input-short"
        type="number"
        min={1}
        max={99}
        value={session.target}
        onChange={(event) => session.setTarget(Number(event.target.value) || 1)}
      />
      {missing > 0 && <TextButton onClick={() => model.addBills(missing)}>{words.addMissing(missing)}</TextButton>}
      <span className="jst-muted">{missing > 0 ? words.short(missing) : words.billsHint}</span>
    </div>
  )
})
