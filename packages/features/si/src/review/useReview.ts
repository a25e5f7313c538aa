import { siDataInfo, siInfo, siState, type SiVersionRow } from '@jst/contracts/si'
import { useDetail, type App } from '@jst/feature-kit'
import { recordFromOrder, recordFromWire } from '@jst/si-drafts/rules'
import { useMemo } from 'react'
import { historyEndpoint, historyOf } from '../bill/history.ts'

const submits = new Set(['submit', 'resubmit', 'amend'])

/** Submitted contents that are older than a version, newest first. */
export const olderSubmits = (rows: readonly SiVersionRow[], version: number): SiVersionRow[] =>
  rows.filter(({ Event, Version }) => submits.has(Event) && Version < version)

/** Default base of a comparison: for an amendment the version in force, otherwise the previous one. */
export function baseOf(rows: readonly SiVersionRow[], version: number, inForce: number): SiVersionRow | undefined {
  const older = olderSubmits(rows, version)
  return older.find(({ Version }) => Version === inForce) ?? older[0]
}

/** Starts the reads of a record before its page is drawn. */
export function preloadRecord({ reads }: App, id: number): void {
  reads.start(siInfo, { Id: id })
  reads.start(siState, { Id: id })
  reads.start(historyEndpoint, historyOf(id))
}

/** A record with its state, its history and the data of its order. */
export function useRecord(id: number | undefined) {
  const input = id === undefined ? undefined : { Id: id }
  const detail = useDetail(siInfo, input)
  const state = useDetail(siState, input)
  const history = useDetail(historyEndpoint, id === undefined ? undefined : historyOf(id))
  const wire = detail.data
  const record = useMemo(() => wire && recordFromWire(wire), [wire])
  const rows = history.data?.Rows ?? []
  const reload = () => {
    detail.reload()
    state.reload()
    history.reload()
  }
  return { detail, state, history, record, rows, reload }
}

/** Data of the order, as a side of the comparison. */
export function useOrderSide(orderId: number | undefined) {
  const wire = useDetail(siDataInfo, orderId === undefined ? undefined : { CGO_ID: orderId }).data
  return useMemo(() => wire && recordFromOrder(wire), [wire])
}
