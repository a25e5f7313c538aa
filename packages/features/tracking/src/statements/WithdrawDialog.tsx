import { trackWithdraw, type TrackStatement } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.withdrawDialog

interface WithdrawDialogProps {
  rows: readonly TrackStatement[]
  isWithdrawn: boolean
  onDone: () => void
  onClose: () => void
}

/** Hides statements with a reason, or has them count again. */
export const WithdrawDialog = observer(function WithdrawDialog({ rows, isWithdrawn, onDone, onClose }: WithdrawDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Reason: '' }),
    fields: { Reason: { label: words.reason, required: true } },
    save: ({ Reason }) => api.call(trackWithdraw, { Ids: rows.map(({ Id }) => Id), IsWithdrawn: isWithdrawn, Reason: Reason.trim() }),
    saved: (done) => {
      notify.success((isWithdrawn ? words.done : words.restored)(done.length))
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={isWithdrawn ? words.title(rows.length) : words.restoreTitle(rows.length)}
      note={isWithdrawn ? words.lead : words.restoreLead}
      submit={isWithdrawn ? texts.withdraw : texts.restore}
      danger={isWithdrawn}
      onClose={onClose}
    >
      <LinesField {...form.field('Reason')} maxLength={200} />
    </FormDialog>
  )
})
