import { longestTemplateName, saveBookingTemplate, type BookingContent, type BookingTemplate } from '@jst/contracts/booking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface TemplateDialogProps {
  /** The template that gets another name; without one, `content` becomes a new template. */
  stored?: BookingTemplate
  content?: () => BookingContent
  /** The name that is proposed. */
  name?: string
  onSaved?: () => void
  onClose: () => void
}

/** Name of a template, and whether colleagues may use it. */
export const TemplateDialog = observer(function TemplateDialog({ stored, content, name = '', onSaved, onClose }: TemplateDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored,
    start: (template) => ({ Name: template?.Name ?? name, Shared: template?.Shared ?? false }),
    fields: { Name: { label: texts.name, required: true }, Shared: { label: texts.shared } },
    save: (values, template) =>
      api.call(saveBookingTemplate, {
        ...values,
        Id: template?.Id ?? 0,
        ...(template ? { UpdateTime: template.UpdateTime } : { Content: content!() }),
      }),
    saved: ({ Name }) => {
      notify.success(texts.saved(Name))
      onSaved?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={stored ? texts.editTitle(stored.Name) : texts.saveAs}
      submit={texts.save}
      {...(stored ? {} : { note: texts.saveNote })}
      onClose={onClose}
    >
      <TextField {...form.field('Name')} maxLength={longestTemplateName} hint={texts.nameHint} />
      <FlagField {...form.field('Shared')} hint={texts.sharedHint} />
    </FormDialog>
  )
})
