import { Button } from '@arco-design/web-react'
import { saveProfile, type Profile } from '@jst/contracts/account'
import { useApp, useConfirmLeave } from '@jst/feature-kit'
import { Notice, Section, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { refusalOf } from '../sign-in/refusal.ts'
import { SettingForm } from './SettingForm.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.profile
const valuesOf = ({ Name, Email }: Profile) => ({ name: Name, email: Email })

/** Name and e-mail; a change made elsewhere meanwhile is told, and nothing typed is lost. */
export const ProfilePanel = observer(function ProfilePanel({ profile, onSaved }: { profile: Profile; onSaved: (saved: Profile) => void }) {
  const { api, notify } = useApp()
  const [form] = useState(() => new SettingForm(valuesOf(profile), { Name: 'name', Email: 'email' }))
  const [newest, setNewest] = useState<Profile>()
  const { name, email } = form.values
  const isDirty = name !== profile.Name || email !== profile.Email
  useConfirmLeave(() => isDirty)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fine = form.check({
      name: name.trim() ? undefined : texts.missingName,
      email: email.trim() === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) ? undefined : texts.wrongEmail,
    })
    if (!fine) return
    await form.run(async () => {
      try {
        const saved = await api.call(saveProfile, { Name: name.trim(), Email: email.trim(), UpdateTime: profile.UpdateTime })
        take(saved)
        notify.success(settingTexts.saved)
      } catch (error) {
        const { code, data } = refusalOf(error)
        if (code !== 'STALE_WRITE') throw error
        setNewest(data as Profile)
      }
    })
  }
  const take = (current: Profile) => {
    setNewest(undefined)
    onSaved(current)
    for (const [field, value] of Object.entries(valuesOf(current))) form.set(field as keyof typeof form.values, value)
  }
  return (
    <Section title={settingTexts.tabs.profile}>
      <form className="jst-stack-form jst-setting-form" noValidate onSubmit={(event) => void submit(event)}>
        {newest ? (
          <Notice tone="warning" action={<TextButton onClick={() => take(newest)}>{texts.loadNewest}</TextButton>}>
            {texts.stale}
          </Notice>
        ) : null}
        {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
        <TextField label={texts.account} value={profile.Account} onChange={() => undefined} hint={texts.accountHint} disabled />
        <TextField label={texts.name} {...form.field('name')} hint={texts.nameHint} autoComplete="name" maxLength={50} required />
        <TextField label={texts.email} type="email" {...form.field('email')} hint={texts.emailHint} autoComplete="email" maxLength={100} />
        <div className="jst-acts">
          <Button type="primary" htmlType="submit" loading={form.busy} disabled={!isDirty}>
            {settingTexts.save}
          </Button>
        </div>
      </form>
    </Section>
  )
})
