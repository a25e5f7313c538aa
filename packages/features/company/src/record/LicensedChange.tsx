import { Button } from '@arco-design/web-react'
import {
  applicationStates,
  beginCompanyChange,
  creditCodeProblem,
  creditCodeWarning,
  normalizeCreditCode,
  type CompanyRecord,
} from '@jst/contracts/company'
import { link, useApp } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { AppLink, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.change
const f = texts.fields

/** Name, credit code and legal person: a new licence and an audit stand between the wish and the record. */
export const LicensedChange = observer(function LicensedChange({ company }: { company: CompanyRecord }) {
  const { api, navigate } = useApp()
  const form = useForm({
    start: () => ({ Name: company.Name, CreditCode: company.CreditCode, LegalPerson: company.LegalPerson }),
    fields: {
      Name: { label: f.Name },
      CreditCode: { label: f.CreditCode, check: (code) => creditCodeProblem(normalizeCreditCode(code)) },
      LegalPerson: { label: f.LegalPerson },
    },
    save: (facts) => api.call(beginCompanyChange, facts),
    saved: ({ Id }) => navigate(link('/join/createCompany', { Id })),
  })
  if (company.Kind === 'platform') return null
  const { Change } = company
  if (Change)
    return (
      <Section title={words.title}>
        <Notice action={<AppLink to={link('/join/createCompany', { Id: Change.Id })}>{words.go}</AppLink>}>
          {words.open(applicationStates[Change.State].zh)}
        </Notice>
      </Section>
    )
  return (
    <Section title={words.title}>
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        <FormNotices form={form} />
        <div className="jst-form-grid jst-form-grid-top">
          {(['Name', 'CreditCode', 'LegalPerson'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              warning={name === 'CreditCode' ? creditCodeWarning(normalizeCreditCode(form.values.CreditCode)) : undefined}
              maxLength={name === 'Name' ? 100 : name === 'CreditCode' ? 30 : 50}
            />
          ))}
        </div>
        <div className="jst-acts">
          <Button loading={form.busy} onClick={() => void form.save()}>
            {words.begin}
          </Button>
        </div>
      </div>
    </Section>
  )
})
