import { ApiError } from '@jst/api-client'
import { saveSiTemplate } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { Dialog, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { texts as words } from './texts.ts'
import { templateOf } from './applying.ts'

/** Keeps the texts of the bill that is open under a name, for oneself or for all colleagues. */
export const SaveTemplateDialog = observer(function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const [name, setName] = useState((model.session.current?.consignee.split('\n')[0] ?? '').slice(0, 50))
  const [scope, setScope] = useState<'company' | 'personal'>('company')
  const [wrong, setWrong] = useState<string>()
  const save = useAction(async () => {
    const { current } = model.session
    if (!current) return
    try {
      await api.call(saveSiTemplate, templateOf(current, name.trim(), scope))
    } catch (error) {
      // what is wrong with the name stands at the name: a toast would be behind the window
      if (!(error instanceof ApiError)) throw error
      return setWrong(error.issues.find(({ Severity }) => Severity === 'ERROR')?.Message ?? error.message)
    }
    notify.success(words.saved(name.trim()))
    onClose()
  })
  return (
    <Dialog
      title={words.saveTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.acts.cancel}</Button>
          <Button type="primary" loading={save.busy} disabled={name.trim() === ''} onClick={() => void save.run()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        <TextField
          label={words.name}
          value={name}
          maxLength={50}
          required
          hint={words.nameHint}
          {...(wrong === undefined ? {} : { error: wrong })}
          onChange={(text) => {
            setName(text)
            setWrong(undefined)
          }}
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
      </div>
    </Dialog>
  )
})
