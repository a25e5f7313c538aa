type Page = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'>

/** A page in the background is not painted for as long as it is there (milliseconds). */
const atMost = 1_000

/** Calls once, after the next paint: what nobody waits for must not stand before the first rows. Answers with a way to call it off. */
export function afterPaint(run: () => void, page: Page = window): () => void {
  const end = () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(task)
    page.clearTimeout(limit)
  }
  const once = () => {
    end()
    run()
  }
  let task = 0
  const frame = page.requestAnimationFrame(() => (task = page.setTimeout(once)))
  const limit = page.setTimeout(once, atMost)
  return end
}
