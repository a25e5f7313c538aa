import type { MenuNode } from '@jst/contracts/account'
import { expect, type ConsoleMessage, type Page, type Request, type Response } from '@playwright/test'
import { manifests } from '../../../scripts/lib/screens.ts'
import { faultsOf } from './accessible.ts'
import { call, test } from './kit.ts'
import { overlapsOf } from './layout.ts'

/** Whose eyes the screens of a side are seen with; a screen that the first has no right to is opened by the next. */
const accounts = { internal: ['boss', 'admin'], external: ['customer', 'peer'], public: [undefined] } as const

/** Pages that stand for a refusal: they are told in the console, too. */
const refusals = ['/internal/403', '/internal/404', '/external/workbench/403', '/formLayout/404']

/** Each is one test, with the screens that it declares. */
const declared = manifests()
  .map(({ area, side, screens }) => ({
    area,
    side,
    paths: screens.map((screen) => screen.path).filter((path) => !refusals.includes(path)),
  }))
  .filter(({ paths }) => paths.length > 0)

interface Look {
  /** Exceptions and console errors of the page. */
  readonly errors: readonly string[]
  /** The person may not see what it shows. */
  readonly forbidden: boolean
}

/**
 * Opens an address by `go` and waits until the page has a heading and nothing more is asked for. A document is given the time that Chromium takes for
 * idle: an answer may lead to the next question.
 */
async function look(page: Page, address: string, go: () => Promise<unknown> = () => page.goto(address)): Promise<Look> {
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
  await expect(page.locator('h1').first(), `${address} has no heading`).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => [...asking].map((request) => request.url()), { message: address }).toEqual([])
  for (const [event, listener] of events) page.off(event, listener)
  return { errors, forbidden }
}

/** Links of the page with a query, by their path. */
const linksOf = async (page: Page): Promise<(readonly [path: string, link: string])[]> => {
  const links = page.locator('a[href*="?"]')
  return links.evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).pathname, (link as HTMLAnchorElement).href] as const))
}

for (const { area, side, paths } of declared)
  test(`every screen of ${area}, ${side}, without a record and with one, is clean for readers and the console`, async ({
    signIn,
    visit,
  }) => {
    test.setTimeout(20_000 + paths.length * 10_000)
    const faults: string[] = []
    const withRecord = new Map<string, string>()
    let left: readonly string[] = paths
    for (const account of accounts[side]) {
      if (left.length === 0) break
      const page = account === undefined ? await visit() : await signIn(account)
      const forbidden: string[] = []
      const open = async (address: string, screen: string) => {
        const seen = await look(page, address)
        for (const [path, link] of await linksOf(page)) withRecord.set(path, link)
        if (seen.forbidden) forbidden.push(screen)
        else faults.push(...seen.errors, ...(await overlapsOf(page)), ...(await faultsOf(page)))
      }
      for (const screen of left) await open(screen, screen)
      for (const screen of left.filter((one) => !forbidden.includes(one) && withRecord.has(one)))
        await open(withRecord.get(screen)!, screen)
      left = forbidden
    }
    expect(left, 'screens that nobody of the demo may see').toEqual([])
    expect(faults).toEqual([])
  })

/** Paths of a menu, from the top. */
const pathsOf = (nodes: readonly MenuNode[]): string[] => nodes.flatMap(({ Path, Children }) => [Path, ...pathsOf(Children)])
const allScreens = new Set(declared.flatMap(({ paths }) => paths))

for (const account of ['doc', 'reviewer', 'sales', 'pricing', 'ops', 'finance', 'peer', 'customer2', 'provider'])
  test(`what ${account} finds in the menu opens without an error`, async ({ signIn }) => {
    const page = await signIn(account)
    const paths = pathsOf(await call<MenuNode[]>(page, '/api/Employee/GetCurrentEmployeeMenuTree')).filter((one) => allScreens.has(one))
    test.setTimeout(20_000 + paths.length * 10_000)
    const faults: string[] = []
    for (const address of paths) {
      // as by a link of the menu: the application stays
      const go = () =>
        page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, address)
      faults.push(...(await look(page, address, go)).errors)
    }
    expect(paths.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
