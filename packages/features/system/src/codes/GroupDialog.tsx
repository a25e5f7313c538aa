import { addCodeGroup, codePattern } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.groupForm

/** A dictionary of one's own layer. */
export const GroupDialog = observer(function GroupDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const saving = useSave('Code', 'Name')
  const [tried, setTried] = useState(false)
  const [values, setValues] = useState({ Code: '', Name: '', NameEn: '' })
  const badCode = new RegExp(codePattern).test(values.Code.trim()) ? undefined : texts.form.badCode
  const badName = values.Name.trim() ? undefined : texts.form.needed
  const save = () => {
    setTried(true)
    if (badCode ?? badName) return
    saving.run(async () => {
      const { Code, Name, NameEn } = values
      const added = await api.call(addCodeGroup, { Code: Code.trim(), Name: Name.trim(), NameEn: NameEn.trim() })
      notify.success(words.saved(added.Name))
      onAdded()
      onClose()
    })
  }
  return (
    <FormDialog title={words.title} busy={saving.busy} failure={saving.failure} onSubmit={save} onClose={onClose}>
      <TextField
        label={words.code}
        value={values.Code}
        onChange={(Code) => setValues({ ...values, Code })}
        error={(tried ? badCode : undefined) ?? saving.errors['Code']}
        hint={texts.form.codeHint}
        maxLength={40}
        required
      />
      <TextField
        label={words.name}
        value={values.Name}
        onChange={(Name) => setValues({ ...values, Name })}
        error={(tried ? badName : undefined) ?? saving.errors['Name']}
        maxLength={40}
        required
      />
      <TextField label={words.nameEn} value={values.NameEn} onChange={(NameEn) => setValues({ ...values, NameEn })} maxLength={80} />
    </FormDialog>
  )
})
