import type { EntityRow } from '@jst/contracts/entity'
import { mailQuotation } from '@jst/contracts/quotes'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, FlagField, LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../../texts.ts'

const words = texts.mail
const languages = Object.entries(words.languages).map(([value, label]) => ({ value, label }))
type Language = keyof typeof words.languages

interface MailDialogProps {
  row: EntityRow
  subject: string
  /** Initial text of the mail. */
  text: string
  onClose: () => void
}

/** The quotation as a mail of the platform, with its PDF. It stands in the outbox and in the timeline. */
export const MailDialog = observer(function MailDialog({ row, subject, text, onClose }: MailDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ To: String(row['ContactMail'] ?? ''), Subject: subject, Text: text, Attach: true, Language: 'zh' as Language }),
    fields: {
      To: { label: words.to, required: true },
      Subject: { label: words.subject, required: true },
      Text: { label: words.text, required: true },
      Attach: { label: words.attach },
      Language: { label: words.language, show: (language) => words.languages[language] },
    },
    save: (values) => api.call(mailQuotation, { Id: row.Id, ...values }),
    saved: ({ Waits, Address }) => {
      notify.success(Waits ? words.waits(Address) : words.sent(Address))
      onClose()
    },
  })
  return (
    <FormDialog form={form} place="side" title={words.title} submit={words.submit} note={words.lead} onClose={onClose}>
      <TextField {...form.field('To')} type="email" maxLength={120} />
      <TextField {...form.field('Subject')} maxLength={120} />
      <LinesField {...form.field('Text')} maxLength={6_000} />
      <FlagField {...form.field('Attach')} />
      {form.values.Attach ? (
        <ChoiceField {...form.field('Language')} options={languages} onChange={(value) => form.write({ Language: value as Language })} />
      ) : null}
    </FormDialog>
  )
})
