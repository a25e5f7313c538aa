import { Button } from '@arco-design/web-react'
import type { SiRecord } from '@jst/contracts/si'
import { Dialog, lazyComponent } from '@jst/ui'
import { Suspense } from 'react'
import { cargoOrderDocument, siDocument } from '../declared-documents.ts'
import { texts } from './texts.ts'

const Talk = lazyComponent(async () => (await import('./Talk.tsx')).Talk)
const ShipmentTimeline = lazyComponent(async () => (await import('@jst/feature-kit/document')).ShipmentTimeline)

/** The timeline of the shipment beside the editor: of a stored bill, or of the order while it has none. */
export function TimelinePart({ record, order }: { record: number | undefined; order: number }) {
  const document = record === undefined ? cargoOrderDocument : siDocument
  const id = record ?? order
  return (
    <Suspense fallback={<section className="jst-section" aria-busy="true" />}>
      <ShipmentTimeline key={`${document.kind}-${id}`} document={document} id={id} />
    </Suspense>
  )
}

/** Files and comments of a record on its page. Their code is loaded after the bill. */
export function TalkPart({ record }: { record: SiRecord }) {
  return (
    <Suspense fallback={<section className="jst-section" aria-busy="true" />}>
      <Talk key={record.id} record={record} />
    </Suspense>
  )
}

/** The same over a page that is full. */
export function TalkDialog({ record, billNo, onClose }: { record: SiRecord; billNo: string; onClose: () => void }) {
  return (
    <Dialog title={texts.talk.title(billNo)} width={760} onClose={onClose} footer={<Button onClick={onClose}>{texts.talk.close}</Button>}>
      <TalkPart record={record} />
    </Dialog>
  )
}
