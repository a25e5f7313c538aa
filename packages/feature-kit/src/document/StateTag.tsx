import { statesOf, type DocumentFacts, type DocumentState } from '@jst/contracts/document'
import { StatusTag, timeOf, useNow } from '@jst/ui'
import { useDocumentTexts } from './texts.ts'

/** State of a document, and whether it has stayed in it for too long. */
export function StateTag({ document, state }: { document: DocumentFacts; state: Pick<DocumentState, 'State' | 'Due'> }) {
  const texts = useDocumentTexts()
  const now = useNow()
  const states = statesOf(document)
  const name = states?.stateOf(state.State)
  if (!states || name === undefined) return null
  const { zh, tone } = states.states[name]!
  const due = timeOf(state.Due)
  const overdue = due !== undefined && due < now
  return (
    <>
      <StatusTag tone={tone}>{zh}</StatusTag>
      {overdue ? <StatusTag tone="red">{texts.overdue}</StatusTag> : null}
    </>
  )
}
