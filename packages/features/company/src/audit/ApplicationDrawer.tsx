import {
  applicationInfo,
  applicationLicence,
  applicationStates,
  joiningKinds,
  type Application,
  type ApplicationInfo,
} from '@jst/contracts/company'
import { useDetail } from '@jst/feature-kit'
import { DateText, Dialog, ErrorView, FactGrid, formatText, Notice, Section, StatusTag, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AuditActs } from './AuditActs.tsx'
import { StateTag } from './columns.tsx'
import { LicencePreview } from '../licence/LicencePreview.tsx'
import { texts } from './texts.ts'

const words = texts.drawer
const labels = texts.columns

interface ApplicationDrawerProps {
  id: number
  onChanged: () => void
  onClose: () => void
}

/** One application: what was typed beside the licence, what was checked, its history, and the verdict. */
export const ApplicationDrawer = observer(function ApplicationDrawer({ id, onChanged, onClose }: ApplicationDrawerProps) {
  const info = useDetail(applicationInfo, { Id: id })
  const { data } = info
  const [refusal, setRefusal] = useState<string>()
  const take = (newer: ApplicationInfo, why?: string) => {
    setRefusal(why)
    info.set(newer)
    onChanged()
  }
  return (
    <Dialog place="side" width={960} title={data?.Application.Name || words.title} onClose={onClose}>
      {info.error ? <ErrorView error={info.error} onRetry={info.reload} /> : null}
      {data ? (
        <div className="jst-stack-form">
          {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
          <AuditActs key={data.Application.UpdateTime} application={data.Application} onDone={take} />
          <div className="jst-desk-pair">
            <Section title={words.facts} extra={<StateTag state={data.Application.State} />}>
              <Facts application={data.Application} />
            </Section>
            <Section title={words.licence}>
              <LicencePreview path={applicationLicence.path} id={id} name={data.Application.LicenceName} />
            </Section>
          </div>
          <Checks checks={data.Checks} />
          <Section title={words.events}>
            <Timeline
              label={words.events}
              entries={data.Events.map((event) => ({
                key: event.Id,
                at: event.CreateTime,
                title: applicationStates[event.State].zh,
                tone: applicationStates[event.State].tone,
                who: event.Name,
                detail: event.Remarks || undefined,
              }))}
            />
          </Section>
        </div>
      ) : null}
    </Dialog>
  )
})

function Facts({ application: a }: { application: Application }) {
  return (
    <FactGrid
      columns={2}
      facts={[
        { label: labels.name, value: formatText(a.Name) },
        { label: labels.creditCode, value: <span className="jst-code">{formatText(a.CreditCode)}</span> },
        { label: labels.kind, value: joiningKinds[a.Kind] },
        { label: labels.purpose, value: texts.purposes[a.Purpose] },
        { label: words.legalPerson, value: formatText(a.LegalPerson) },
        { label: labels.city, value: formatText(a.City) },
        { label: words.address, value: formatText(a.Address) },
        { label: labels.contact, value: formatText(a.ContactName) },
        { label: labels.mobile, value: formatText(a.ContactMobile) },
        { label: words.email, value: formatText(a.ContactEmail) },
        { label: labels.applicant, value: formatText([a.ApplicantName, a.ApplicantMobile].filter(Boolean).join(' ')) },
        { label: words.operator, value: a.OperatorName || words.platform },
        { label: words.referrer, value: formatText(a.Referrer) },
        { label: words.inviteCode, value: formatText(a.InviteCode) },
        { label: labels.submitTime, value: <DateText value={a.SubmitTime} format="dateTime" /> },
      ]}
    />
  )
}

const tones = { ok: 'green', warn: 'orange', error: 'red' } as const

function Checks({ checks }: { checks: ApplicationInfo['Checks'] }) {
  return (
    <Section title={words.checks}>
      <ul className="jst-lines">
        {checks.map(({ Code, Level, Message }) => (
          <li key={Code}>
            <span>{Message}</span>
            <StatusTag tone={tones[Level]}>{words.levels[Level]}</StatusTag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
