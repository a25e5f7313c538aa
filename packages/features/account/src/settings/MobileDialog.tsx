import { changeMobile, type Profile } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeField } from '../sign-in/CodeField.tsx'
import { MobileCodeStore } from '../sign-in/MobileCodeStore.ts'
import { wrongCode, wrongMobile } from '../sign-in/checks.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.security

interface MobileDialogProps {
  profile: Profile
  onClose: () => void
  onSaved: (saved: Profile) => void
}

/** A number is bound by the code sent to it, and by the password. */
export const MobileDialog = observer(function MobileDialog({ profile, onClose, onSaved }: MobileDialogProps) {
  const { api, notify } = useApp()
  const [codes] = useState(() => new MobileCodeStore({ api }))
  const form = useForm({
    unasked: true,
    stored: profile,
    start: () => ({ Mobile: profile.MobileVerified ? '' : profile.Mobile, Code: '', Password: '' }),
    fields: {
      Mobile: { label: texts.newMobile, required: true, check: (mobile) => wrongMobile(mobile) },
      Code: { label: texts.code, check: (code) => wrongCode(code) },
      Password: { label: texts.loginPassword, required: texts.missingPassword },
    },
    codes: { BAD_CODE: 'Code' },
    save: ({ Mobile, Code, Password }, stored = profile) =>
      api.call(changeMobile, { Mobile: Mobile.trim(), Code: Code.trim(), Password, UpdateTime: stored.UpdateTime }),
    saved: (saved) => {
      onSaved(saved)
      notify.success(texts.mobileChanged)
    },
  })
  const send = () => form.check('Mobile') && void form.run(() => codes.send(form.values.Mobile.trim(), 'bindMobile'))
  return (
    <FormDialog form={form} title={texts.bindMobile} submit={texts.confirmMobile} onClose={onClose}>
      <TextField {...form.field('Mobile')} type="tel" autoComplete="tel-national" maxLength={11} />
      <CodeField codes={codes} {...form.field('Code')} onSend={send} />
      <TextField {...form.field('Password')} type="password" autoComplete="current-password" maxLength={200} />
    </FormDialog>
  )
})
