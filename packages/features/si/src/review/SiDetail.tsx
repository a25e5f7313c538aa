import { siInfo, siLog } from '@jst/contracts/si'
import { link, useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { useLiveEvent } from '@jst/realtime/react'
import { recordFromWire } from '@jst/si-drafts/rules'
import { AppLink, Countdown, DateText, DetailPage, EmptyState, FactGrid, formatText, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { BillFace } from '../parts/BillFace.tsx'
import { CompareTable } from '../parts/CompareTable.tsx'
import { differences } from '../parts/compare.ts'
import { ContainerTable } from '../parts/ContainerTable.tsx'
import { History, historyEndpoint, historyOf } from '../parts/history.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'
import { useSi } from './useSi.ts'

export const preload = (app: App, location: ScreenLocation) => {
  const id = Number(new URLSearchParams(location.search).get('Id'))
  if (!(id > 0)) return
  app.reads.start(siInfo, { Id: id })
  app.reads.start(historyEndpoint, historyOf(id))
}

/** One record for the operator: bill, containers, versions with comparison, timeline (spec §2.20). */
export const Screen = observer(function SiDetail() {
  const app = useApp()
  const id = useScreenId('Id')
  const { detail, record, rows, reload } = useSi(id)
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const [versionId, setVersionId] = useState<number>()
  const onBack = useBack()
  const billNo = record ? record.splitMblNo || record.mblNo : ''
  useTitle(record && texts.detail.title(billNo))
  useLiveEvent('si/changed', (content) => {
    if ((content as { Id?: number }).Id === id) reload()
  })
  return (
    <DetailPage
      title={texts.detail.title(billNo)}
      status={record && <SiStatusTag status={record.status} />}
      onBack={onBack}
      facts={
        record
          ? [
              { label: texts.columns.siNo, value: record.siNo },
              { label: texts.columns.deadline, value: <Countdown deadline={record.deadline} /> },
            ]
          : []
      }
      actions={
        record?.status === 1 && mayAudit ? <AppLink to={link('/tdManage/siAudit', { Id: id })}>{texts.detail.goAudit}</AppLink> : undefined
      }
      rail={<History rows={rows} />}
      state={detail.status === 'failed' ? 'failed' : record || detail.status === 'empty' ? 'ready' : 'loading'}
      error={detail.error}
      onRetry={reload}
    >
      {record ? (
        <>
          <Section title={texts.detail.bill}>
            <BillFace record={record} />
          </Section>
          <Section title={texts.detail.containers}>
            <ContainerTable containers={record.containers} />
          </Section>
          <Section title={texts.detail.compare} extra={<VersionPicker rows={rows} value={versionId} onChange={setVersionId} />}>
            {versionId === undefined ? (
              <p className="jst-muted">{texts.detail.pickVersion}</p>
            ) : (
              <Comparison versionId={versionId} recordId={record.id} />
            )}
          </Section>
          <Section title={texts.detail.submission}>
            <FactGrid
              facts={[
                { label: texts.columns.submittedAt, value: <DateText value={record.createdAt} format="dateTime" /> },
                { label: texts.columns.updatedAt, value: <DateText value={record.updatedAt} format="dateTime" /> },
                { label: texts.columns.remarks, value: formatText(record.reviewRemarks) },
              ]}
            />
          </Section>
        </>
      ) : (
        <EmptyState
          title={texts.detail.notFound}
          action={
            <button type="button" className="jst-text-button" onClick={() => app.navigate('/tdManage/siCheck')}>
              {texts.check.label}
            </button>
          }
        />
      )}
    </DetailPage>
  )
})

interface PickerProps {
  rows: ReturnType<typeof useSi>['rows']
  value: number | undefined
  onChange: (id: number | undefined) => void
}

function VersionPicker({ rows, value, onChange }: PickerProps) {
  return (
    <select
      className="jst-select"
      aria-label={texts.detail.pickVersion}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
    >
      <option value="">{texts.detail.pickVersion}</option>
      {rows.map((row) => (
        <option key={row.Id} value={row.Id}>
          {`${texts.versionNo(row.Version)} ${texts.events[row.Event] ?? row.Event}`}
        </option>
      ))}
    </select>
  )
}

/** The picked version against the record as it stands. */
const Comparison = observer(function Comparison({ versionId, recordId }: { versionId: number; recordId: number }) {
  const old = useDetail(siLog, { Id: versionId }).data
  const now = useDetail(siInfo, { Id: recordId }).data
  const rows = useMemo(() => (old && now ? differences(recordFromWire(old), recordFromWire(now)) : []), [old, now])
  return old && now ? <CompareTable rows={rows} label={texts.detail.compare} /> : null
})
