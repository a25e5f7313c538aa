import { applySubscription, type MarketChannel, type SubscriptionTerms } from '@jst/contracts/freight-rates'
import { useApp, useConfirmed } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { FactGrid, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { blankTerms, termAt, termFields, TermsFields, termsOf } from './TermsFields.tsx'
import { texts } from './texts.ts'

interface ApplyDialogProps {
  channel: MarketChannel
  onDone: () => void
  onClose: () => void
}
type Values = SubscriptionTerms & { Note: string }

/** Asks the owner of a channel for its rates. */
export const ApplyDialog = observer(function ApplyDialog({ channel, onDone, onClose }: ApplyDialogProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const form = useForm<Values, never, { Code: string }>({
    start: () => ({ ...blankTerms, Note: '' }),
    fields: { ...termFields, Note: { label: texts.apply.say } },
    at: termAt,
    save: ({ Note, ...terms }) =>
      confirmed((sure) => api.call(applySubscription, { ChannelId: channel.Id, Note: Note.trim(), Terms: termsOf(terms), ...sure })),
    saved: ({ Code }) => {
      notify.success(texts.apply.done(Code))
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={texts.apply.title(channel.Name)}
      note={texts.apply.note(channel.Owner)}
      submit={texts.apply.submit}
      place="side"
      width={640}
      onClose={onClose}
    >
      {channel.Terms === '' ? null : <FactGrid facts={[{ label: texts.market.terms, value: channel.Terms }]} />}
      <LinesField {...form.field('Note')} hint={texts.apply.sayHint} maxLength={300} rows={2} />
      <TermsFields
        values={form.values}
        field={(key) => form.field(key)}
        errorOf={(key) => form.field(key).error}
        write={(values) => form.write(values)}
      />
    </FormDialog>
  )
})
