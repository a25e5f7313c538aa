import { homeOf, link, messageBox } from '@jst/feature-kit'
import { AppLink, BrandMark, Icon, IconButton, Menu, ownZone, type MenuItem } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { texts } from '../texts.ts'
import { Bell } from './Bell.tsx'
import { useWorkbench } from './context.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Finder } from './Finder.tsx'
import { RunningJobs } from './RunningJobs.tsx'
import { settingsOf, UserMenu } from './UserMenu.tsx'

/** System name, place in the menu, search, live connection, messages, language, theme, user. */
export const Header = observer(function Header() {
  const model = useWorkbench()
  const { app, services } = model.parts
  const { display } = app.ui
  const dark = display.theme === 'dark'
  const words = texts.header
  return (
    <header className="jst-frame-head">
      <AppLink className="jst-brand" to={homeOf(app.surface === 'external' ? 'external' : 'internal')} title={texts.home}>
        <span className={app.system.logo === '' ? 'jst-brand-mark' : undefined}>
          <BrandMark logo={app.system.logo} size={app.system.logo === '' ? 18 : 28} />
        </span>
        {app.system.name}
      </AppLink>
      <Crumbs />
      <Finder />
      <Zone />
      <LiveDot />
      <RunningJobs />
      {services.reaches(messageBox(app.surface)) ? <Bell /> : null}
      <span className="jst-language">
        <Language />
      </span>
      <span className="jst-theme">
        <IconButton
          icon={dark ? 'sun' : 'moon'}
          label={dark ? words.toLight : words.toDark}
          onClick={() => display.setTheme(dark ? 'light' : 'dark')}
        />
      </span>
      <UserMenu />
      <span className="jst-burger">
        <IconButton
          icon="list"
          label={model.menuShown ? texts.menu.shut : texts.menu.show}
          pressed={model.menuShown}
          onClick={() => model.showMenu(!model.menuShown)}
        />
      </span>
    </header>
  )
})

/** Time zone of all times, if it differs from the zone of the browser. */
const Zone = observer(function Zone() {
  const { app } = useWorkbench().parts
  const { timeZone } = app.ui.display.chosen
  if (timeZone === 'browser' || timeZone === ownZone()) return null
  const name = texts.header.zone(timeZone)
  return (
    <AppLink className="jst-zone" to={link(settingsOf(app.surface), { Tab: 'display' })} title={texts.header.zoneHint(name)}>
      <Icon name="clock" size={14} />
      {name}
    </AppLink>
  )
})

const LiveDot = observer(function LiveDot() {
  const { status } = useWorkbench().parts.app.live
  const lost = useLost(status === 'open')
  return (
    <output className={`jst-live jst-live-${status}`} title={texts.live[status]}>
      <span className={lost ? undefined : 'jst-hidden'}>{lost ? texts.live.lost : texts.live[status]}</span>
    </output>
  )
})

/** A short loss of the connection is not shown; a longer one is shown as text. */
const patienceMs = 5_000
function useLost(open: boolean): boolean {
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setLost(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLost(false)
    }
  }, [open])
  return lost
}

/** The choice is stored; frame and the English screens of the order entry follow it. */
const Language = observer(function Language() {
  const { session } = useWorkbench().parts.app
  const words = texts.header
  const items = (['CN', 'EN'] as const).map((language): MenuItem => ({
    key: language,
    label: words.languages[language],
    checked: session.language === language,
    onSelect: () => session.setLanguage(language),
  }))
  return <Menu label={words.language(session.language)} trigger={session.language} items={items} />
})
