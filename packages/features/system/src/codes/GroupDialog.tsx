import { addCodeGroup } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { codeProblem } from './checks.ts'
import { texts } from './texts.ts'

const words = texts.groupForm

/** A dictionary of one's own layer. */
export const GroupDialog = observer(function GroupDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Code: '', Name: '', NameEn: '' }),
    fields: {
      Code: { label: words.code, required: true, check: codeProblem },
      Name: { label: words.name, required: true },
      NameEn: { label: words.nameEn },
    },
    save: ({ Code, Name, NameEn }) => api.call(addCodeGroup, { Code: Code.trim(), Name: Name.trim(), NameEn: NameEn.trim() }),
    saved: ({ Name }) => {
      notify.success(words.saved(Name))
      onAdded()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title} onClose={onClose}>
      <TextField {...form.field('Code')} hint={texts.form.codeHint} maxLength={40} />
      <TextField {...form.field('Name')} maxLength={40} />
      <TextField {...form.field('NameEn')} maxLength={80} />
    </FormDialog>
  )
})
