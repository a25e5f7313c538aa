import { Button } from '@arco-design/web-react'
import { applicationStates, currentCompany, currentCompanyVersions, type CompanyRecord } from '@jst/contracts/company'
import { link, useApp, useBack, useDetail, type App } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, DetailPage, FactGrid, formatText, Notice, Section, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const f = texts.fields

export const preload = (app: App): void => {
  app.reads.start(currentCompany, {})
  app.reads.start(currentCompanyVersions, {})
}

/** The record of the company one works for, with what was changed when and by whom (spec §2.19). */
export const Screen = observer(function CompanyDetail() {
  const app = useApp()
  const onBack = useBack()
  const mayEdit = usePermitted('edit', '/system/company/editCompanyInfo')
  const company = useDetail(currentCompany, {}, { renew: true })
  const versions = useDetail(currentCompanyVersions, {}, { renew: true })
  const { data } = company
  const failed = [company, versions].find(({ status }) => status === 'failed')
  return (
    <DetailPage
      title={data?.Name ?? texts.detail}
      onBack={onBack}
      facts={data ? [{ label: texts.code, value: data.Code }] : []}
      actions={
        mayEdit ? (
          <Button type="primary" onClick={() => app.navigate('/system/company/editCompanyInfo')}>
            {texts.edit}
          </Button>
        ) : null
      }
      notice={data ? <ChangeNotice company={data} /> : null}
      rail={
        <Section title={texts.versions}>
          {versions.data?.length === 0 ? <p className="jst-muted">{texts.noVersions}</p> : null}
          <Timeline
            label={texts.versions}
            entries={(versions.data ?? []).map(({ Id, EditorName, Changes, CreateTime }) => ({
              key: Id,
              at: CreateTime,
              title: Changes.map(({ Label }) => Label).join('、'),
              who: EditorName,
              detail: Changes.map(({ Label, Before, After }) => (
                <div key={Label}>{`${Label}：${formatText(Before)} → ${formatText(After)}`}</div>
              )),
            }))}
          />
        </Section>
      }
      state={failed ? 'failed' : data ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={failed?.reload}
    >
      {data ? <Sections company={data} /> : null}
    </DetailPage>
  )
})

function ChangeNotice({ company: { Change } }: { company: CompanyRecord }) {
  if (!Change) return null
  return (
    <Notice action={<AppLink to={link('/join/createCompany', { Id: Change.Id })}>{texts.change.go}</AppLink>}>
      {texts.change.open(applicationStates[Change.State].zh)}
    </Notice>
  )
}

function Sections({ company }: { company: CompanyRecord }) {
  const { Finance } = company
  return (
    <>
      <Section title={texts.registered}>
        <FactGrid
          facts={[
            { label: f.Name, value: company.Name },
            { label: f.CreditCode, value: <span className="jst-code">{formatText(company.CreditCode)}</span> },
            { label: f.LegalPerson, value: formatText(company.LegalPerson) },
            { label: texts.kind, value: texts.kinds[company.Kind] },
            { label: texts.operator, value: formatText(company.OperatorName) },
            { label: texts.since, value: <DateText value={company.CreateTime} format="date" /> },
          ]}
        />
      </Section>
      <Section title={texts.contact}>
        <FactGrid
          facts={(['ContactName', 'ContactMobile', 'ContactEmail', 'City', 'Address', 'NameEn', 'AddressEn'] as const).map((name) => ({
            label: f[name],
            value: formatText(company[name]),
          }))}
        />
      </Section>
      <Section title={texts.finance} extra={company.FinanceMasked ? <span className="jst-muted">{texts.masked}</span> : null}>
        <FactGrid
          facts={(Object.keys(Finance) as (keyof typeof Finance)[]).map((name) => ({ label: f[name], value: formatText(Finance[name]) }))}
        />
      </Section>
    </>
  )
}
