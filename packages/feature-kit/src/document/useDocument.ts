import { isAbout } from '@jst/contracts'
import {
  documentBoxes,
  documentFiles,
  documentLines,
  documentState,
  documentTimeline,
  shipmentTimeline,
  type DocumentFacts,
  type DocumentState,
} from '@jst/contracts/document'
import type { App } from '../app/App.ts'
import type { DetailStore } from '../detail/DetailStore.ts'
import { useDetail } from '../detail/useDetail.ts'
import { useLiveReload, type Renewable } from '../live/useLiveReload.ts'
import { answerLanguageOf } from '../screens/answer-language.ts'
import { firstEntries } from './thread/paging.ts'
import { firstShipmentPage } from './thread/useShipment.ts'

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

/** Asks for what a page of the kind shows of a record, while its code loads. */
export function preloadDocument(app: App, { kind: Kind, lines, boxes, files, shipment }: DocumentFacts, Id: number): void {
  const { reads } = app
  reads.start(documentState, { Kind, Id })
  if (lines) reads.start(documentLines, { Kind, Id })
  if (boxes) reads.start(documentBoxes, { Kind, Id })
  if (files) reads.start(documentFiles, { Kind, Id })
  if (shipment && !shipment.shared) reads.start(shipmentTimeline, { ...firstShipmentPage(Kind, Id), ...answerLanguageOf(app) })
  else reads.start(documentTimeline, { Kind, Id, PageSize: firstEntries })
}
