import { documentBoxes, documentLines, type DocumentBoxes, type DocumentFacts, type DocumentLines } from '@jst/contracts/document'
import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import type { DetailStore } from '../../detail/DetailStore.ts'
import { useDetail } from '../../detail/useDetail.ts'
import type { Renewable } from '../../live/useLiveReload.ts'
import { useAnswerLanguage } from '../../screens/answer-language.ts'
import { useDocument, type OpenDocument } from '../useDocument.ts'

/** A read that a page shows beside its record, such as the options of a quotation. */
export type PageRead = Renewable & Pick<DetailStore<unknown>, 'reload' | 'status' | 'data' | 'error'>

/** A document that lies in a list, open on its page. Parts of the page take it as `of`. */
export interface OpenPage extends OpenDocument {
  readonly calls: EntityCalls
  readonly row: DetailStore<EntityRow>
  /** Rows below the record, shared by all `LinesPart`s; nothing is asked for where the kind declares none. */
  readonly lines: DetailStore<DocumentLines>
  /** Its boxes, in the same way. */
  readonly boxes: DetailStore<DocumentBoxes>
  readonly others: readonly PageRead[]
  /** Asks for everything on the page again, after a write that changes more than its answer says. */
  readonly renew: () => void
}

/** Reads a document for its page. This is the only place of a page that listens on the live channel for its record. */
export function useDocumentPage(
  calls: EntityCalls,
  document: DocumentFacts,
  id: number | undefined,
  others: readonly PageRead[] = [],
): OpenPage {
  const language = useAnswerLanguage()
  const row = useDetail(calls.get, id === undefined ? undefined : { Id: id, ...language })
  const lines = useDetail(documentLines, id === undefined || !document.lines ? undefined : { Kind: document.kind, Id: id })
  const boxes = useDetail(documentBoxes, id === undefined || !document.boxes ? undefined : { Kind: document.kind, Id: id })
  const below = [...(document.lines ? [lines] : []), ...(document.boxes ? [boxes] : [])]
  const of = useDocument(document, id, [row, ...below, ...others])
  const renew = () => {
    for (const read of [of.state, row, ...below, ...others]) read.reload()
  }
  return { ...of, calls, row, lines, boxes, others, renew }
}
