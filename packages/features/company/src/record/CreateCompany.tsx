import { Button } from '@arco-design/web-react'
import { ApiError } from '@jst/api-client'
import {
  applicationFields,
  applicationIssues,
  createCompany,
  joiningKinds,
  mobileProblem,
  type ApplicationFields,
  type ApplicationText,
  type JoiningKind,
  type NewAccount,
} from '@jst/contracts/company'
import { failureOf, useApp, useBack, useConfirmLeave } from '@jst/feature-kit'
import { ChoiceField, DetailPage, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PasswordDialog } from '../staff/PasswordDialog.tsx'
import { texts } from './texts.ts'

const words = texts.creating
const adminNames = ['AdminName', 'AdminAccount', 'AdminMobile'] as const
const fieldNames = Object.keys(applicationFields) as ApplicationText[]
const empty = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Omit<ApplicationFields, 'Kind'>),
  Kind: 'customer' as JoiningKind,
  AdminName: '',
  AdminAccount: '',
  AdminMobile: '',
}
type Values = typeof empty

function problemsOf({ AdminName, AdminAccount, AdminMobile, ...fields }: Values): Record<string, string> {
  const mobile = mobileProblem(AdminMobile)
  return {
    ...Object.fromEntries(applicationIssues(fields, true).map(({ Path, Message }) => [Path, Message])),
    ...(AdminName.trim() === '' ? { AdminName: `请填写${words.AdminName}` } : {}),
    ...(AdminAccount.trim() === '' ? { AdminAccount: `请填写${words.AdminAccount}` } : {}),
    ...(mobile ? { AdminMobile: mobile } : {}),
  }
}

/** A company on behalf of a customer, with its administrator's first password (spec §2.19). */
export const Screen = observer(function CreateCompany() {
  const { api } = useApp()
  const onBack = useBack()
  const [values, setValues] = useState<Values>(empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<NewAccount>()
  useConfirmLeave(() => JSON.stringify(values) !== JSON.stringify(empty))
  const write = (change: Partial<Values>) => {
    setValues({ ...values, ...change })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in change))))
  }
  const create = async () => {
    const problems = problemsOf(values)
    setErrors(problems)
    setFailure(Object.keys(problems).length > 0 ? words.problems(Object.keys(problems).length) : '')
    if (Object.keys(problems).length > 0) return
    setBusy(true)
    try {
      setMade(await api.call(createCompany, values))
      setValues(empty)
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0)
        setErrors(Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message])))
      else setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <DetailPage
      title={texts.create}
      onBack={onBack}
      actions={
        <Button type="primary" loading={busy} onClick={() => void create()}>
          {words.act}
        </Button>
      }
      notice={<div className="jst-notices">{failure ? <Notice tone="error">{failure}</Notice> : <Notice>{words.lead}</Notice>}</div>}
    >
      <Section title={words.company}>
        <div className="jst-form-grid jst-form-grid-top">
          <ChoiceField
            label={words.kind}
            value={values.Kind}
            onChange={(value) => write({ Kind: value as JoiningKind })}
            options={Object.entries(joiningKinds).map(([value, label]) => ({ value, label }))}
          />
          {fieldNames.map((name) => (
            <TextField
              key={name}
              label={applicationFields[name].zh}
              required={applicationFields[name].required ?? false}
              maxLength={applicationFields[name].max}
              value={values[name]}
              onChange={(value) => write({ [name]: value })}
              error={errors[name]}
            />
          ))}
        </div>
      </Section>
      <Section title={words.administrator}>
        <div className="jst-form-grid jst-form-grid-top">
          {adminNames.map((name) => (
            <TextField
              key={name}
              label={words[name]}
              required
              maxLength={name === 'AdminMobile' ? 11 : 50}
              {...(name === 'AdminAccount' ? { hint: words.accountHint } : {})}
              value={values[name]}
              onChange={(value) => write({ [name]: value })}
              error={errors[name]}
            />
          ))}
        </div>
      </Section>
      {made ? <PasswordDialog accounts={[made]} onClose={() => setMade(undefined)} /> : null}
    </DetailPage>
  )
})
