import { Button } from '@arco-design/web-react'
import { ApiError } from '@jst/api-client'
import { applicationStates, beginCompanyChange, creditCodeProblem, normalizeCreditCode, type CompanyRecord } from '@jst/contracts/company'
import { failureOf, link, useApp } from '@jst/feature-kit'
import { AppLink, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.change
const f = texts.fields

/** Name, credit code and legal person: a new licence and an audit stand between the wish and the record. */
export const LicensedChange = observer(function LicensedChange({ company }: { company: CompanyRecord }) {
  const { api, navigate } = useApp()
  const [facts, setFacts] = useState({ Name: company.Name, CreditCode: company.CreditCode, LegalPerson: company.LegalPerson })
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
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
  const begin = async () => {
    const problem = creditCodeProblem(normalizeCreditCode(facts.CreditCode))
    if (problem) return setFailure(problem)
    setBusy(true)
    setFailure('')
    try {
      const { Id } = await api.call(beginCompanyChange, facts)
      navigate(link('/join/createCompany', { Id }))
    } catch (error) {
      setFailure(error instanceof ApiError && error.issues[0] ? error.issues[0].Message : failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={words.title}>
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <div className="jst-form-grid jst-form-grid-top">
          {(['Name', 'CreditCode', 'LegalPerson'] as const).map((name) => (
            <TextField
              key={name}
              label={f[name]}
              value={facts[name]}
              onChange={(value) => setFacts({ ...facts, [name]: value })}
              maxLength={name === 'Name' ? 100 : name === 'CreditCode' ? 30 : 50}
            />
          ))}
        </div>
        <div className="jst-acts">
          <Button loading={busy} onClick={() => void begin()}>
            {words.begin}
          </Button>
        </div>
      </div>
    </Section>
  )
})
