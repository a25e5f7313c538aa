import { Button } from '@arco-design/web-react'
import { bookingButtons, messageLimits, sendBooking } from '@jst/contracts/booking'
import type { EntityRow } from '@jst/contracts/entity'
import { MoveOutcomes } from '@jst/feature-kit/document'
import { useAction, useApp } from '@jst/feature-kit'
import { Dialog, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ComponentProps } from 'react'
import { texts } from './texts.ts'

type Outcome = ComponentProps<typeof MoveOutcomes>['outcome']

/** Sends chosen bookings to their carriers; which of them were not, and why, stands in the outcome, and these can be sent again. */
export const SendMany = observer(function SendMany({ rows, onDone }: { rows: readonly EntityRow[]; onDone: () => void }) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { send } = bookingButtons.staff
  if (!permissions.allows(send.path, send.code)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.send}</Button>
      {open ? <SendManyDialog rows={rows.slice(0, messageLimits.bookings)} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const SendManyDialog = observer(function SendManyDialog({
  rows,
  onDone,
  onClose,
}: {
  rows: readonly EntityRow[]
  onDone: () => void
  onClose: () => void
}) {
  const { api } = useApp()
  // the list behind it may show fewer rows once some were sent: the act is about those that it was opened for, in the versions that are shown
  const [opened] = useState(rows)
  const [remarks, setRemarks] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const send = async (left: readonly EntityRow[], sentBefore: Outcome['Moved']) => {
    const Items = left.map((row) => rows.find(({ Id }) => Id === row.Id) ?? row).map(({ Id, UpdateTime }) => ({ Id, UpdateTime }))
    const { Sent, NotSent } = await api.call(sendBooking, { Items, Remarks: remarks })
    setOutcome({ Moved: [...sentBefore, ...Sent], NotMoved: NotSent })
    if (Sent.length > 0) onDone()
  }
  const first = useAction(() => send(opened, []))
  if (outcome)
    return (
      <MoveOutcomes
        title={texts.sendTitle}
        outcome={outcome}
        onRetry={() =>
          send(
            opened.filter(({ Id }) => outcome.NotMoved.some((one) => one.Id === Id)),
            outcome.Moved,
          )
        }
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={texts.sendTitle}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="primary" loading={first.busy} onClick={() => void first.run()}>
            {texts.sendMany(opened.length)}
          </Button>
        </>
      }
    >
      <p>{texts.manyAbout}</p>
      <LinesField label={texts.manyRemarks} hint={texts.remarksHint} value={remarks} onChange={setRemarks} maxLength={500} />
    </Dialog>
  )
})
