import type { Audience, DocumentFacts } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { ShipmentEntries } from './ShipmentEntries.tsx'
import { ThreadFrame } from './ThreadFrame.tsx'
import { useShipment } from './useShipment.ts'

const bothSides: readonly Audience[] = ['internal', 'customer']
const staffAlone: readonly Audience[] = ['internal']

/** The timeline of the shipment that a document belongs to. What is written is said of this document. */
export const ShipmentThread = observer(function ShipmentThread({ of }: { of: OpenDocument }) {
  const shipment = useShipment(of.document, of.id)
  const audiences = of.document.partyPage === undefined ? staffAlone : bothSides
  return (
    <ThreadFrame of={of} audiences={audiences} onSaid={shipment.list.reload}>
      <ShipmentEntries shipment={shipment} />
    </ThreadFrame>
  )
})

/** The same without a composer, for a page that has its own place for comments. */
export const ShipmentTimeline = observer(function ShipmentTimeline({ document, id }: { document: DocumentFacts; id: number }) {
  const texts = useDocumentTexts()
  const shipment = useShipment(document, id)
  return (
    <section className="jst-section jst-thread" aria-label={texts.thread.timeline}>
      <div className="jst-section-head">
        <h2>{texts.thread.timeline}</h2>
      </div>
      <ShipmentEntries shipment={shipment} />
    </section>
  )
})
