import { documentTimeline, type Audience, type DocumentEntry } from '@jst/contracts/document'
import { EmptyState, ErrorView, TextButton } from '@jst/ui'
import { isAbout } from '@jst/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { wordsOf } from './entry-words.ts'
import { firstEntries, moreEntries, mostEntries } from './paging.ts'
import { ShipmentThread } from './ShipmentThread.tsx'
import { ThreadEntry } from './ThreadEntry.tsx'
import { ThreadFrame } from './ThreadFrame.tsx'

/**
 * Timeline and comments of a document, newest first. A new comment goes to one of two threads: the own company's, or the one that the
 * other side reads, which is there only where the document has another side. A document of a shipment shows the shipment's.
 */
export function Thread({ of }: { of: OpenDocument }) {
  const { shipment } = of.document
  return shipment && !shipment.shared ? <ShipmentThread of={of} /> : <OwnThread of={of} />
}

const OwnThread = observer(function OwnThread({ of }: { of: OpenDocument }) {
  const texts = useDocumentTexts()
  const words = texts.thread
  const { document, id } = of
  const [size, setSize] = useState(firstEntries)
  const [comments, setComments] = useState(false)
  const list = useDetail(
    documentTimeline,
    id === undefined ? undefined : { Kind: document.kind, Id: id, PageSize: size, ...(comments ? { Comments: true } : {}) },
  )
  useLiveReload(['document/changed'], [list], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const entries: readonly DocumentEntry[] = list.data?.Rows ?? []
  const twoSided = document.partyPage !== undefined
  const replace = (entry: DocumentEntry) => {
    if (list.data) list.set({ ...list.data, Rows: list.data.Rows.map((row) => (row.Id === entry.Id ? entry : row)) })
  }
  const audiences: readonly Audience[] = twoSided ? ['internal', 'customer'] : ['internal']
  return (
    <ThreadFrame of={of} audiences={audiences} onSaid={list.reload}>
      <TextButton onClick={() => setComments(!comments)}>{comments ? words.all : words.comments}</TextButton>
      {list.error ? <ErrorView error={list.error} onRetry={list.reload} /> : null}
      {list.data && entries.length === 0 ? <EmptyState title={words.empty} /> : null}
      <ol className="jst-timeline" aria-busy={list.status === 'first'}>
        {entries.map((entry) => (
          <ThreadEntry
            key={entry.Id}
            at={{ Kind: document.kind, Id: id! }}
            entry={entry}
            words={wordsOf(document, entry, texts)}
            twoSided={twoSided}
            onCorrected={replace}
          />
        ))}
      </ol>
      {list.data && list.data.Total > size && size < mostEntries ? (
        <TextButton onClick={() => setSize(moreEntries(size))}>{words.more}</TextButton>
      ) : null}
    </ThreadFrame>
  )
})
