import { DownloadTool } from '@jst/feature-kit'
import { AppLink, Icon, Popup, StatusTag, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { to } from '../lists/links.ts'
import { billPdf } from '../lists/bill-pdf.ts'
import { useMayTakeFiles } from '../bill/file-rights.ts'
import { texts } from './texts.ts'
import type { useClaim } from './useClaim.ts'

const words = texts.audit

interface AuditActsProps {
  queue: { place: number; total: number; next: number | undefined; previous: number | undefined }
  onNext: () => void
  onPrevious: () => void
  autoNext: boolean
  onAutoNext: (on: boolean) => void
  /** Absent: no right to decide. `why`: the state does not allow it. `blocked`: the page is behind the server. */
  verdict: { why: string | undefined; blocked: boolean; approve: () => void; reject: () => void } | undefined
}

/** Verdict and way through the queue; each button says its key. */
export function AuditActs({ queue, onNext, onPrevious, autoNext, onAutoNext, verdict }: AuditActsProps) {
  const off = verdict && (verdict.blocked || verdict.why !== undefined)
  return (
    <>
      <KeyLegend />
      {verdict && (
        <label className="jst-check-label">
          <input type="checkbox" className="jst-check" checked={autoNext} onChange={(event) => onAutoNext(event.target.checked)} />
          {words.autoNext}
        </label>
      )}
      {queue.place > 0 && <span className="jst-muted">{words.queue(queue.place, queue.total)}</span>}
      <Button disabled={queue.previous === undefined} onClick={onPrevious} title="K">
        {words.previous}
      </Button>
      <Button onClick={onNext} title="J">
        {words.next}
      </Button>
      {verdict && (
        <>
          <Button status="danger" disabled={off} title={verdict.why ?? 'R'} onClick={verdict.reject}>
            {words.reject}
          </Button>
          <Button type="primary" disabled={off} title={verdict.why ?? 'A'} onClick={verdict.approve}>
            {words.approve}
          </Button>
        </>
      )}
    </>
  )
}

function KeyLegend() {
  return (
    <Popup label={words.keys} trigger={<Icon name="info" />}>
      {() => (
        <dl className="jst-keys">
          {words.legend.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popup>
  )
}

interface BillToolsProps {
  id: number
  version: number
  claim: ReturnType<typeof useClaim>
  onPrint: () => void
}

/** Beside the bill: who has claimed it, print, and the record with all its versions. */
export function BillTools({ id, version, claim, onPrint }: BillToolsProps) {
  const mayTake = useMayTakeFiles()
  return (
    <div className="jst-row-acts">
      {claim.mine && (
        <>
          <StatusTag tone="blue">{texts.claim.mine}</StatusTag>
          <TextButton disabled={claim.release.busy} onClick={() => void claim.release.run()}>
            {texts.claim.release}
          </TextButton>
        </>
      )}
      {mayTake && <DownloadTool label={words.pdf} files={() => [billPdf(id, version)]} />}
      <button type="button" className="jst-tool-button" onClick={onPrint}>
        <Icon name="print" />
        {words.print}
      </button>
      <AppLink to={to.detail(id)}>{words.detail}</AppLink>
    </div>
  )
}
