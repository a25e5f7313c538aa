import { Button } from '@arco-design/web-react'
import { unbindWeChat, type Profile } from '@jst/contracts/account'
import { useAction, useApp, useScreen } from '@jst/feature-kit'
import { DateText, formatNumber, formatText, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { beginWeChat } from '../sign-in/weChat.ts'
import { MobileDialog } from './MobileDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'
import { settingTexts } from './texts.ts'
import { SignInHold } from './SignInHold.tsx'
import { RemoveTwoStep } from './two-step/RemoveTwoStep.tsx'
import { SetUpTwoStep } from './two-step/SetUpTwoStep.tsx'

const texts = settingTexts.security

interface PanelProps {
  profile: Profile
  /** A newer version came along with a change. */
  onSaved: (saved: Profile) => void
  /** Something changed that has to be read again. */
  onChanged: () => void
}

/** Password, mobile, second step and WeChat: what protects the account, each changed in a window of its own. */
export const SecurityPanel = observer(function SecurityPanel({ profile, onSaved, onChanged }: PanelProps) {
  const { api, notify } = useApp()
  const { location } = useScreen()
  const [open, setOpen] = useState<'password' | 'mobile' | 'two-step' | 'remove-two-step' | 'unbind'>()
  const close = () => setOpen(undefined)
  const bind = useAction(() => beginWeChat(api, window.sessionStorage, 'bind', `${location.pathname}${location.search}`, leave))
  const saved = (next: Profile) => {
    onSaved(next)
    close()
  }
  const changed = () => {
    onChanged()
    close()
  }
  return (
    <Section title={settingTexts.tabs.security}>
      <SignInHold />
      <ul className="jst-setting-lines">
        <Line
          title={texts.password}
          about={
            <>
              {texts.passwordTime} <DateText value={profile.PasswordTime} format="dateTime" />
            </>
          }
        >
          <Button onClick={() => setOpen('password')}>{texts.changePassword}</Button>
        </Line>
        <Line
          title={texts.mobile}
          about={`${formatText(profile.Mobile || texts.noMobile)} · ${profile.MobileVerified ? texts.verified : texts.unverified}`}
        >
          <Button onClick={() => setOpen('mobile')}>{texts.bindMobile}</Button>
        </Line>
        <Line title={texts.twoStep} about={profile.TwoStep ? texts.twoStepOn(formatNumber(profile.RecoveryCodesLeft)) : texts.twoStepOff}>
          {profile.TwoStep ? (
            <Button onClick={() => setOpen('remove-two-step')} aria-label={settingTexts.twoStep.removeTitle}>
              {texts.disable}
            </Button>
          ) : (
            <Button onClick={() => setOpen('two-step')} aria-label={settingTexts.twoStep.title}>
              {texts.enable}
            </Button>
          )}
        </Line>
        <Line
          title={texts.weChat}
          about={
            profile.WeChatTime ? (
              <>
                {texts.weChatOn} <DateText value={profile.WeChatTime} format="dateTime" />
              </>
            ) : (
              texts.weChatOff
            )
          }
        >
          {profile.WeChatTime ? (
            <Button onClick={() => setOpen('unbind')}>{texts.unbind}</Button>
          ) : (
            <Button loading={bind.busy} onClick={() => void bind.run()}>
              {texts.bind}
            </Button>
          )}
        </Line>
      </ul>
      {open === 'password' ? <PasswordDialog profile={profile} onClose={close} onSaved={saved} /> : null}
      {open === 'mobile' ? <MobileDialog profile={profile} onClose={close} onSaved={saved} /> : null}
      {open === 'two-step' ? <SetUpTwoStep onClose={changed} /> : null}
      {open === 'remove-two-step' ? <RemoveTwoStep onClose={close} onDone={changed} /> : null}
      {open === 'unbind' ? (
        <OwnPasswordDialog
          title={texts.unbind}
          note={texts.unbindNote}
          submit={texts.unbind}
          danger
          act={async (Password) => {
            await api.call(unbindWeChat, { Password })
            notify.success(texts.unbound)
            changed()
          }}
          onClose={close}
        />
      ) : null}
    </Section>
  )
})

const leave = (url: string) => window.location.assign(url)

function Line({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <div className="jst-muted">{about}</div>
      </div>
      {children}
    </li>
  )
}
