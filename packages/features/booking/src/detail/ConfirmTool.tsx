import { Button } from '@arco-design/web-react'
import { bookingButtons, bookingStates, confirmBooking, type BookingState, type BookingView } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ShippingOrderDialog } from './ShippingOrderDialog.tsx'
import { texts } from './texts.ts'

interface ConfirmToolProps {
  view: BookingView
  stage: BookingState | undefined
  onDone: () => void
  /** It is the act of this stage; otherwise another one is. */
  primary: boolean
}
/** The shipping order of the carrier is entered, and the booking is confirmed with it. */
export const ConfirmTool = observer(function ConfirmTool({ view, stage, onDone, primary }: ConfirmToolProps) {
  const { api, permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { confirm } = bookingButtons.staff
  const may =
    stage !== undefined && bookingStates.startsFrom('confirm', bookingStates.codes[stage]) && permissions.allows(confirm.path, confirm.code)
  if (!may) return null
  return (
    <>
      <Button type={primary ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {texts.confirm}
      </Button>
      {open ? (
        <ShippingOrderDialog
          view={view}
          act={texts.confirm}
          lead={texts.confirmLead}
          words={{ label: texts.remarks }}
          done={texts.confirmed}
          onSave={({ Words, ...order }, UpdateTime) => api.call(confirmBooking, { Id: view.Id, UpdateTime, ...order, Remarks: Words })}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
})
