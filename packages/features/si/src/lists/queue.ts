import type { SiRow } from '@jst/contracts/si'
import { siFilterKinds } from './filters.ts'

/** Rows of a queue that a review page walks through; the server's page limit. */
const queueSize = 200

/** The question behind the queue: the filters and the order that the list was left with; without any, everything that waits. */
export function queueOf(search: string): Record<string, string | number> {
  const params = new URLSearchParams(search)
  const filters = Object.keys(siFilterKinds).flatMap((key) => {
    const value = params.get(key)
    return value ? [[key, key === 'CompanyId' ? Number(value) : value] as const] : []
  })
  return { Status: '1', ...Object.fromEntries(filters), Sort: params.get('Sort') || 'Queue', PageSize: queueSize }
}

/** The queue's part of an address, to be carried from record to record. */
export function queuePart(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('Id')
  const text = params.toString()
  return text && `?${text}`
}

/**
 * The queue as one walks through it. A record that leaves the list, because it was approved here or elsewhere, keeps its place until one
 * goes on: the next one is the one that stood behind it, not the first of all.
 */
export class QueueWalk {
  private order: readonly number[] = []

  /** Takes over a newer list; the place of `current` is kept even when it is gone from the list. */
  update(ids: readonly number[], current: number | undefined): void {
    if (current === undefined || ids.includes(current) || !this.order.includes(current)) {
      this.order = ids
      return
    }
    const here = new Set(ids)
    const behind = this.order.slice(this.order.indexOf(current) + 1).find((id) => here.has(id))
    const at = behind === undefined ? ids.length : ids.indexOf(behind)
    this.order = [...ids.slice(0, at), current, ...ids.slice(at)]
  }

  /** Place of a record from 1, and how many there are; place 0: not in the queue. */
  placeOf(id: number | undefined): { place: number; total: number } {
    return { place: id === undefined ? 0 : this.order.indexOf(id) + 1, total: this.order.length }
  }

  next(id: number | undefined): number | undefined {
    const at = id === undefined ? -1 : this.order.indexOf(id)
    return this.order[at + 1]
  }

  previous(id: number | undefined): number | undefined {
    const at = id === undefined ? -1 : this.order.indexOf(id)
    return at > 0 ? this.order[at - 1] : undefined
  }
}

/** Where a reviewer begins: the first waiting record that no other reviewer has claimed. */
export const firstFree = (rows: readonly SiRow[], me: number | undefined): SiRow | undefined =>
  rows.find(({ Status, ClaimedById }) => Status === 1 && (ClaimedById === 0 || ClaimedById === me))
