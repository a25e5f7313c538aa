import { describe, expect, it } from 'vitest'
import { queueOf, queuePart, QueueWalk } from './queue.ts'

describe('the queue behind a review page', () => {
  it('asks with the filters and the order that the list was left with', () => {
    expect(queueOf('?Id=7&Due=day&CarrierCode=COSU&Sort=-Deadline&PageIndex=3&Odd=1')).toEqual({
      Status: '1',
      Due: 'day',
      CarrierCode: 'COSU',
      Sort: '-Deadline',
      PageSize: 200,
    })
    expect(queueOf('?Id=7')).toEqual({ Status: '1', Sort: 'Queue', PageSize: 200 })
  })
  it('carries the list’s part of the address on to the next record', () => {
    expect(queuePart('?Id=7&Due=day&Sort=-Deadline')).toBe('?Due=day&Sort=-Deadline')
    expect(queuePart('?Id=7')).toBe('')
  })
})

describe('walking through the queue', () => {
  const walk = (...ids: number[]) => {
    const made = new QueueWalk()
    made.update(ids, undefined)
    return made
  }
  it('goes on and back in the order of the list and stops at its ends', () => {
    const queue = walk(5, 3, 9)
    expect([queue.next(5), queue.next(3), queue.next(9)]).toEqual([3, 9, undefined])
    expect([queue.previous(5), queue.previous(3), queue.previous(9)]).toEqual([undefined, 5, 3])
    expect(queue.placeOf(3)).toEqual({ place: 2, total: 3 })
  })
  it('keeps the place of a record that was approved and left the list', () => {
    const queue = walk(5, 3, 9)
    queue.update([5, 9], 3)
    expect([queue.previous(3), queue.next(3)]).toEqual([5, 9])
    queue.update([9], 3)
    expect([queue.previous(3), queue.next(3)]).toEqual([undefined, 9])
  })
  it('keeps the place at the end, when everything behind is gone', () => {
    const queue = walk(5, 3)
    queue.update([5], 3)
    expect([queue.previous(3), queue.next(3)]).toEqual([5, undefined])
  })
  it('takes in what was submitted meanwhile', () => {
    const queue = walk(5, 3, 9)
    queue.update([5, 7, 9], 3)
    expect([queue.next(3), queue.placeOf(7).place]).toEqual([9, 2])
  })
  it('starts at the first when the record is none of the queue', () => {
    expect([walk(5, 3).next(8), walk(5, 3).placeOf(8).place]).toEqual([5, 0])
  })
})
