import { Button } from '@arco-design/web-react'
import { bookingButtons, correctShippingOrder, type BookingState, type BookingView } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ShippingOrderDialog } from './ShippingOrderDialog.tsx'
import { texts } from './texts.ts'

const correctable: readonly (BookingState | undefined)[] = ['confirmed', 'pendingAmendment']

interface CorrectToolProps {
  view: BookingView
  stage: BookingState | undefined
  onDone: () => void
}
/** Corrects the carrier's confirmation, such as vessel, cut-offs or SO, with a reason that the customer reads. */
export const CorrectTool = observer(function CorrectTool({ view, stage, onDone }: CorrectToolProps) {
  const { api, permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { confirm } = bookingButtons.staff
  if (!view.ShippingOrder || !correctable.includes(stage) || !permissions.allows(confirm.path, confirm.code)) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      {open ? (
        <ShippingOrderDialog
          view={view}
          act={texts.correct}
          lead={texts.correctLead}
          words={{ label: texts.correctReason, required: texts.correctNeeded }}
          done={texts.corrected}
          onSave={({ Words, ...order }, UpdateTime) => api.call(correctShippingOrder, { Id: view.Id, UpdateTime, ...order, Reason: Words })}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
})
