import { expect, type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test'

export interface Look {
  /** Exceptions and console errors of the page. */
  readonly errors: readonly string[]
  /** The person may not see what it shows. */
  readonly forbidden: boolean
}

/** Resolves when the page has nothing left to do: an answer that has come is on the screen then, and its next question has been asked. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))),
  )

/** Mark of the headings of the page that is left: it is shown until the next one comes, and stays in the document, hidden, while its tab is open. */
const left = 'data-left'
/** The heading of a page that has come. */
const heading = `h1:not([${left}], [aria-hidden] *)`

/** Waits for the heading of the page that was opened, by an address or by `follow`. */
export const arrival = (page: Page, address: string): Promise<void> =>
  expect(page.locator(heading).first(), `${address} has no heading`).toBeAttached()

/**
 * Opens a path of the application that is shown without a new document: its router enters it as it does for an entry of the history.
 * @returns false for the screen that is shown already, whose heading would say nothing of its arrival
 */
export const follow = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    async ([to, mark]) => {
      const { pathname, origin } = new URL(to, location.href)
      if (pathname === location.pathname || origin !== location.origin) return false
      for (const heading of document.querySelectorAll('h1')) heading.toggleAttribute(mark, !heading.closest('[aria-hidden]'))
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      return true
    },
    [address, left] as const,
  )

/** Closes the pages that are not shown, as a click on each of their tabs does: hidden pages take part in every style, layout and look. */
export const closeOthers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.jst-tab:not(.jst-tab--active) .jst-tab__close')) button.click()
  })

/** Opens an address by `go` and waits until the page has a heading, nothing more is asked for, and nothing waits to be drawn. */
export async function look(page: Page, address: string, go: () => Promise<unknown> = () => page.goto(address)): Promise<Look> {
  const errors: string[] = []
  const asking = new Set<Request>()
  let forbidden = false
  const heard = {
    pageerror: (error: Error) => errors.push(`${address}: ${error.message}`),
    console: (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${address}: ${message.text()} ${message.location().url}`)
    },
    request: (request: Request) => asking.add(request),
    requestfinished: (request: Request) => asking.delete(request),
    requestfailed: (request: Request) => asking.delete(request),
    response: (response: Response) => (forbidden ||= response.status() === 403),
  }
  // the overloads of `on` name one event each
  const events = Object.entries(heard) as [never, never][]
  for (const [event, listener] of events) page.on(event, listener)
  await go()
  await arrival(page, address)
  await page.waitForLoadState('load')
  let quiet = 0
  const underWay = async () => {
    await idle(page)
    quiet = asking.size === 0 ? quiet + 1 : 0
    return quiet > 1 ? [] : [...asking].map((request) => request.url()).concat('once more')
  }
  // twice: what is fetched ahead begins at the first idle moment
  await expect.poll(underWay, { message: address, intervals: [20, 50, 100] }).toEqual([])
  for (const [event, listener] of events) page.off(event, listener)
  return { errors, forbidden }
}
