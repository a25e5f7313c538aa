import { longestTemplate } from '@jst/contracts/document'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { FormDialog, useForm } from '../../form/index.ts'
import { useTemplateTexts } from './texts.ts'

interface NamedTemplate {
  readonly Name: string
  readonly Shared: boolean
}
interface StoredTemplate extends NamedTemplate {
  readonly UpdateTime: string
}
interface TemplateDialogProps {
  /** The template whose name and scope change; undefined: a new one. */
  stored?: StoredTemplate
  /** Begins a new template. */
  start?: Partial<NamedTemplate>
  /** A name of the kind, shown as an example. */
  example: string
  /** Says which parts of a record a new template stores. */
  note?: string
  /** Field of a finding, for calls that name them differently. */
  at?: (path: string) => string | undefined
  save: (values: NamedTemplate, stored: StoredTemplate | undefined) => Promise<unknown>
  onSaved?: () => void
  onClose: () => void
}

/** Name of a template, and whether colleagues may use it. */
export const TemplateDialog = observer(function TemplateDialog({
  stored,
  start,
  example,
  note,
  at,
  save,
  onSaved,
  onClose,
}: TemplateDialogProps) {
  const { notify } = useApp()
  const texts = useTemplateTexts()
  const form = useForm<NamedTemplate, StoredTemplate>({
    stored,
    start: (template) => ({ Name: template?.Name ?? start?.Name ?? '', Shared: template?.Shared ?? start?.Shared ?? false }),
    fields: { Name: { label: texts.name, required: true }, Shared: { label: texts.shared } },
    ...(at ? { at } : {}),
    save: ({ Name, Shared }, template) => save({ Name: Name.trim(), Shared }, template),
    saved: (_, { Name }) => {
      notify.success(texts.saved(Name.trim()))
      onSaved?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={stored ? texts.editTitle(stored.Name) : texts.saveAs}
      submit={texts.save}
      {...(note === undefined || stored ? {} : { note })}
      onClose={onClose}
    >
      <TextField {...form.field('Name')} maxLength={longestTemplate} hint={texts.nameHint(example)} />
      <FlagField {...form.field('Shared')} hint={texts.sharedHint} />
    </FormDialog>
  )
})
