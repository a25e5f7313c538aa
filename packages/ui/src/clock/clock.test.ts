import { describe, expect, it } from 'vitest'
import { describeDeadline } from './deadline.ts'
import { MinuteTicker, type Clock, type PageVisibility } from './MinuteTicker.ts'

const minute = 60_000
const hour = 60 * minute

class FakeClock implements Clock {
  time = 10_000
  pending: { run: () => void; at: number } | undefined
  now = () => this.time
  setTimeout = (run: () => void, milliseconds: number) => (this.pending = { run, at: this.time + milliseconds })
  clearTimeout = () => (this.pending = undefined)
  advance(milliseconds: number): void {
    this.time += milliseconds
    const due = this.pending
    if (!due || due.at > this.time) return
    this.pending = undefined
    due.run()
  }
}

class FakePage implements PageVisibility {
  hidden = false
  listeners = new Set<() => void>()
  addEventListener = (_: string, listener: () => void) => this.listeners.add(listener)
  removeEventListener = (_: string, listener: () => void) => this.listeners.delete(listener)
  show(visible: boolean): void {
    this.hidden = !visible
    for (const listener of this.listeners) listener()
  }
}

describe('deadline words', () => {
  it('counts down in the two largest units', () => {
    expect(describeDeadline(3 * hour + 20 * minute, 0).text).toBe('还剩 3小时20分')
    expect(describeDeadline(53 * hour, 0).text).toBe('还剩 2天5小时')
    expect(describeDeadline(48 * hour, 0).text).toBe('还剩 2天')
    expect(describeDeadline(4 * hour, 0).text).toBe('还剩 4小时')
    expect(describeDeadline(25 * minute, 0).text).toBe('还剩 25分')
    expect(describeDeadline(30_000, 0).text).toBe('还剩 不到1分钟')
  })

  it('turns orange below 24 hours and red below 4 hours', () => {
    expect(describeDeadline(24 * hour, 0).level).toBe('calm')
    expect(describeDeadline(24 * hour - 1, 0).level).toBe('soon')
    expect(describeDeadline(4 * hour, 0).level).toBe('soon')
    expect(describeDeadline(4 * hour - 1, 0).level).toBe('urgent')
  })

  it('says by how much a deadline is overdue', () => {
    expect(describeDeadline(0, 2 * hour + 5 * minute)).toEqual({ text: '已过截单 2小时5分', level: 'over' })
  })
})

describe('MinuteTicker', () => {
  it('ticks on the full minute for its listeners and not before', () => {
    const clock = new FakeClock()
    const ticker = new MinuteTicker({ clock })
    const seen: number[] = []
    ticker.subscribe(() => seen.push(ticker.now()))
    clock.advance(49_999)
    expect(seen).toEqual([])
    clock.advance(1)
    clock.advance(minute)
    expect(seen).toEqual([60_000, 120_000])
  })

  it('keeps its value for those who begin to listen within the same minute, and renews it for later ones', () => {
    const clock = new FakeClock()
    const ticker = new MinuteTicker({ clock })
    clock.time = 55_000
    ticker.subscribe(() => undefined)()
    expect(ticker.now()).toBe(10_000)
    clock.time = 65_000
    ticker.subscribe(() => undefined)
    expect(ticker.now()).toBe(65_000)
  })

  it('has no timer without listeners', () => {
    const clock = new FakeClock()
    const ticker = new MinuteTicker({ clock })
    expect(clock.pending).toBeUndefined()
    const stop = ticker.subscribe(() => undefined)
    expect(clock.pending).toBeDefined()
    stop()
    expect(clock.pending).toBeUndefined()
  })

  it('stops while the page is hidden and catches up at once when it is shown', () => {
    const clock = new FakeClock()
    const page = new FakePage()
    const ticker = new MinuteTicker({ clock, page })
    let ticks = 0
    ticker.subscribe(() => (ticks += 1))
    page.show(false)
    expect(clock.pending).toBeUndefined()
    clock.time += 10 * minute
    page.show(true)
    expect(ticks).toBe(1)
    expect(ticker.now()).toBe(clock.time)
    expect(clock.pending).toBeDefined()
  })
})
