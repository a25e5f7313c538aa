import type { Endpoint } from '@jst/contracts'
import { unreadMessageCount } from '@jst/contracts/messages'
import { siInfo } from '@jst/contracts/si'
import { describe, expect, it } from 'vitest'
import { LeaveGuards } from './LeaveGuards.ts'
import { ReadAhead } from './ReadAhead.ts'

/** An api whose answers are the number of the call. */
function countingApi() {
  const calls: string[] = []
  let failing = false
  const call = async (endpoint: Endpoint) => {
    calls.push(endpoint.path)
    if (failing) throw new Error('refused')
    return calls.length
  }
  // The answers of a counter stand for every reply type here.
  return { api: { call: call as never }, calls, fail: (on: boolean) => (failing = on) }
}

describe('ReadAhead', () => {
  it('hands out an answer that was asked for ahead, once', async () => {
    const { api, calls } = countingApi()
    const reads = new ReadAhead({ api })
    reads.start(siInfo, { Id: 7 })
    reads.start(siInfo, { Id: 7 })
    expect(await reads.read(siInfo, { Id: 7 })).toBe(1)
    expect(await reads.read(siInfo, { Id: 7 })).toBe(2)
    expect(calls).toHaveLength(2)
  })

  it('does not mix up different inputs', async () => {
    const { api } = countingApi()
    const reads = new ReadAhead({ api })
    reads.start(siInfo, { Id: 7 })
    expect(await reads.read(siInfo, { Id: 8 })).toBe(2)
    expect(await reads.read(unreadMessageCount)).toBe(3)
    expect(await reads.read(siInfo, { Id: 7 })).toBe(1)
  })

  it('asks again when the first answer is old or was a refusal', async () => {
    const { api, fail } = countingApi()
    const clock = { now: 0 }
    const reads = new ReadAhead({ api, now: () => clock.now })
    reads.start(siInfo, { Id: 7 })
    clock.now = 15_000
    expect(await reads.read(siInfo, { Id: 7 })).toBe(2)
    fail(true)
    reads.start(siInfo, { Id: 7 })
    fail(false)
    expect(await reads.read(siInfo, { Id: 7 })).toBe(4)
  })

  it('keeps no answer that nobody came for', async () => {
    const { api, calls } = countingApi()
    const clock = { now: 0 }
    const reads = new ReadAhead({ api, now: () => clock.now })
    reads.start(siInfo, { Id: 7 })
    clock.now = 15_000
    reads.start(siInfo, { Id: 7 })
    expect(await reads.read(siInfo, { Id: 7 })).toBe(2)
    expect(calls).toHaveLength(2)
  })

  it('takes nothing for an answer that was asked for before a change', async () => {
    const { api } = countingApi()
    const reads = new ReadAhead({ api, now: () => 7 })
    reads.start(siInfo, { Id: 7 })
    reads.hear('si/changed')
    expect(await reads.read(siInfo, { Id: 7 })).toBe(2)
    expect(reads.changedAt).toBe(7)
    expect([reads.heardAt(['si/claimed', 'si/changed']), reads.heardAt(['si/claimed'])]).toEqual([7, Number.NEGATIVE_INFINITY])
  })

  it('hands an answer that is there to the page that draws it at once', async () => {
    const { api, calls, fail } = countingApi()
    const reads = new ReadAhead({ api })
    reads.start(siInfo, { Id: 7 })
    expect(reads.take(siInfo, { Id: 7 })).toBeUndefined()
    await reads.settled()
    expect(reads.take(siInfo, { Id: 7 })).toBe(1)
    expect(reads.take(siInfo, { Id: 7 })).toBeUndefined()
    fail(true)
    reads.start(siInfo, { Id: 8 })
    await reads.settled()
    expect(reads.take(siInfo, { Id: 8 })).toBeUndefined()
    expect(calls).toHaveLength(2)
  })
})

describe('LeaveGuards', () => {
  it('ask each page of a tab and forget a closed tab', () => {
    const guards = new LeaveGuards()
    let dirty = false
    guards.set('/a', 'form', () => dirty)
    guards.set('/a', 'notes', () => false)
    expect(guards.isDirty('/a')).toBe(false)
    dirty = true
    expect([guards.isDirty('/a'), guards.isDirty('/b'), guards.anyDirty]).toEqual([true, false, true])
    guards.clear('/a')
    expect(guards.anyDirty).toBe(false)
  })
})
