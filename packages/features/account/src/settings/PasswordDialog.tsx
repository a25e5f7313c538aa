import { changePassword, passwordProblem, type Profile } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SettingForm } from './SettingForm.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.security

interface PasswordDialogProps {
  profile: Profile
  onClose: () => void
  onSaved: (saved: Profile) => void
}

/** The old password and twice the new one; the rule is said before the server is asked. */
export const PasswordDialog = observer(function PasswordDialog({ profile, onClose, onSaved }: PasswordDialogProps) {
  const { api, notify } = useApp()
  const [form] = useState(() => new SettingForm({ old: '', next: '', repeat: '' }, { Password: 'old', NewPassword: 'next' }))
  const { old, next, repeat } = form.values
  const submit = async () => {
    const fine = form.check({
      old: old ? undefined : texts.missingPassword,
      next: passwordProblem(next, profile.Account),
      repeat: next === repeat ? undefined : texts.different,
    })
    if (!fine) return
    await form.run(async () => {
      onSaved(await api.call(changePassword, { Password: old, NewPassword: next }))
      notify.success(texts.passwordChanged)
    })
  }
  return (
    <FormDialog
      title={texts.changePassword}
      note={texts.passwordNote}
      busy={form.busy}
      failure={form.failure}
      submit={texts.changePassword}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={texts.oldPassword}
        type="password"
        {...form.field('old')}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <TextField
        label={texts.newPassword}
        type="password"
        {...form.field('next')}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
        maxLength={100}
        required
      />
      <TextField label={texts.repeat} type="password" {...form.field('repeat')} autoComplete="new-password" maxLength={100} required />
    </FormDialog>
  )
})
