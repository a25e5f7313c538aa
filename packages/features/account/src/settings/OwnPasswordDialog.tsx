import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
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
  const form = useForm({
    unasked: true,
    start: () => ({ Password: '' }),
    fields: { Password: { label: texts.loginPassword, required: texts.missingPassword } },
    save: ({ Password }) => act(Password),
  })
  return (
    <FormDialog form={form} title={title} note={note} submit={submit} danger={danger} onClose={onClose}>
      <TextField {...form.field('Password')} type="password" autoComplete="current-password" maxLength={200} />
    </FormDialog>
  )
})
