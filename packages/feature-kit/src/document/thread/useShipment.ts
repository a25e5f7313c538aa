import { isAbout, type LiveEvents } from '@jst/contracts'
import { shipmentTimeline, type DocumentEntry, type DocumentFacts, type ShipmentTimeline } from '@jst/contracts/document'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import type { DetailStore } from '../../detail/DetailStore.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { useAnswerLanguage } from '../../screens/answer-language.ts'
import { useScreen, useScreenParams } from '../../screens/scope.tsx'
import { firstEntries, moreEntries, mostEntries } from './paging.ts'

const param = 'Timeline'
/** One document, or all of its shipment. */
export const timelineScopes = ['own', 'whole'] as const
type TimelineScope = (typeof timelineScopes)[number]

/** Which of the two is shown stands in the address; the whole without a word. */
function useTimelineScope(): readonly [TimelineScope, (scope: TimelineScope) => void] {
  const { navigate } = useApp()
  const { pathname, search } = useScreen().location
  const scope = useScreenParams().get(param) === 'own' ? 'own' : 'whole'
  const choose = (next: TimelineScope) => {
    const params = new URLSearchParams(search)
    if (next === 'own') params.set(param, next)
    else params.delete(param)
    navigate(params.size > 0 ? `${pathname}?${params}` : pathname, { replace: true })
  }
  return [scope, choose]
}

/** The timeline of a shipment on the page of one of its documents, with what its reader chose to see of it. */
export interface OpenShipment {
  readonly at: { readonly Kind: string; readonly Id: number | undefined }
  readonly list: DetailStore<ShipmentTimeline>
  /** Visible timeline: the last answer, until the next one arrives. */
  readonly shown: ShipmentTimeline | undefined
  readonly scope: TimelineScope
  readonly choose: (scope: TimelineScope) => void
  readonly comments: boolean
  readonly showComments: (comments: boolean) => void
  /** Shows older entries; undefined: there are none, or no more are shown. */
  readonly more: (() => void) | undefined
  readonly replace: (corrected: DocumentEntry) => void
}

/** The first question of a page, which is asked while its code loads. */
export const firstShipmentPage = (Kind: string, Id: number) => ({ Kind, Id, PageSize: firstEntries })

export function useShipment({ kind, shipment }: DocumentFacts, id: number | undefined): OpenShipment {
  const [scope, choose] = useTimelineScope()
  const [size, setSize] = useState(firstEntries)
  const [comments, showComments] = useState(false)
  const language = useAnswerLanguage()
  const firstPage = id === undefined ? undefined : { ...firstShipmentPage(kind, id), PageSize: size, ...language }
  const list = useDetail(
    shipmentTimeline,
    firstPage && { ...firstPage, ...(scope === 'own' ? { Own: true } : {}), ...(comments ? { Comments: true } : {}) },
  )
  const { data } = list
  const [last, setLast] = useState({ id, data })
  if (data && data !== last.data) setLast({ id, data })
  const shown = data ?? (last.id === id && list.status === 'first' ? last.data : undefined)
  // the document itself, while the others are not known
  const shownDocuments = [{ Kind: kind, Id: id }, ...(shown?.Documents ?? [])]
  useLiveReload(['document/changed'], [list], ({ Kinds, Ids }) =>
    shownDocuments.some((one) => Kinds.includes(one.Kind) && isAbout(Ids, one.Id)),
  )
  useLiveReload((shipment?.heard ?? []) as (keyof LiveEvents)[], [list], (content) =>
    Object.values(content ?? {}).some((ids) => Array.isArray(ids) && shownDocuments.some((one) => isAbout(ids as number[], one.Id))),
  )
  return {
    at: { Kind: kind, Id: id },
    list,
    shown,
    scope,
    choose,
    comments,
    showComments,
    more: data && data.Total > size && size < mostEntries ? () => setSize(moreEntries(size)) : undefined,
    replace: (corrected) => {
      if (!data) return
      const Rows = data.Rows.map((row) =>
        row.Event === 'comment' && row.Id === corrected.Id ? { ...row, ...corrected, Changes: row.Changes } : row,
      )
      list.set({ ...data, Rows })
    },
  }
}
