import { isAbout } from '@jst/contracts'
import { documentState, type DocumentFacts, type DocumentState } from '@jst/contracts/document'
import type { DetailStore } from '../detail/DetailStore.ts'
import { useDetail } from '../detail/useDetail.ts'
import { useLiveReload, type Renewable } from '../live/useLiveReload.ts'

/** One document on its page: where it stands and what its reader may do, kept up to date. Parts of the page take it as `of`. */
export interface OpenDocument {
  readonly document: DocumentFacts
  readonly id: number | undefined
  readonly state: DetailStore<DocumentState>
}

/** @param others what the page shows besides and renews when the document has changed */
export function useDocument(document: DocumentFacts, id: number | undefined, others: readonly Renewable[] = []): OpenDocument {
  const state = useDetail(documentState, id === undefined ? undefined : { Kind: document.kind, Id: id })
  useLiveReload(['document/changed'], [state, ...others], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  return { document, id, state }
}
