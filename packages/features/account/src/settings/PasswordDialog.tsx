import { changePassword, passwordProblem, type Profile } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'

const texts = settingTexts.security

interface PasswordDialogProps {
  profile: Profile
  onClose: () => void
  onSaved: (saved: Profile) => void
}

const weakness = (password: string, { Account }: Profile) => {
  const problem = passwordProblem(password, Account)
  return problem === undefined ? undefined : texts.weak(problem)
}

/** The old password and twice the new one; the rule is said before the server is asked. */
export const PasswordDialog = observer(function PasswordDialog({ profile, onClose, onSaved }: PasswordDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    unasked: true,
    start: () => ({ Password: '', NewPassword: '', repeat: '' }),
    fields: {
      Password: { label: texts.oldPassword, required: texts.missingPassword },
      NewPassword: { label: texts.newPassword, required: true, check: (next) => weakness(next, profile) },
      repeat: {
        label: texts.repeat,
        check: (repeat, { NewPassword }) => (repeat === NewPassword ? undefined : texts.different),
      },
    },
    save: ({ Password, NewPassword }) => api.call(changePassword, { Password, NewPassword }),
    saved: (saved) => {
      onSaved(saved)
      notify.success(texts.passwordChanged)
    },
  })
  return (
    <FormDialog form={form} title={texts.changePassword} note={texts.passwordNote} submit={texts.changePassword} onClose={onClose}>
      <TextField {...form.field('Password')} type="password" autoComplete="current-password" maxLength={200} />
      <TextField {...form.field('NewPassword')} type="password" hint={texts.newPasswordHint} autoComplete="new-password" maxLength={100} />
      <TextField {...form.field('repeat')} type="password" autoComplete="new-password" maxLength={100} required />
    </FormDialog>
  )
})
