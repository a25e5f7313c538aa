import { isComposing } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'

const words = texts.drafts

/** Into how many bills the order is split: the drafts are made when the number is entered. */
export const TargetField = observer(function TargetField() {
  const { model } = useEditor()
  const { session } = model
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const enter = () => {
    setTyped(undefined)
    if (typed === undefined) return
    session.setTarget(Number(typed) || 1)
    const missing = session.target - session.drafts.length
    if (missing > 0) model.addBills(missing)
  }
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
        value={typed ?? session.target}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) enter()
        }}
      />
      <span className="jst-muted">{words.billsHint}</span>
    </div>
  )
})
