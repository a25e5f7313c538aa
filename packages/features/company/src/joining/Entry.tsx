import { Button } from '@arco-design/web-react'
import { myJoining } from '@jst/contracts/company'
import { homeOf, useAction, useApp, useDetail } from '@jst/feature-kit'
import { AppLink, ErrorView, Icon, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { ApplicationCard, BindCard } from './JoiningCards.tsx'
import { inLanguage } from '../inLanguage.ts'
import { JoinFrame } from './JoinFrame.tsx'
import { texts } from './texts.ts'

const words = texts.entry

/** Where somebody without a company goes on: create one, join one, and how far the applications are (spec §2.21). */
export const Screen = inLanguage(
  observer(function Entry() {
    const app = useApp()
    const { session } = app
    const signedIn = session.token !== null
    const mine = useDetail(myJoining, signedIn ? {} : undefined, { renew: true })
    const renew = useAction(async () => {
      mine.reload()
      await session.load()
    })
    const { Applications = [], Binds = [] } = mine.data ?? {}
    return (
      <JoinFrame title={words.title} lead={words.lead(session.user?.Name ?? '')}>
        {session.employee ? (
          <Notice
            action={
              <Button type="primary" onClick={() => app.navigate(homeOf(session.workbenchKind))}>
                {words.enter}
              </Button>
            }
          >
            {words.labelled(words.entered, session.employee.CompanyName)}
          </Notice>
        ) : null}
        <ul className="jst-join-ways">
          {(['create', 'bind'] as const).map((way) => (
            <li key={way}>
              <AppLink to={way === 'create' ? '/join/createCompany' : '/join/bindCompany'} className="jst-company">
                <Icon name={way === 'create' ? 'company' : 'people'} size={24} />
                <span className="jst-company-name">
                  {words[way]}
                  <small>{words[`${way}Hint`]}</small>
                </span>
                <Icon name="right" />
              </AppLink>
            </li>
          ))}
        </ul>
        {mine.status === 'failed' && mine.error ? <ErrorView error={mine.error} onRetry={mine.reload} /> : null}
        <section aria-label={words.applications} className="jst-join-section">
          <div className="jst-join-section-head">
            <h2>{words.applications}</h2>
            <Button loading={renew.busy} onClick={() => void renew.run()}>
              {words.refresh}
            </Button>
          </div>
          {mine.data && Applications.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
          {Applications.map((application) => (
            <ApplicationCard key={application.Id} application={application} onChanged={mine.reload} />
          ))}
        </section>
        <section aria-label={words.binds} className="jst-join-section">
          <h2>{words.binds}</h2>
          {mine.data && Binds.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
          {Binds.map((request) => (
            <BindCard key={request.Id} request={request} onChanged={mine.reload} />
          ))}
        </section>
      </JoinFrame>
    )
  }),
)
