import { useApp, useScreenParams } from '@jst/feature-kit'
import { Icon, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { CompanyChoice } from './CompanyChoice.tsx'
import { SignedIn } from './SignedIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInStore } from './SignInStore.ts'

/** The entry of the product: `showLogin` after an expired session, `showConflict` after a takeover (spec §2.25). */
export const Screen = observer(function SignIn() {
  const app = useApp()
  const [store] = useState(() => new SignInStore({ app, storage: window.sessionStorage }))
  const params = useScreenParams()
  const conflict = params.get('showConflict') === 'true'
  const expired = params.get('showLogin') === 'true'
  return (
    <div className="jst-entry">
      <header className="jst-entry-brand">
        <div className="jst-entry-logo">
          <Icon name="ship" size={24} />
          {app.system.name}
        </div>
        <div>
          <h1>{texts.headline}</h1>
          <p>{texts.intro}</p>
          <ul className="jst-entry-points">
            {texts.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="jst-entry-foot">{texts.foot}</div>
      </header>
      <main className="jst-entry-main">
        <div className="jst-entry-card">
          {store.step === 'form' && conflict ? <Notice tone="warning">{texts.conflict}</Notice> : null}
          {store.step === 'form' && expired && !conflict ? <Notice tone="warning">{texts.expired}</Notice> : null}
          {store.step === 'form' ? <SignInForm store={store} submitText={conflict ? texts.conflictSubmit : texts.submit} /> : null}
          {store.step === 'signed-in' ? <SignedIn store={store} /> : null}
          {store.step === 'companies' ? <CompanyChoice store={store} /> : null}
          {store.step === 'no-company' ? <Notice tone="warning">{texts.noCompany}</Notice> : null}
        </div>
      </main>
    </div>
  )
})
