import { Button } from '@arco-design/web-react'
import type { SiRecord } from '@jst/contracts/si'
import { Dialog, lazyPart } from '@jst/ui'
import { cargoOrderDocument, siDocument } from '../declared-documents.ts'
import { texts } from './texts.ts'

const Talk = lazyPart(async () => (await import('./Talk.tsx')).Talk, <section className="jst-section" aria-busy="true" />)
const ShipmentTimeline = lazyPart(
  async () => (await import('@jst/feature-kit/document')).ShipmentTimeline,
  <section className="jst-section" aria-busy="true" />,
)

/** The timeline of the shipment beside the editor: of a stored bill, or of the order while it has none. */
export function TimelinePart({ record, order }: { record: number | undefined; order: number }) {
  const document = record === undefined ? cargoOrderDocument : siDocument
  const id = record ?? order
  return <ShipmentTimeline key={`${document.kind}-${id}`} document={document} id={id} />
}

/** Files and comments of a record on its page. Their code is loaded after the bill. */
export function TalkPart({ record }: { record: SiRecord }) {
  return <Talk key={record.id} record={record} />
}

/** The same over a page that is full. */
export function TalkDialog({ record, billNo, onClose }: { record: SiRecord; billNo: string; onClose: () => void }) {
  return (
    <Dialog title={texts.talk.title(billNo)} width={760} onClose={onClose} footer={<Button onClick={onClose}>{texts.talk.close}</Button>}>
      <TalkPart record={record} />
    </Dialog>
  )
}
