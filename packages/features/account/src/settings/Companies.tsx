import { useAction, useApp } from '@jst/feature-kit'
import { EmptyState, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CompanyChoice } from '../sign-in/CompanyChoice.tsx'
import { useDefaultCompany } from '../sign-in/useCompanies.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.companies

/** The companies of the person: change over, and which one is the default. */
export const Companies = observer(function Companies() {
  const { session } = useApp()
  const enter = useAction(async (employeeId: number) => {
    if (session.employee?.Id !== employeeId) await session.chooseEmployee(employeeId)
  })
  const makeDefault = useDefaultCompany()
  return (
    <Section title={texts.title}>
      {session.boundEmployees.length === 0 ? (
        <EmptyState title={texts.none} icon="company" />
      ) : (
        <>
          <p className="jst-muted jst-setting-note">{texts.hint}</p>
          <div className="jst-setting-form">
            <CompanyChoice
              bound={session.boundEmployees}
              current={session.employee?.Id}
              busy={enter.busy || makeDefault.busy}
              onChoose={(id) => void enter.run(id)}
              onDefault={(id) => void makeDefault.run(id)}
            />
          </div>
        </>
      )}
    </Section>
  )
})
