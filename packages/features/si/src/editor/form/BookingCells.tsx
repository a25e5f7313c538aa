import { toBillText } from '@jst/si-drafts/rules'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { masterBillFields } from '../../declared-fields.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { elementId, TextCell } from './fields.tsx'

const idOf = (prefix: string, index: number) => elementId(prefix, `booking-${index}`)

/** The carrier's number of the booking: of the bill's own order, and of each order that is combined into it. */
export const BookingCells = observer(function BookingCells() {
  const { model, prefix } = useEditor()
  const bills = model.valueOf('masterBills') ?? []
  const { jump } = model.view
  useEffect(() => {
    if (jump?.masterBill === undefined) return
    document.getElementById(idOf(prefix, jump.masterBill))?.focus()
    model.view.landed()
  }, [jump, model, prefix])
  const set = (index: number, mergedBookingNo: string) =>
    model.edit({ masterBills: bills.map((bill, at) => (at === index ? { ...bill, mergedBookingNo } : bill)) })
  return (
    <>
      <TextCell name="bookingNo" />
      {bills.map((bill, index) => (
        <div key={bill.mergedOrderId} className="jst-bl-cell">
          <div className="jst-bl-label">
            <label htmlFor={idOf(prefix, index)}>{texts.form.mergedBooking(bill.mergedMblNo)}</label>
          </div>
          <input
            id={idOf(prefix, index)}
            className="jst-bl-input"
            value={bill.mergedBookingNo}
            maxLength={masterBillFields.mergedBookingNo.max}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set(index, event.target.value)}
            onBlur={() => {
              const repaired = toBillText(bill.mergedBookingNo).trim()
              if (repaired !== bill.mergedBookingNo) set(index, repaired)
              model.session.journal()
            }}
          />
        </div>
      ))}
    </>
  )
})
