import { saveSiTemplate } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts as words } from './texts.ts'
import { templateOf } from './applying.ts'

/** Keeps the texts of the bill that is open under a name, for oneself or for all colleagues. */
export const SaveTemplateDialog = observer(function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({
      name: (model.session.current?.consignee.split('\n')[0] ?? '').slice(0, 50),
      scope: 'company' as 'company' | 'personal',
    }),
    fields: { name: { label: words.name, required: true } },
    at: (path) => (path === 'TBI_TEMPLATE_NAME' ? 'name' : undefined),
    save: async ({ name, scope }) => {
      const { current } = model.session
      if (current) await api.call(saveSiTemplate, templateOf(current, name.trim(), scope))
    },
    saved: (_, { name }) => {
      notify.success(words.saved(name.trim()))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.saveTitle} submit={words.save} onClose={onClose}>
      <TextField {...form.field('name')} maxLength={50} hint={words.nameHint} />
      <RadioChoice
        label={words.who}
        options={['company', 'personal'] as const}
        labelOf={(scope) => words[scope]}
        value={form.values.scope}
        onPick={(scope) => form.write({ scope })}
      />
    </FormDialog>
  )
})
