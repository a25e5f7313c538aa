import { changeFile, type DocumentFile, type FileKindFacts } from '@jst/contracts/document'
import { ChoiceField, DayField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useDocumentTexts } from '../texts.ts'

interface FileDialogProps {
  subject: { readonly Kind: string; readonly Id: number }
  kinds: Readonly<Record<string, FileKindFacts>>
  file: DocumentFile
  onSaved: () => void
  onClose: () => void
}

/** Name, kind and validity of a file. Kinds that others can see are offered only to files that they see already. */
export const FileDialog = observer(function FileDialog({ subject, kinds, file, onSaved, onClose }: FileDialogProps) {
  const words = useDocumentTexts().files
  const { api } = useApp()
  const form = useForm({
    start: () => ({ Name: file.Name, FileKind: file.FileKind, ValidTo: file.ValidTo ?? '' }),
    fields: { Name: { label: words.name, required: words.nameNeeded }, FileKind: { label: words.kind }, ValidTo: { label: words.validTo } },
    save: ({ Name, FileKind, ValidTo }) =>
      api.call(changeFile, { ...subject, FileId: file.Id, Name, FileKind, ValidTo: (kinds[FileKind]?.dated && ValidTo) || null }),
    saved: () => {
      onSaved()
      onClose()
    },
  })
  const options = Object.entries(kinds)
    .filter(([, { audience }]) => audience === file.Audience)
    .map(([value, { zh }]) => ({ value, label: zh }))
  return (
    <FormDialog form={form} title={words.edit} roomy onClose={onClose}>
      <TextField {...form.field('Name')} maxLength={120} />
      <ChoiceField {...form.field('FileKind')} options={options} />
      {kinds[form.values.FileKind]?.dated ? <DayField {...form.field('ValidTo')} /> : null}
    </FormDialog>
  )
})
