import { profile } from '@jst/contracts/account'
import { link, useApp, useDetail, useScreen, useScreenParams, type App } from '@jst/feature-kit'
import { ErrorView, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Companies } from './Companies.tsx'
import { Devices } from './Devices.tsx'
import { DisplayPanel } from './DisplayPanel.tsx'
import { NoticePanel } from './notices/NoticePanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { SignInLog } from './SignInLog.tsx'
import { inLanguage } from '../inLanguage.ts'
import { settingTexts as texts } from './texts.ts'

export const preload = (app: App): void => app.reads.start(profile, {})

const tabs = ['profile', 'security', 'devices', 'log', 'companies', 'display'] as const
type Tab = (typeof tabs)[number]
const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text)

/** Settings of the signed-in person; `?Tab` names the part. */
const UserSetting = observer(function UserSetting() {
  const app = useApp()
  const { meta, location } = useScreen()
  const requestedTab = useScreenParams().get('Tab')
  const tab = isTab(requestedTab) ? requestedTab : 'profile'
  return (
    <PageFrame title={texts.title(meta.title)}>
      <div className="jst-setting">
        <nav className="jst-setting-nav" aria-label={texts.tabsLabel}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              className={one === tab ? 'jst-setting-tab is-active' : 'jst-setting-tab'}
              aria-current={one === tab ? 'page' : undefined}
              onClick={() => app.navigate(link(location.pathname, { Tab: one === 'profile' ? undefined : one }), { replace: true })}
            >
              {texts.tabs[one]}
            </button>
          ))}
        </nav>
        <div className="jst-setting-body">
          <Body tab={tab} />
        </div>
      </div>
    </PageFrame>
  )
})

export const Screen = inLanguage(UserSetting)

const Body = observer(function Body({ tab }: { tab: Tab }) {
  const detail = useDetail(profile, {})
  if (tab === 'devices') return <Devices />
  if (tab === 'log') return <SignInLog />
  if (tab === 'companies') return <Companies />
  if (tab === 'display')
    return (
      <>
        <DisplayPanel />
        <NoticePanel />
      </>
    )
  if (detail.status === 'failed' && detail.error) return <ErrorView error={detail.error} onRetry={detail.reload} />
  if (!detail.data) return <div className="jst-section" aria-busy="true" />
  return tab === 'profile' ? (
    <ProfilePanel profile={detail.data} onSaved={(saved) => detail.set(saved)} />
  ) : (
    <SecurityPanel profile={detail.data} onSaved={(saved) => detail.set(saved)} onChanged={detail.reload} />
  )
})
