import { changeMobile, type Profile } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormDialog } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CodeField } from '../sign-in/CodeField.tsx'
import { MobileCodeStore } from '../sign-in/MobileCodeStore.ts'
import { wrongCode, wrongMobile } from '../sign-in/checks.ts'
import { SettingForm } from './SettingForm.ts'
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
  const [form] = useState(
    () =>
      new SettingForm(
        { mobile: profile.MobileVerified ? '' : profile.Mobile, code: '', password: '' },
        { Password: 'password', Mobile: 'mobile' },
        'code',
      ),
  )
  const { mobile, code, password } = form.values
  const send = () => {
    if (form.check({ mobile: wrongMobile(mobile) })) void form.run(() => codes.send(mobile.trim(), 'bindMobile'))
  }
  const submit = async () => {
    const fine = form.check({
      mobile: wrongMobile(mobile),
      code: wrongCode(code),
      password: password ? undefined : texts.missingPassword,
    })
    if (!fine) return
    await form.run(async () => {
      const input = { Mobile: mobile.trim(), Code: code.trim(), Password: password, UpdateTime: profile.UpdateTime }
      onSaved(await api.call(changeMobile, input))
      notify.success(texts.mobileChanged)
    })
  }
  return (
    <FormDialog
      title={texts.bindMobile}
      busy={form.busy}
      failure={form.failure}
      submit={texts.confirmMobile}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField label={texts.newMobile} type="tel" {...form.field('mobile')} autoComplete="tel-national" maxLength={11} required />
      <CodeField codes={codes} {...form.field('code')} onSend={send} />
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
