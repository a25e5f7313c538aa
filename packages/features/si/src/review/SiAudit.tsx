import { changeSiStatus, siInfo, siPagedList, SiStatus } from '@jst/contracts/si'
import { link, useAction, useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { useLiveEvent } from '@jst/realtime/react'
import { Countdown, DetailPage, EmptyState, Notice, Section } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { BillFace } from '../parts/BillFace.tsx'
import { CompareTable } from '../parts/CompareTable.tsx'
import { differences } from '../parts/compare.ts'
import { ContainerTable } from '../parts/ContainerTable.tsx'
import { History, historyEndpoint, historyOf, newestVersion } from '../parts/history.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'
import { RejectPanel } from './RejectPanel.tsx'
import { useSi } from './useSi.ts'

const words = texts.audit
/** The review queue: what waits, by cut-off. */
const queueQuery = { Status: '1', Sort: 'Deadline', PageSize: 200 }
/** Fields that a booking fixes; the rest of a record is the submitter's. */
const booked = [
  'mblNo',
  'vessel',
  'voyage',
  'loadPort',
  'loadPortCode',
  'dischargePort',
  'dischargePortCode',
  'paymentMethod',
  'transportTerms',
] as const

export const preload = (app: App, location: ScreenLocation) => {
  const id = Number(new URLSearchParams(location.search).get('Id'))
  if (!(id > 0)) return
  app.reads.start(siInfo, { Id: id })
  app.reads.start(historyEndpoint, historyOf(id))
  app.reads.start(siPagedList, queueQuery)
}

/** The reviewer's desk: the bill on the left, what changed and what differs from the booking on the right (spec §2.20, §7). */
export const Screen = observer(function SiAudit() {
  const app = useApp()
  const id = useScreenId('Id')
  const onBack = useBack()
  const { detail, record, rows, previous, order, reload } = useSi(id)
  const queue = useDetail(siPagedList, queueQuery)
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const [rejecting, setRejecting] = useState(false)
  const [superseded, setSuperseded] = useState(false)
  const billNo = record ? record.splitMblNo || record.mblNo : ''
  useTitle(record && words.title(billNo))
  useLiveEvent('si/changed', (content) => {
    queue.reload()
    const change = content as { Id?: number; Version?: number }
    if (change.Id === id && change.Version !== newestVersion(rows)) setSuperseded(true)
  })

  const { busy, run } = useAction(async (status: SiStatus, remarks: string) => {
    if (id === undefined) return
    // the version that was read goes along: a newer one is refused, so nobody approves what they have not seen
    const changed = await app.api.call(changeSiStatus, { TDId: id, Status: status, Remarks: remarks, Version: newestVersion(rows) })
    detail.set(changed)
    setRejecting(false)
    app.notify.success(status === SiStatus.approved ? words.approved : words.rejected)
    reload()
    queue.reload()
  })

  const ids = useMemo(() => queue.data?.Rows.map((row) => row.Id) ?? [], [queue.data])
  const position = id === undefined ? -1 : ids.indexOf(id)
  const go = (to: number | undefined) => to !== undefined && app.navigate(link('/tdManage/siAudit', { Id: to }))
  const next = ids.find((other, index) => other !== id && index > position)
  const before = position > 0 ? ids[position - 1] : undefined
  useQueueKeys({ next: () => go(next), previous: () => go(before) })

  const waiting = record?.status === SiStatus.submitted
  const refresh = () => {
    setSuperseded(false)
    reload()
  }
  return (
    <DetailPage
      title={words.title(billNo)}
      status={record && <SiStatusTag status={record.status} />}
      onBack={onBack}
      facts={
        record
          ? [
              { label: texts.columns.company, value: rows[0]?.CompanyName ?? record.companyCode },
              { label: texts.columns.deadline, value: <Countdown deadline={record.deadline} /> },
            ]
          : []
      }
      notice={
        superseded ? (
          <Notice tone="warning" action={<Button onClick={refresh}>{words.reload}</Button>}>
            {words.changedElsewhere}
          </Notice>
        ) : undefined
      }
      actions={
        <>
          {position >= 0 && <span className="jst-muted">{words.queue(position + 1, ids.length)}</span>}
          <Button disabled={before === undefined} onClick={() => go(before)} title="K">
            {words.previous}
          </Button>
          <Button disabled={next === undefined} onClick={() => go(next)} title="J">
            {words.next}
          </Button>
          {waiting && mayAudit && (
            <>
              <Button status="danger" disabled={busy || superseded} onClick={() => setRejecting(true)}>
                {words.reject}
              </Button>
              <Button type="primary" loading={busy} disabled={superseded} onClick={() => void run(SiStatus.approved, '')}>
                {words.approve}
              </Button>
            </>
          )}
        </>
      }
      rail={<History rows={rows} />}
      state={detail.status === 'failed' ? 'failed' : record || detail.status === 'empty' ? 'ready' : 'loading'}
      error={detail.error}
      onRetry={reload}
    >
      {record ? (
        <>
          {waiting && !mayAudit && <Notice>{words.noRight}</Notice>}
          {rejecting && (
            <RejectPanel busy={busy} onCancel={() => setRejecting(false)} onReject={(remarks) => void run(SiStatus.rejected, remarks)} />
          )}
          <Section title={words.sinceLast}>
            {previous ? (
              <CompareTable rows={differences(previous, record)} label={words.sinceLast} />
            ) : (
              <p className="jst-muted">{words.firstVersion}</p>
            )}
          </Section>
          {order && (
            <Section title={words.againstOrder}>
              <CompareTable rows={differences(order, record, booked)} label={words.againstOrder} />
            </Section>
          )}
          <Section title={texts.detail.bill}>
            <BillFace record={record} />
          </Section>
          <Section title={texts.detail.containers}>
            <ContainerTable containers={record.containers} />
          </Section>
        </>
      ) : (
        <EmptyState title={texts.detail.notFound} />
      )}
    </DetailPage>
  )
})

/** J and K walk through the queue, unless somebody is typing. */
function useQueueKeys({ next, previous }: { next: () => void; previous: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable=true]')
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'j') next()
      if (event.key === 'k') previous()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
