import { invoiceDocument, reverseInvoice } from '@jst/contracts/invoices'
import { link, useApp } from '@jst/feature-kit'
import { TextDialog } from '@jst/feature-kit/form'
import { texts } from '../texts.ts'

const words = texts.reverse

/** Makes the draft of a credit note of an issued bill, and opens it. */
export function ReverseDialog({ id, no, onClose }: { id: number; no: string; onClose: () => void }) {
  const { api, navigate } = useApp()
  return (
    <TextDialog
      title={words.title(no)}
      note={words.note}
      submit={words.submit}
      label={words.reason}
      required={words.needed}
      maxLength={300}
      send={(Reason) => api.call(reverseInvoice, { Id: id, Reason })}
      done={({ Code }) => words.done(Code)}
      onDone={({ Id }) => navigate(link(invoiceDocument.page, { Id }))}
      onClose={onClose}
    />
  )
}
