import { FormDialog } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SettingForm } from './SettingForm.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.security

interface OwnPasswordDialogProps {
  title: string
  note: string
  submit: string
  danger?: boolean
  act: (password: string) => Promise<unknown>
  onClose: () => void
}

/** An act that asks for the password once more. */
export const OwnPasswordDialog = observer(function OwnPasswordDialog({
  title,
  note,
  submit,
  danger,
  act,
  onClose,
}: OwnPasswordDialogProps) {
  const [form] = useState(() => new SettingForm({ password: '' }, { Password: 'password' }))
  const { password } = form.values
  const send = () => {
    if (form.check({ password: password ? undefined : texts.missingPassword })) void form.run(() => act(password))
  }
  return (
    <FormDialog
      title={title}
      note={note}
      busy={form.busy}
      failure={form.failure}
      submit={submit}
      danger={danger}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={texts.loginPassword}
        type="password"
        {...form.field('password')}
        autoComplete="current-password"
        maxLength={200}
        required
      />
    </FormDialog>
  )
})
