import type { Audience } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FollowTool } from '../DocumentTools.tsx'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { Composer } from './Composer.tsx'

interface ThreadFrameProps {
  of: OpenDocument
  /** Threads that the document has. */
  audiences: readonly Audience[]
  onSaid: () => void
  children: ReactNode
}

/** Head and composer of a document's own, above a timeline. */
export const ThreadFrame = observer(function ThreadFrame({ of, audiences, onSaid, children }: ThreadFrameProps) {
  const texts = useDocumentTexts()
  return (
    <section className="jst-section jst-thread" aria-label={texts.thread.title}>
      <div className="jst-section-head">
        <h2>{texts.thread.title}</h2>
        <FollowTool of={of} />
      </div>
      {of.state.data?.MayWrite ? <Composer of={of} audiences={audiences} onSaid={onSaid} /> : null}
      {children}
    </section>
  )
})
