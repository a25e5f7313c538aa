import { documentTimeline, type Audience, type DocumentEntry } from '@jst/contracts/document'
import { EmptyState, ErrorView, TextButton } from '@jst/ui'
import { isAbout } from '@jst/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { FollowTool } from '../DocumentTools.tsx'
import { texts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { Composer } from './Composer.tsx'
import { ThreadEntry } from './ThreadEntry.tsx'

const words = texts.thread
const pageSize = 20

/**
 * What was done to a document and said about it, newest first. What is written is for one of two threads: the own company's, or the one that the
 * other side reads, which is there only where the document has another side.
 */
export const Thread = observer(function Thread({ of }: { of: OpenDocument }) {
  const { document, id } = of
  const [size, setSize] = useState(pageSize)
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
    <section className="jst-section jst-thread" aria-label={words.title}>
      <div className="jst-section-head">
        <h2>{words.title}</h2>
        <FollowTool of={of} />
      </div>
      {of.state.data?.MayWrite ? <Composer of={of} audiences={audiences} onSaid={list.reload} /> : null}
      <TextButton onClick={() => setComments(!comments)}>{comments ? words.all : words.comments}</TextButton>
      {list.error ? <ErrorView error={list.error} onRetry={list.reload} /> : null}
      {list.data && entries.length === 0 ? <EmptyState title={words.empty} /> : null}
      <ol className="jst-timeline" aria-busy={list.status === 'first'}>
        {entries.map((entry) => (
          <ThreadEntry key={entry.Id} of={of} entry={entry} twoSided={twoSided} onCorrected={replace} />
        ))}
      </ol>
      {list.data && list.data.Total > size && size < 200 ? (
        <TextButton onClick={() => setSize(Math.min(size + 40, 200))}>{words.more}</TextButton>
      ) : null}
    </section>
  )
})
