import { ManualClock } from '@jst/realtime/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { LiveReload } from './LiveReload.ts'

let clock: ManualClock
let hidden: boolean
let reloads: { at: number; since: number }[]
let reload: LiveReload
beforeEach(() => {
  clock = new ManualClock()
  hidden = false
  reloads = []
  reload = new LiveReload({
    clock,
    now: () => clock.now,
    isHidden: () => hidden,
    reload: (since) => reloads.push({ at: clock.now, since }),
  })
})
const times = () => reloads.map(({ at }) => at)

describe('a shown screen', () => {
  it('reloads at the first event, and once more for all that come within 500 ms', () => {
    for (let event = 0; event < 50; event++) {
      reload.hear()
      clock.advance(5)
    }
    clock.advance(5_000)
    expect(reloads).toEqual([
      { at: 0, since: 0 },
      { at: 500, since: 245 },
    ])
    expect(clock.pending).toBe(0)
  })

  it('reloads at most every 500 ms while events go on', () => {
    for (let event = 0; event < 100; event++) {
      reload.hear()
      clock.advance(20)
    }
    clock.advance(5_000)
    expect(times()).toEqual([0, 500, 1_000, 1_500, 2_000])
  })

  it('reloads at once when the last reload is long ago', () => {
    reload.hear()
    clock.advance(500)
    reload.hear()
    expect(times()).toEqual([0, 500])
  })
})

describe('a hidden screen', () => {
  it('reloads not before the document is shown, and then once', () => {
    hidden = true
    for (let event = 0; event < 50; event++) reload.hear()
    clock.advance(5_000)
    expect(times()).toEqual([])
    hidden = false
    reload.goOn()
    reload.goOn()
    clock.advance(5_000)
    expect(times()).toEqual([5_000])
  })

  it('keeps the reload that was due when its tab was hidden for its return', () => {
    reload.hear()
    reload.hear()
    reload.stop()
    clock.advance(5_000)
    expect(times()).toEqual([0])
    reload.goOn()
    expect(times()).toEqual([0, 5_000])
  })
})
