import { Button } from '@arco-design/web-react'
import { useNow } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts as late } from '../../late/texts.ts'
import { useEditor } from '../EditorContext.tsx'
import { asksLate } from '../model/asks-late.ts'
import { texts } from '../texts.ts'

/** The one primary act: submit, or past the cut-off without the right to, ask for a later cut-off. */
export const SubmitButton = observer(function SubmitButton({ busy, onSubmit }: { busy: boolean; onSubmit: () => void }) {
  const { model } = useEditor()
  const asks = asksLate(model, useNow())
  const isLateRequested = asks && model.order.Late?.State === 'open'
  const text = isLateRequested ? late.asked : asks ? late.ask : model.stored ? texts.acts.resubmit : texts.acts.submit
  return (
    <Button type="primary" loading={busy} disabled={isLateRequested} onClick={onSubmit}>
      {text}
    </Button>
  )
})
