import { EmptyState, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CompanyChoice } from '../sign-in/CompanyChoice.tsx'
import { useCompanies } from '../sign-in/useCompanies.ts'
import { settingTexts } from './texts.ts'

const texts = settingTexts.companies

/** The companies of the person: change over, and which one is the default. */
export const Companies = observer(function Companies() {
  const companies = useCompanies()
  return (
    <Section title={texts.title}>
      {companies.bound.length === 0 ? (
        <EmptyState title={texts.none} icon="company" />
      ) : (
        <>
          <p className="jst-muted jst-setting-note">{texts.hint}</p>
          <div className="jst-setting-form">
            <CompanyChoice {...companies} />
          </div>
        </>
      )}
    </Section>
  )
})
