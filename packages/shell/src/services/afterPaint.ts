type Page = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/** A page in the background is not painted for as long as it is there, and a busy one is not idle (milliseconds). */
const atMost = 1_000

/**
 * Calls once, when the page has been painted and is idle: what nobody waits for must not stand before the first rows, nor before what those still
 * have to do. Safari has no idle callback; there it is a task behind the frame. Answers with a way to call it off.
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
