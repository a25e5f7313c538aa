import { Button } from '@arco-design/web-react'
import { saveProfile, type Profile } from '@jst/contracts/account'
import { useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { settingTexts } from './texts.ts'

const texts = settingTexts.profile

/** Name and e-mail; a change made elsewhere meanwhile is told, and nothing typed is lost. */
export const ProfilePanel = observer(function ProfilePanel({ profile, onSaved }: { profile: Profile; onSaved: (saved: Profile) => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: profile,
    start: (stored) => ({ Name: stored?.Name ?? '', Email: stored?.Email ?? '' }),
    fields: {
      Name: { label: texts.name, required: texts.missingName },
      Email: {
        label: texts.email,
        check: (email) => (email.trim() === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) ? undefined : texts.wrongEmail),
      },
    },
    save: ({ Name, Email }, stored = profile) =>
      api.call(saveProfile, { Name: Name.trim(), Email: Email.trim(), UpdateTime: stored.UpdateTime }),
    saved: (saved) => {
      onSaved(saved)
      notify.success(settingTexts.saved)
    },
    keep: 'profile',
  })
  return (
    <Section title={settingTexts.tabs.profile}>
      <FormBox form={form} className="jst-setting-form">
        <TextField label={texts.account} value={profile.Account} onChange={() => undefined} hint={texts.accountHint} disabled />
        <TextField {...form.field('Name')} hint={texts.nameHint} autoComplete="name" maxLength={50} />
        <TextField {...form.field('Email')} type="email" hint={texts.emailHint} autoComplete="email" maxLength={100} />
        <div className="jst-acts">
          <Button type="primary" htmlType="submit" loading={form.busy} disabled={!form.dirty}>
            {settingTexts.save}
          </Button>
        </div>
      </FormBox>
    </Section>
  )
})
