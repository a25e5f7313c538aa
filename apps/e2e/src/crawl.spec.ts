import { expect, type Page } from '@playwright/test'
import { manifests } from '../../../scripts/lib/screens.ts'
import { faultsInFrame, faultsOf } from './accessible.ts'
import { test, tokenOf } from './kit.ts'
import { actFaultsOf, figureFaultsOf, listFaultsOf, overlapsOf } from './layout.ts'
import { closeOthers, follow, look } from './look.ts'

/** Whose eyes the screens of a side are seen with; a screen that the first has no right to is opened by the next. */
const accounts = { internal: ['boss', 'admin'], external: ['customer', 'provider'], public: [undefined] } as const

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

/** A query that names a record, or a part of a page; what else a list is asked for gives the list that is looked at without it. */
const namesRecord = /[?&](?:\w*(?:Id|No|Code|Key|Token)|View|Part)=/

/** Links of the page that name a record, by their path. */
const linksOf = async (page: Page): Promise<(readonly [path: string, link: string])[]> => {
  const links = page.locator('a[href*="?"]')
  return links.evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).pathname, (link as HTMLAnchorElement).href] as const))
}

for (const { area, side, paths } of declared)
  test(`every screen of ${area}, ${side}, without a record and with one, is clean for readers and the console`, async ({
    newPage,
    request,
  }) => {
    test.setTimeout(20_000 + paths.length * 10_000)
    const faults: string[] = []
    const withRecord = new Map<string, string>()
    let left: readonly string[] = paths
    for (const account of accounts[side]) {
      if (left.length === 0) break
      const page = await newPage(account && (await tokenOf(request, account)))
      const forbidden: string[] = []
      let looked = false
      // visitors come by an address; in a workbench the first screen and the first with a record do, the others as a link of it opens them
      let byAddress = true
      const go = async (address: string) => {
        if (byAddress || !(await follow(page, address))) await page.goto(address)
        byAddress = side === 'public'
      }
      const open = async (address: string, screen: string) => {
        const seen = await look(page, address, () => go(address))
        await closeOthers(page)
        for (const [path, link] of await linksOf(page)) if (namesRecord.test(link)) withRecord.set(path, link)
        if (seen.forbidden) forbidden.push(screen)
        else {
          faults.push(
            ...seen.errors,
            ...(await overlapsOf(page)),
            ...(await actFaultsOf(page)),
            ...(await listFaultsOf(page)),
            ...(await figureFaultsOf(page)),
            ...(await (looked ? faultsInFrame : faultsOf)(page)),
          )
          looked = true
        }
      }
      for (const screen of left) await open(screen, screen)
      byAddress = true
      for (const screen of left.filter((one) => !forbidden.includes(one) && withRecord.has(one)))
        await open(withRecord.get(screen)!, screen)
      left = forbidden
    }
    expect(left, 'screens that nobody of the demo may see').toEqual([])
    expect(faults).toEqual([])
  })
