import { useApp, useScreenParams } from '@jst/feature-kit'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInSteps } from './SignInSteps.tsx'
import { SignInStore } from './SignInStore.ts'

/** The entry of the product: `showLogin` after an expired session, `showConflict` after a takeover (spec §2.25). */
export const Screen = inLanguage(
  observer(function SignIn() {
    const app = useApp()
    const [store] = useState(() => new SignInStore({ app, storage: window.sessionStorage }))
    const params = useScreenParams()
    const conflict = params.get('showConflict') === 'true'
    const expired = params.get('showLogin') === 'true'
    const { needsEmployee } = app.session
    useEffect(() => {
      if (needsEmployee && !conflict) app.navigate('/chooseCompany', { replace: true })
    }, [app, needsEmployee, conflict])
    return (
      <EntryFrame>
        {store.step === 'form' && conflict ? <Notice tone="warning">{texts.conflict}</Notice> : null}
        {store.step === 'signed-in' && conflict ? <Notice tone="warning">{texts.conflictSignedIn}</Notice> : null}
        {store.step === 'form' && expired && !conflict ? <Notice tone="warning">{texts.expired}</Notice> : null}
        <SignInSteps store={store} form={<SignInForm store={store} submitText={conflict ? texts.conflictSubmit : texts.submit} />} />
      </EntryFrame>
    )
  }),
)
