import { homeOf } from '@jst/feature-kit'
import { AppLink, Icon, IconButton, Menu, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { useWorkbench } from './context.tsx'
import { UserMenu } from './UserMenu.tsx'

const words = texts.header

/** System name, live connection, messages, language, theme, user. */
export const Header = observer(function Header() {
  const { app } = useWorkbench().parts
  const { display } = app.ui
  const dark = display.theme === 'dark'
  return (
    <header className="jst-frame-head">
      <AppLink className="jst-brand" to={homeOf(app.surface === 'external' ? 'external' : 'internal')} title={texts.home}>
        <span className="jst-brand-mark">
          <Icon name="ship" size={18} />
        </span>
        {app.system.name}
      </AppLink>
      <LiveDot />
      <Bell />
      <Language />
      <IconButton
        icon={dark ? 'sun' : 'moon'}
        label={dark ? words.toLight : words.toDark}
        onClick={() => display.setTheme(dark ? 'light' : 'dark')}
      />
      <UserMenu />
    </header>
  )
})

const LiveDot = observer(function LiveDot() {
  const { status } = useWorkbench().parts.app.live
  return (
    <output className={`jst-live jst-live-${status}`} title={texts.live[status]}>
      <span className={status === 'closed' ? undefined : 'jst-hidden'}>
        {status === 'closed' ? texts.live.closedShort : texts.live[status]}
      </span>
    </output>
  )
})

const Bell = observer(function Bell() {
  const { unread, surface } = useWorkbench().parts.app
  const label = words.messages(unread.count)
  return (
    <AppLink className="jst-bell" to={surface === 'external' ? '/manage/message' : '/system/message'} title={label} aria-label={label}>
      <Icon name="notification" size={18} />
      {unread.count > 0 ? <span className="jst-bell-count">{unread.count > 99 ? '99+' : unread.count}</span> : null}
    </AppLink>
  )
})

/** The choice is stored; the English screens of the order entry follow it. */
const Language = observer(function Language() {
  const { session } = useWorkbench().parts.app
  const items = (['CN', 'EN'] as const).map((language): MenuItem => ({
    key: language,
    label: words.languages[language],
    checked: session.language === language,
    onSelect: () => session.setLanguage(language),
  }))
  return <Menu label={words.language(session.language)} trigger={session.language} items={items} />
})
