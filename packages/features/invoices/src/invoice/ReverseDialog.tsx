import { invoiceDocument, reverseInvoice } from '@jst/contracts/invoices'
import { link, useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.reverse

/** Makes the draft of a credit note of an issued bill, and opens it. */
export const ReverseDialog = observer(function ReverseDialog({ id, no, onClose }: { id: number; no: string; onClose: () => void }) {
  const { api, notify, navigate } = useApp()
  const form = useForm({
    start: () => ({ Reason: '' }),
    fields: { Reason: { label: words.reason, required: words.needed } },
    save: ({ Reason }) => api.call(reverseInvoice, { Id: id, Reason }),
    saved: ({ Id, Code }) => {
      notify.success(words.done(Code))
      onClose()
      navigate(link(invoiceDocument.page, { Id }))
    },
  })
  return (
    <FormDialog form={form} title={words.title(no)} note={words.note} submit={words.submit} onClose={onClose}>
      <LinesField {...form.field('Reason')} maxLength={300} />
    </FormDialog>
  )
})
