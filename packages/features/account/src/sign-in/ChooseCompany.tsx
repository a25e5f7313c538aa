import { Button } from '@arco-design/web-react'
import { afterSignIn, takeReturn, useApp } from '@jst/feature-kit'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import { CompanyChoice } from './CompanyChoice.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { useCompanies } from './useCompanies.ts'

/** Which of the bound companies to enter: after the sign-in, and from the menu of the account at any time. */
export const Screen = inLanguage(
  observer(function ChooseCompany() {
    const app = useApp()
    const { session } = app
    const companies = useCompanies(() => app.navigate(afterSignIn(session.workbenchKind, takeReturn(window.sessionStorage))))
    return (
      <EntryFrame>
        <h2>{texts.chooseCompany}</h2>
        {session.token === null ? (
          <>
            <Notice tone="warning">{texts.mustSignIn}</Notice>
            <Button type="primary" size="large" long onClick={() => app.navigate('/')}>
              {texts.toSignIn}
            </Button>
          </>
        ) : session.boundEmployees.length === 0 ? (
          <>
            <Notice tone="warning">{texts.noCompany}</Notice>
            <Button type="primary" size="large" long onClick={() => app.navigate('/join/entry')}>
              {texts.toJoining}
            </Button>
          </>
        ) : (
          <>
            <p className="jst-muted">{texts.chooseHint}</p>
            <CompanyChoice {...companies} />
          </>
        )}
      </EntryFrame>
    )
  }),
)
