import type { ShipmentDocument, ShipmentEntry } from '@jst/contracts/document'
import { AppLink, EmptyState, ErrorView, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDocumentTexts, type DocumentWords } from '../texts.ts'
import { shipmentWordsOf } from './entry-words.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { timelineScopes, type OpenShipment } from './useShipment.ts'

/** Documents that stand above the entries; an order may have a hundred bills. */
const mostRelated = 6

/** Entries of a shipment, each with the document that it belongs to; those of the page's own document are not linked. */
export const ShipmentEntries = observer(function ShipmentEntries({ shipment }: { shipment: OpenShipment }) {
  const texts = useDocumentTexts()
  const words = texts.thread
  const { at, list, shown, scope, choose, comments, showComments, more, replace } = shipment
  const isOwn = ({ Kind, Id }: ShipmentDocument) => Kind === at.Kind && Id === at.Id
  const documents = shown?.Documents ?? []
  return (
    <>
      <Related documents={documents.filter((one) => !isOwn(one))} />
      <div className="jst-thread-tools">
        <div className="jst-segments" role="group" aria-label={words.scope}>
          {timelineScopes.map((one) => (
            <button key={one} type="button" aria-pressed={scope === one} onClick={() => choose(one)}>
              {words.scopes[one]}
            </button>
          ))}
        </div>
        <TextButton onClick={() => showComments(!comments)}>{comments ? words.all : words.comments}</TextButton>
      </div>
      {list.error ? <ErrorView error={list.error} onRetry={list.reload} /> : null}
      {shown?.Rows.length === 0 ? <EmptyState title={words.empty} /> : null}
      <ol className="jst-timeline" aria-label={words.scopes[scope]} aria-busy={list.status === 'first'}>
        {(list.error ? [] : (shown?.Rows ?? [])).map((entry) => (
          <ThreadEntry
            key={keyOf(entry)}
            at={{ Kind: entry.Kind, Id: entry.SubjectId }}
            entry={entry}
            words={shipmentWordsOf(entry, texts)}
            twoSided
            about={scope === 'own' ? undefined : <About document={documents.find(isOf(entry))} isOwn={isOwn} />}
            onCorrected={replace}
          />
        ))}
      </ol>
      {more ? <TextButton onClick={more}>{words.more}</TextButton> : null}
    </>
  )
})

// a step that an area keeps itself may have the number of an entry of the thread
const keyOf = ({ Kind, SubjectId, Event, Id }: ShipmentEntry) => [Kind, SubjectId, Event, Id].join('-')
const isOf =
  ({ Kind, SubjectId }: ShipmentEntry) =>
  (document: ShipmentDocument): boolean =>
    document.Kind === Kind && document.Id === SubjectId

const nameOf = ({ Kind, KindName, No }: ShipmentDocument, { shipment }: DocumentWords['thread']) =>
  [shipment.kind(KindName, Kind), No].filter(Boolean).join(' ')

/** Kind and number of the document of an entry. */
function About({ document, isOwn }: { document: ShipmentDocument | undefined; isOwn: (document: ShipmentDocument) => boolean }) {
  const words = useDocumentTexts().thread
  if (!document) return null
  return (
    <span className="jst-thread-about">
      {document.Link === '' || isOwn(document) ? nameOf(document, words) : <AppLink to={document.Link}>{nameOf(document, words)}</AppLink>}
    </span>
  )
}

/** The other documents of the shipment, as they follow from each other. */
function Related({ documents }: { documents: readonly ShipmentDocument[] }) {
  const words = useDocumentTexts().thread
  if (documents.length === 0) return null
  const firstDocuments = documents.slice(0, mostRelated)
  return (
    <div className="jst-thread-related">
      <span className="jst-muted">{words.related}</span>
      <ul aria-label={words.related}>
        {firstDocuments.map((document) => (
          <li key={`${document.Kind}-${document.Id}`}>
            {document.Link === '' ? nameOf(document, words) : <AppLink to={document.Link}>{nameOf(document, words)}</AppLink>}
          </li>
        ))}
        {documents.length > firstDocuments.length ? (
          <li className="jst-muted">{words.moreDocuments(documents.length - firstDocuments.length)}</li>
        ) : null}
      </ul>
    </div>
  )
}
