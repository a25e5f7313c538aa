import { saveSiTemplate } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts as words } from './texts.ts'
import { templateOf } from './applying.ts'

/** Keeps the texts of the bill that is open under a name, for oneself or for all colleagues. */
export const SaveTemplateDialog = observer(function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const [name, setName] = useState((model.session.current?.consignee.split('\n')[0] ?? '').slice(0, 50))
  const [scope, setScope] = useState<'company' | 'personal'>('company')
  const saving = useSave('TBI_TEMPLATE_NAME')
  const save = () =>
    saving.run(async () => {
      const { current } = model.session
      if (!current) return
      await api.call(saveSiTemplate, templateOf(current, name.trim(), scope))
      notify.success(words.saved(name.trim()))
      onClose()
    })
  return (
    <FormDialog
      title={words.saveTitle}
      submit={words.save}
      busy={saving.busy}
      failure={saving.failure}
      disabled={name.trim() === ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        value={name}
        maxLength={50}
        required
        hint={words.nameHint}
        error={saving.errors['TBI_TEMPLATE_NAME']}
        onChange={setName}
      />
      <fieldset>
        <legend>{words.who}</legend>
        {(['company', 'personal'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} />
            {words[value]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
})
