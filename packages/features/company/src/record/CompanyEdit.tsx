import { Button } from '@arco-design/web-react'
import { currentCompany, type CompanyRecord } from '@jst/contracts/company'
import { useApp, useBack, useConfirmLeave, useDetail, type App } from '@jst/feature-kit'
import { DetailPage, formatText, Notice, RowActs, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CompanyForm, contactNames, financeNames, type RecordName } from './CompanyForm.ts'
import { LicensedChange } from './LicensedChange.tsx'
import { texts } from './texts.ts'

export const preload = (app: App): void => app.reads.start(currentCompany, {})

/** The own company's record being changed: compared before it is saved; what stands on the licence goes through an audit (spec §2.19). */
export const Screen = observer(function CompanyEdit() {
  const onBack = useBack()
  const company = useDetail(currentCompany, {})
  if (!company.data)
    return (
      <DetailPage
        title={texts.edit}
        onBack={onBack}
        state={company.status === 'failed' ? 'failed' : 'loading'}
        error={company.error}
        onRetry={company.reload}
      />
    )
  return <Editor company={company.data} onBack={onBack} />
})

const Editor = observer(function Editor({ company, onBack }: { company: CompanyRecord; onBack: () => void }) {
  const { api, notify } = useApp()
  const [form] = useState(() => new CompanyForm(api, company))
  useConfirmLeave(() => form.changes.length > 0)
  const save = async () => {
    if (await form.save()) notify.success(texts.saved)
  }
  const text = (name: RecordName, max: number) => (
    <TextField
      key={name}
      label={texts.fields[name]}
      value={form.values[name]}
      onChange={(value) => form.write(name, value)}
      error={form.errors[name]}
      maxLength={max}
    />
  )
  return (
    <DetailPage
      title={texts.edit}
      trail={[{ label: texts.detail, to: '/system/CurrentCompanyDetail' }, { label: texts.edit }]}
      onBack={onBack}
      actions={
        <Button type="primary" disabled={form.comparing} onClick={() => form.compare()}>
          {texts.save}
        </Button>
      }
      notice={
        <div className="jst-notices">
          {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
          {form.theirs ? (
            <Notice
              tone="warning"
              action={
                <RowActs>
                  <Button onClick={() => form.theirs && form.take(form.theirs)}>{texts.takeTheirs}</Button>
                  <Button onClick={() => form.keepMine()}>{texts.keepMine}</Button>
                </RowActs>
              }
            >
              {texts.stale}
            </Notice>
          ) : null}
          {form.comparing ? <Comparison form={form} onSave={() => void save()} /> : null}
        </div>
      }
    >
      <Section title={texts.contact}>
        <div className="jst-form-grid jst-form-grid-top">{contactNames.map((name) => text(name, name === 'Address' ? 200 : 50))}</div>
      </Section>
      <Section title={texts.finance} extra={form.stored.FinanceMasked ? <span className="jst-muted">{texts.masked}</span> : null}>
        {form.stored.FinanceMasked ? null : (
          <div className="jst-form-grid jst-form-grid-top">{financeNames.map((name) => text(name, 40))}</div>
        )}
      </Section>
      <LicensedChange company={form.stored} />
    </DetailPage>
  )
})

const Comparison = observer(function Comparison({ form, onSave }: { form: CompanyForm; onSave: () => void }) {
  return (
    <Section title={texts.compare}>
      <table className="jst-compare">
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {form.changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{texts.fields[name]}</th>
              <td>
                <del>{formatText(before)}</del>
              </td>
              <td>
                <ins>{formatText(after)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="jst-acts">
        <Button type="primary" loading={form.busy} onClick={onSave}>
          {texts.confirm}
        </Button>
        <Button onClick={() => form.backToEditing()}>{texts.cancel}</Button>
      </div>
    </Section>
  )
})
