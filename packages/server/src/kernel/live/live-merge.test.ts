import { describe, expect, it } from 'vitest'
import type { LiveEvent } from './live-event.ts'
import { mergeEvents, packEvents } from './live-merge.ts'

const changed = (companies: number[], id: number): LiveEvent => ({
  to: { companies },
  frame: { type: 'si/changed', content: { Ids: [id], CGO_IDs: [id * 10] } },
})
const sent = (employees: number[], id: number): LiveEvent => ({
  to: { employees },
  frame: { type: 'message/send', content: { Ids: [id], Title: `第 ${id} 条`, Text: '', Kind: 'si', Link: '' } },
})
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from)
const idsOf = ({ frame }: LiveEvent) => (frame.content as { Ids: number[] }).Ids

describe('events of one transaction', () => {
  it('become one for each receiver, who hears of its own rows only', () => {
    const merged = mergeEvents([changed([1, 9], 11), changed([2, 9], 12), changed([1, 9], 13)])
    expect(merged.map((event) => [event.to, idsOf(event)])).toEqual([
      [{ companies: [1] }, [11, 13]],
      [{ companies: [9] }, [11, 12, 13]],
      [{ companies: [2] }, [12]],
    ])
  })

  it('are shared by receivers of the same rows', () => {
    expect(mergeEvents([changed([1, 9], 11), changed([1, 9], 12), changed([1, 9], 12)])).toEqual([
      { to: { companies: [1, 9] }, frame: { type: 'si/changed', content: { Ids: [11, 12], CGO_IDs: [110, 120] } } },
    ])
  })

  it('of different kinds stay apart; messages take the words of the latest', () => {
    expect(mergeEvents([sent([5], 1), changed([1], 11), sent([5], 2)])).toEqual([
      {
        to: { employees: [5] },
        frame: { type: 'message/send', content: { Ids: [1, 2], Title: '第 2 条', Text: '', Kind: 'si', Link: '' } },
      },
      changed([1], 11),
    ])
  })

  it('name no row when there are more than an event names', () => {
    const merged = mergeEvents(numbers(201).map((id) => changed([1], id)))
    expect(merged.map(idsOf)).toEqual([[]])
    expect(mergeEvents([...merged, changed([1], 7)]).map(idsOf)).toEqual([[]])
  })
})

describe('notifications', () => {
  const bytes = (pack: LiveEvent[]) => Buffer.byteLength(JSON.stringify({ topic: 'live', content: pack }))

  it('are one for the events of a batch of 50 records of many customers', () => {
    const customers = numbers(10)
    const batch = numbers(50, 4_000_000).map((id) => changed([customers[id % 10]!, 99], id))
    expect(packEvents(mergeEvents(batch))).toHaveLength(1)
  })

  it('stay below 8,000 bytes, whatever is told to however many', () => {
    const large = 1e15
    const event = mergeEvents(numbers(200, large).map((id) => changed([1], id)))
    const many = sent(numbers(2_000, large), 1)
    const packs = packEvents([...event, many])
    for (const pack of packs) expect(bytes(pack)).toBeLessThan(8_000)
    const told = packs.flat().flatMap(({ to }) => (typeof to === 'object' && 'employees' in to ? to.employees : []))
    expect(told).toEqual(numbers(2_000, large))
  })

  it('are none without events, or without receivers', () => {
    expect(packEvents(mergeEvents([]))).toEqual([])
    expect(packEvents([sent([], 1)])).toEqual([])
  })
})
