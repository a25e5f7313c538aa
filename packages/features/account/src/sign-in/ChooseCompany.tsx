import { Button } from '@arco-design/web-react'
import { afterSignIn, takeReturn, useAction, useApp } from '@jst/feature-kit'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import { CompanyChoice } from './CompanyChoice.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { useDefaultCompany } from './useCompanies.ts'

/** Which of the bound companies to enter: after the sign-in, and from the menu of the account at any time. */
export const Screen = inLanguage(
  observer(function ChooseCompany() {
    const app = useApp()
    const { session } = app
    const enter = useAction(async (employeeId: number) => {
      if (session.employee?.Id !== employeeId) await session.chooseEmployee(employeeId)
      app.navigate(afterSignIn(session.workbenchKind, takeReturn(window.sessionStorage)))
    })
    const makeDefault = useDefaultCompany()
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
            <CompanyChoice
              bound={session.boundEmployees}
              current={session.employee?.Id}
              busy={enter.busy || makeDefault.busy}
              onChoose={(id) => void enter.run(id)}
              onDefault={(id) => void makeDefault.run(id)}
            />
          </>
        )}
      </EntryFrame>
    )
  }),
)
