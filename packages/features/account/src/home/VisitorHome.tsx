import { homeOf, useApp } from '@jst/feature-kit'
import { AppLink, Icon } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { Recommended } from './Recommended.tsx'
import { homeTexts as words } from './texts.ts'

/** The home of visitors: what the platform is, and the way in for each kind of people (spec §2.22, §6). Somebody signed in goes straight on. */
export const Screen = observer(function VisitorHome() {
  const { session, system } = useApp()
  const { employee, user } = session
  const signedIn = session.status === 'logged-in'
  return (
    <div className="jst-visit">
      <header className="jst-visit-head">
        <div className="jst-entry-logo">
          <Icon name="ship" size={24} />
          {system.name}
        </div>
        <nav aria-label={words.ways}>
          {signedIn ? (
            <span className="jst-visit-who">{words.hello(employee?.Name ?? user?.Name ?? '', employee?.CompanyName ?? '')}</span>
          ) : (
            <AppLink to="/register">{words.register}</AppLink>
          )}
        </nav>
      </header>
      <main>
        <section className="jst-visit-hero">
          <h1>{texts.headline}</h1>
          <p>{texts.intro}</p>
          <AppLink
            className="arco-btn arco-btn-primary arco-btn-size-large jst-visit-go"
            to={signedIn ? homeOf(session.workbenchKind) : '/'}
          >
            {signedIn ? words.enter : words.signIn}
          </AppLink>
        </section>
        <Recommended go={signedIn ? homeOf(session.workbenchKind) : '/'} />
        {signedIn ? null : (
          <ul className="jst-visit-kinds">
            {words.kinds.map(({ key, title, text, acts }) => (
              <li key={key}>
                <h2>{title}</h2>
                <p>{text}</p>
                <div className="jst-visit-acts">
                  {acts.map(({ label, to }) => (
                    <AppLink key={to} to={to} aria-label={`${title}：${label}`}>
                      {label}
                    </AppLink>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
      </main>
      <footer className="jst-visit-foot">{texts.foot}</footer>
    </div>
  )
})
