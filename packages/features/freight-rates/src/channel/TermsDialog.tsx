import { saveSubscriptionTerms, type MySubscription, type SubscriptionTerms } from '@jst/contracts/freight-rates'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { termAt, termFields, TermsFields, termsOf } from './TermsFields.tsx'
import { texts } from './texts.ts'

interface TermsDialogProps {
  row: MySubscription
  onSaved: () => void
  onClose: () => void
}
/** A subscription whose version is that of what its subscriber decides. */
const versioned = (row: MySubscription): MySubscription => ({ ...row, UpdateTime: row.TermsTime })

/** The mark-up of a subscription and who may be told of its rates. */
export const TermsDialog = observer(function TermsDialog({ row, onSaved, onClose }: TermsDialogProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const form = useForm<SubscriptionTerms, MySubscription, MySubscription>({
    stored: versioned(row),
    start: (stored = row) => ({ ...stored.Terms }),
    fields: termFields,
    at: termAt,
    save: async (terms, seen) =>
      versioned(
        await confirmed((sure) =>
          api.call(saveSubscriptionTerms, { Id: row.Id, TermsTime: (seen ?? row).TermsTime, Terms: termsOf(terms), ...sure }),
        ),
      ),
    saved: () => {
      notify.success(texts.terms.saved)
      onSaved()
    },
  })
  return (
    <FormDialog form={form} title={texts.terms.title} note={texts.terms.note} place="side" width={640} onClose={onClose}>
      <TermsFields
        values={form.values}
        field={(key) => form.field(key)}
        errorOf={(key) => form.field(key).error}
        write={(values) => form.write(values)}
      />
    </FormDialog>
  )
})
