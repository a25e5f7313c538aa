import { Button } from '@arco-design/web-react'
import { currentCompany, type CompanyRecord } from '@jst/contracts/company'
import { useApp, useBack, useDetail, type App } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { DetailPage, FactsTable, formatText, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { changesOf, contactNames, fieldsOf, financeNames, saveCompany, valuesOf, type Change, type RecordName } from './company-form.ts'
import { CompanyMarks } from './CompanyMarks.tsx'
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
  const [confirming, setConfirming] = useState(false)
  const form = useForm({
    stored: company,
    start: valuesOf,
    fields: fieldsOf(company),
    save: (values, stored = company) => {
      setConfirming(false)
      return saveCompany(api, values, stored)
    },
    saved: () => notify.success(texts.saved),
    keep: 'company',
  })
  const { stored = company } = form
  const changes = changesOf(form.values, stored)
  const compare = () => {
    if (changes.length === 0) return form.fail(texts.nothing)
    setConfirming(form.check())
  }
  const text = (name: RecordName, max: number) => {
    const { onChange, ...field } = form.field(name)
    const write = (value: string) => {
      setConfirming(false)
      onChange(value)
    }
    return <TextField key={name} {...field} onChange={write} maxLength={max} />
  }
  return (
    <DetailPage
      title={texts.edit}
      trail={[{ label: texts.detail, to: '/system/CurrentCompanyDetail' }, { label: texts.edit }]}
      onBack={onBack}
      actions={
        <Button type="primary" disabled={confirming || form.theirs !== undefined} onClick={compare}>
          {texts.save}
        </Button>
      }
      notice={
        <>
          <FormNotices form={form} />
          {confirming ? (
            <Confirmation changes={changes} busy={form.busy} onSave={() => void form.save()} onBack={() => setConfirming(false)} />
          ) : null}
        </>
      }
    >
      <Section title={texts.contact}>
        <div className="jst-form-grid jst-form-grid-top">{contactNames.map((name) => text(name, most[name] ?? 50))}</div>
      </Section>
      <Section title={texts.finance} extra={stored.FinanceMasked ? <span className="jst-muted">{texts.masked}</span> : null}>
        {stored.FinanceMasked ? null : <div className="jst-form-grid jst-form-grid-top">{financeNames.map((name) => text(name, 40))}</div>}
      </Section>
      <CompanyMarks />
      <LicensedChange company={stored} />
    </DetailPage>
  )
})

/** Characters that a field takes; the others take 50. */
const most: Readonly<Partial<Record<RecordName, number>>> = { Address: 200, NameEn: 120, AddressEn: 250 }

interface ConfirmationProps {
  changes: readonly Change[]
  busy: boolean
  onSave: () => void
  onBack: () => void
}

function Confirmation({ changes, busy, onSave, onBack }: ConfirmationProps) {
  return (
    <Section title={texts.compare}>
      <FactsTable
        label={texts.compare}
        titles={[texts.field, texts.before, texts.after]}
        rows={changes}
        rowKey={({ name }) => name}
        renderRow={({ name, before, after }) => (
          <>
            <th scope="row">{texts.fields[name]}</th>
            <td>
              <del>{formatText(before)}</del>
            </td>
            <td>
              <ins>{formatText(after)}</ins>
            </td>
          </>
        )}
      />
      <div className="jst-acts">
        <Button type="primary" loading={busy} onClick={onSave}>
          {texts.confirm}
        </Button>
        <Button onClick={onBack}>{texts.cancel}</Button>
      </div>
    </Section>
  )
}
