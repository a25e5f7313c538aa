import { requestLateSi } from '@jst/contracts/cargo-orders'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface AskLateProps {
  order: { id: number; mblNo: string }
  onClose: () => void
  onAsked: () => void
}

/** Request of the customer for a later cut-off, with its reason. */
export const AskLate = observer(function AskLate({ order, onClose, onAsked }: AskLateProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Reason: '' }),
    fields: { Reason: { label: texts.reason, required: texts.reasonNeeded } },
    save: ({ Reason }) => api.call(requestLateSi, { Id: order.id, Reason: Reason.trim() }),
    saved: () => {
      notify.success(texts.askDone)
      onClose()
      onAsked()
    },
  })
  return (
    <FormDialog form={form} title={texts.ask} submit={texts.ask} note={texts.askNote(order.mblNo)} onClose={onClose}>
      <LinesField {...form.field('Reason')} maxLength={200} />
    </FormDialog>
  )
})
