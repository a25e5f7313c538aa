import { SiStatus, siStatusTable, type SiRecord, type SiState } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DetailPage, lazyPart } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { PrintBills } from '../bill/PrintBills.tsx'
import { keyOfPlace, type Place } from '../bill/remark-path.ts'
import { TalkPart } from '../bill/talk-parts.tsx'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { AuditActs, BillTools, VerdictBar } from './AuditActs.tsx'
import { auditFacts, AuditNotices } from './AuditNotices.tsx'
import { BillPanel, drawnAt, useJump } from './BillPanel.tsx'
import { compareSides } from '../compare/compare-sides.ts'
import { useVersion } from '../compare/useVersion.ts'
import type { CompareTab } from '../compare/CompareRows.tsx'
import { ComparePanel, compareTabs } from './ComparePanel.tsx'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { PinBoard } from './PinBoard.ts'
import { EarlierRemarks, PinsPanel } from './PinsPanel.tsx'
import { RejectPanel } from './RejectPanel.tsx'
import { useAutoNext } from './useAutoNext.ts'
import { useClaim } from './useClaim.ts'
import { useFindings } from './useFindings.ts'
import { useKeys } from './useKeys.ts'
import type { useQueue } from './useQueue.ts'
import { baseOf, olderSubmits, useOrderSide, type useRecord } from './useReview.ts'
import { useVerdict } from './useVerdict.ts'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

const words = texts.audit
const NeighboursPanel = lazyPart(async () => (await import('../neighbours/NeighboursPanel.tsx')).NeighboursPanel)
const FurtherPanel = lazyPart(async () => (await import('../further/FurtherPanel.tsx')).FurtherPanel)

interface AuditDeskProps {
  id: number
  queue: ReturnType<typeof useQueue>
  data: ReturnType<typeof useRecord>
  record: SiRecord
  state: SiState
  onBack: () => void
}

/** One record under review; mounted anew for each, so that nothing of the one before is left on the screen. */
export const AuditDesk = observer(function AuditDesk({ id, queue, data, record, state, onBack }: AuditDeskProps) {
  const app = useApp()
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const [autoNext, setAutoNext] = useAutoNext()
  const version = state.Version
  const billNo = record.splitMblNo || record.mblNo
  const decidable = mayAudit && state.Status === SiStatus.submitted
  const [rejecting, setRejecting] = useState(false)
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const board = useMemo(() => new PinBoard({ id, version }, window.sessionStorage), [id, version])
  const pin = useCallback((place: Place, text?: string) => board.pin(place, text), [board])
  const claim = useClaim(id, state, data.state, queue.begun || rejecting || board.pins.length > 0)
  const { panel, jump } = useJump()

  const leaveTo = async (go: () => Promise<boolean> | boolean) => {
    claim.leave()
    return go()
  }
  const { given, give, overtaken, caughtUp } = useVerdict({
    id,
    version,
    status: state.Status,
    billNo,
    onGiven: () => {
      setRejecting(false)
      if (autoNext) void queue.goNext().then((went) => went || app.notify.success(words.queueDone))
    },
    onUndone: () => autoNext && app.navigate(to.audit(id, queue.part)),
    onSent: () => {
      board.clear()
      data.reload()
      queue.reload()
    },
  })
  const blocked = overtaken !== undefined || given

  const [pickedBase, setPickedBase] = useState<number>()
  const older = olderSubmits(data.rows, version)
  const base = older.find(({ Id }) => Id === pickedBase) ?? baseOf(data.rows, version, state.InForceVersion)
  const before = useVersion(base?.Id)
  const order = useOrderSide(record.orderId)
  const [tab, setTab] = useState<CompareTab>()
  const shownTab = tab ?? (version > 1 ? 'previous' : 'order')
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const findings = useFindings(record)
  const changed = useMemo(
    () => new Set(compareSides(record, shownTab === 'order' ? { order } : { before }).map(({ place }) => keyOfPlace(drawnAt(place)))),
    [record, before, order, shownTab],
  )
  const doubts = findings.data?.filter(({ issue }) => issue.Severity !== 'INFO').length ?? state.Warnings
  const approve = async () => {
    if (!decidable || blocked) return
    const question = { title: words.doubts(doubts), content: words.doubtsAsk, ok: words.approveAnyway }
    if (doubts === 0 || (await app.notify.confirm(question))) give({ status: SiStatus.approved })
  }
  const startReject = () => {
    if (decidable && !blocked) setRejecting(true)
  }
  const found = new Set((findings.data ?? []).flatMap(({ place }) => (place ? [keyOfPlace(drawnAt(place))] : [])))

  const next = () => void leaveTo(queue.goNext).then((went) => went || app.notify.success(words.queueDone))
  const previous = () => void leaveTo(() => queue.goPrevious() !== false)
  const catchUp = () => {
    caughtUp()
    setTab('previous')
    data.reload()
  }
  useKeys({
    j: next,
    k: previous,
    a: () => void approve(),
    r: startReject,
    d: () => setOnlyDifferences((only) => !only),
    p: () => setPrinting(true),
    ...Object.fromEntries(compareTabs.map((name, index) => [String(index + 1), () => setTab(name)])),
    escape: () => setRejecting(false),
  })

  return (
    <DetailPage
      title={words.title(billNo)}
      status={<SiStatusTag status={state.Status} />}
      onBack={onBack}
      facts={auditFacts(state)}
      notice={<AuditNotices state={state} mayAudit={mayAudit} claim={claim.warning} overtaken={overtaken} onCatchUp={catchUp} />}
      actions={<AuditActs queue={queue} onNext={next} onPrevious={previous} />}
    >
      <div className="jst-desk">
        <BillPanel
          panel={panel}
          record={record}
          changed={changed}
          found={found}
          board={decidable ? board : undefined}
          extra={<BillTools id={id} version={version} claim={claim} onPrint={() => setPrinting(true)} />}
        />
        <div className="jst-desk-side">
          {rejecting && decidable && (
            <RejectPanel
              pins={board.remarks.length}
              onCancel={() => setRejecting(false)}
              onReject={(remarks, reasonCode) => give({ status: SiStatus.rejected, remarks, reasonCode, fieldRemarks: board.remarks })}
            />
          )}
          <ComparePanel
            record={record}
            version={version}
            older={older}
            base={base}
            before={before}
            order={order}
            tab={shownTab}
            onTab={setTab}
            onBase={setPickedBase}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
            onJump={jump}
            onPin={decidable ? pin : undefined}
          />
          <EarlierRemarks remarks={state.FieldRemarks} record={record} onJump={jump} />
          <NeighboursPanel id={record.id} containers={record.containers} />
          {record.carried !== '' || (before?.carried ?? '') !== '' ? <FurtherPanel record={record} before={before} /> : null}
          <CreditPanel orderId={record.orderId} record={record} bills={record.draftCount} mayEdit={false} onJump={jump} />
          <FindingsPanel store={findings} onJump={jump} onPin={decidable ? pin : undefined} />
          {decidable && <PinsPanel board={board} record={record} onJump={jump} />}
          <TalkPart record={record} />
        </div>
      </div>
      {mayAudit && (
        <VerdictBar
          autoNext={autoNext}
          onAutoNext={setAutoNext}
          why={given ? words.given : decidable ? undefined : words.illegal(siStatusTable[state.Status as SiStatus].zh)}
          blocked={blocked}
          onApprove={() => void approve()}
          onReject={startReject}
        />
      )}
      {printing && <PrintBills records={[record]} onDone={printed} />}
    </DetailPage>
  )
})
