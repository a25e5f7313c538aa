import { Button } from '@arco-design/web-react'
import {
  applicationFields,
  applicationIssues,
  createCompany,
  creditCodeWarning,
  joiningKinds,
  mobileProblem,
  normalizeCreditCode,
  type ApplicationFields,
  type ApplicationText,
  type JoiningKind,
  type NewAccount,
} from '@jst/contracts/company'
import { useApp, useBack } from '@jst/feature-kit'
import { FormNotices, useForm, type FormFields } from '@jst/feature-kit/form'
import { ChoiceField, DetailPage, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PasswordDialog } from '../staff/PasswordDialog.tsx'
import { texts } from './texts.ts'

const words = texts.creating
const adminNames = ['AdminName', 'AdminAccount', 'AdminMobile'] as const
const fieldNames = Object.keys(applicationFields) as ApplicationText[]
const blank = () => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Omit<ApplicationFields, 'Kind'>),
  Kind: 'customer' as JoiningKind,
  AdminName: '',
  AdminAccount: '',
  AdminMobile: '',
})
const fields: FormFields<ReturnType<typeof blank>> = {
  Kind: { label: words.kind },
  ...Object.fromEntries(fieldNames.map((name) => [name, { label: applicationFields[name].zh }])),
  AdminName: { label: words.AdminName, required: true },
  AdminAccount: { label: words.AdminAccount, required: true },
  AdminMobile: { label: words.AdminMobile, check: mobileProblem },
}

/** A company on behalf of a customer, with its administrator's first password (spec §2.19). */
export const Screen = observer(function CreateCompany() {
  const { api } = useApp()
  const onBack = useBack()
  const [newAccount, setNewAccount] = useState<NewAccount>()
  const form = useForm({
    start: blank,
    fields,
    check: ({ AdminName: _, AdminAccount: __, AdminMobile: ___, ...application }) =>
      Object.fromEntries(applicationIssues(application, true).map(({ Path, Message }) => [Path, Message])),
    save: (values) => api.call(createCompany, values),
    saved: (account) => {
      setNewAccount(account)
      form.clear()
    },
    keep: 'new company',
  })
  return (
    <DetailPage
      title={texts.create}
      onBack={onBack}
      actions={
        <Button type="primary" loading={form.busy} onClick={() => void form.save()}>
          {words.act}
        </Button>
      }
      notice={
        <>
          <FormNotices form={form} summary />
          <Notice>{words.lead}</Notice>
        </>
      }
    >
      <Section title={words.company}>
        <div className="jst-form-grid jst-form-grid-top">
          <ChoiceField
            {...form.field('Kind')}
            onChange={(value) => form.write({ Kind: value as JoiningKind })}
            options={Object.entries(joiningKinds).map(([value, label]) => ({ value, label }))}
          />
          {fieldNames.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              required={applicationFields[name].required ?? false}
              maxLength={applicationFields[name].max}
              warning={name === 'CreditCode' ? creditCodeWarning(normalizeCreditCode(form.values.CreditCode)) : undefined}
            />
          ))}
        </div>
      </Section>
      <Section title={words.administrator}>
        <div className="jst-form-grid jst-form-grid-top">
          {adminNames.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              required
              maxLength={name === 'AdminMobile' ? 11 : 50}
              hint={name === 'AdminAccount' ? words.accountHint : undefined}
            />
          ))}
        </div>
      </Section>
      {newAccount ? <PasswordDialog accounts={[newAccount]} onClose={() => setNewAccount(undefined)} /> : null}
    </DetailPage>
  )
})
