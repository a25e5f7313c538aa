type Page = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/** Upper limit (milliseconds): a page in the background is not painted, and a busy one is not idle. */
const atMost = 1_000

/**
 * Calls once, when the next frame was painted and the page is idle, so that deferred work delays neither the first rows nor their effects. Safari
 * has no idle callback; there it is a task after the frame. Returns a function that cancels it.
 */
export function afterPaint(run: () => void, page: Page = window): () => void {
  let idle: number | undefined
  let task: number | undefined
  const end = () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(limit)
    page.clearTimeout(task)
    if (idle !== undefined) page.cancelIdleCallback?.(idle)
  }
  const once = () => {
    end()
    run()
  }
  const frame = page.requestAnimationFrame(() => {
    if (page.requestIdleCallback) idle = page.requestIdleCallback(once)
    else task = page.setTimeout(once)
  })
  const limit = page.setTimeout(once, atMost)
  return end
}
