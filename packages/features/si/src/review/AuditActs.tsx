import { DownloadTool } from '@jst/feature-kit'
import { AppLink, Icon, StatusTag, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { KeyLegend } from '../bill/KeyLegend.tsx'
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
}

/** The way through the queue; each button says its key. */
export function AuditActs({ queue, onNext, onPrevious }: AuditActsProps) {
  return (
    <>
      <KeyLegend label={words.keys} keys={words.legend} />
      {queue.place > 0 && <span className="jst-muted">{words.queue(queue.place, queue.total)}</span>}
      <Button disabled={queue.previous === undefined} onClick={onPrevious} title="K">
        {words.previous}
      </Button>
      <Button onClick={onNext} title="J">
        {words.next}
      </Button>
    </>
  )
}

interface VerdictBarProps {
  autoNext: boolean
  onAutoNext: (on: boolean) => void
  /** The state does not allow a verdict. */
  why: string | undefined
  /** The page is behind the server. */
  blocked: boolean
  onApprove: () => void
  onReject: () => void
}

/** The verdict, in view at the bottom wherever the bill is read. */
export function VerdictBar({ autoNext, onAutoNext, why, blocked, onApprove, onReject }: VerdictBarProps) {
  const off = blocked || why !== undefined
  return (
    <div className="jst-verdict-bar" role="group" aria-label={words.verdict}>
      <label className="jst-check-label">
        <input type="checkbox" className="jst-check" checked={autoNext} onChange={(event) => onAutoNext(event.target.checked)} />
        {words.autoNext}
      </label>
      {why !== undefined && <span className="jst-muted">{why}</span>}
      <Button status="danger" disabled={off} title={why ?? 'R'} onClick={onReject}>
        {words.reject}
      </Button>
      <Button type="primary" disabled={off} title={why ?? 'A'} onClick={onApprove}>
        {words.approve}
      </Button>
    </div>
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
