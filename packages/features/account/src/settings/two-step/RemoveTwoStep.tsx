import { removeTwoStep } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SettingForm } from '../SettingForm.ts'
import { settingTexts } from '../texts.ts'

const texts = settingTexts.twoStep
const { loginPassword, missingPassword } = settingTexts.security

/** Closing the second step needs both steps. */
export const RemoveTwoStep = observer(function RemoveTwoStep({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { api, notify } = useApp()
  const [form] = useState(() => new SettingForm({ password: '', code: '' }, { Password: 'password', Code: 'code' }, 'code'))
  const { password, code } = form.values
  const submit = async () => {
    if (!form.check({ password: password ? undefined : missingPassword, code: code.trim() ? undefined : texts.missingCode })) return
    await form.run(async () => {
      await api.call(removeTwoStep, { Password: password, Code: code.trim() })
      notify.success(texts.removed)
      onDone()
    })
  }
  return (
    <FormDialog
      title={texts.removeTitle}
      note={texts.removeNote}
      busy={form.busy}
      failure={form.failure}
      submit={texts.remove}
      danger
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={loginPassword}
        type="password"
        {...form.field('password')}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <TextField label={texts.removeCode} {...form.field('code')} autoComplete="one-time-code" maxLength={30} required />
    </FormDialog>
  )
})
