import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

describe('after the next paint', () => {
  let frames: (() => void)[] = []
  beforeEach(() => {
    frames = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => void vi.useRealTimers()
  })
  const page = {
    requestAnimationFrame: (draw: FrameRequestCallback) => frames.push(() => draw(0)),
    cancelAnimationFrame: (frame: number) => void (frames[frame - 1] = () => undefined),
    setTimeout: ((run: () => void, ms = 0) => Number(setTimeout(run, ms))) as Window['setTimeout'],
    clearTimeout: (id?: number) => clearTimeout(id),
  }

  it('it runs once, in a task of its own behind the frame', () => {
    const run = vi.fn()
    afterPaint(run, page)
    frames[0]?.()
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('where the browser tells when it is idle, it waits for that behind the frame', () => {
    const idle: (() => void)[] = []
    const run = vi.fn()
    const cancelIdleCallback = vi.fn()
    afterPaint(run, {
      ...page,
      requestIdleCallback: (call) => idle.push(() => call({ didTimeout: false, timeRemaining: () => 0 })),
      cancelIdleCallback,
    })
    expect(idle).toHaveLength(0)
    frames[0]?.()
    expect(run).not.toHaveBeenCalled()
    idle[0]?.()
    vi.advanceTimersByTime(5_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('a page that is never idle is not waited for longer than a second', () => {
    const run = vi.fn()
    const cancelIdleCallback = vi.fn()
    afterPaint(run, { ...page, requestIdleCallback: () => 7, cancelIdleCallback })
    frames[0]?.()
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledTimes(1)
    expect(cancelIdleCallback).toHaveBeenCalledWith(7)
  })

  it('a page in the background, which is not painted, waits no longer than a second', () => {
    const run = vi.fn()
    afterPaint(run, page)
    vi.advanceTimersByTime(999)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('it does not run any more once it was called off', () => {
    const run = vi.fn()
    const callOff = afterPaint(run, page)
    frames[0]?.()
    callOff()
    vi.advanceTimersByTime(5_000)
    expect(run).not.toHaveBeenCalled()
  })
})
