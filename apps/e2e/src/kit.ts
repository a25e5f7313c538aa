import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { assetOf } from '../../../scripts/test/assets.mjs'
import { originOf } from './servers.ts'

/** Of every demo account. */
export const password = 'Demo@2026'
/** Where the browser keeps the session. */
export const tokenKey = 'jst:token'

interface People {
  /** A browser of its own for one person, signed in and at a page, by default the workbench, that hears what happens elsewhere. */
  signIn: (account: string, path?: string) => Promise<Page>
  /** A browser without a session. */
  visit: () => Promise<Page>
}
interface Browsers {
  /** A page in a browser of its own, with a token or without. */
  newPage: (token?: string) => Promise<Page>
}

/** Which attempt of a test this is, on data that those before it may have left: 0 for the first. */
export const attempt = (): number => test.info().repeatEachIndex

export const test = base.extend<People & Browsers & { policyHeld: void; noted: void }>({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => use(originOf(parallelIndex)),
  // scripts/test/browser.mjs learns from it what a test depends on
  noted: [
    async ({ browser }, use, info) => {
      const { E2E_NOTES: folder } = process.env
      const assets = new Set<string>()
      const listen = (context: BrowserContext) =>
        context.on('request', (request) => {
          const asset = assetOf(new URL(request.url()).pathname)
          if (asset) assets.add(asset)
        })
      for (const context of browser.contexts()) listen(context)
      browser.on('context', listen)
      await use()
      browser.off('context', listen)
      if (!folder) return
      const note = { name: info.titlePath.join(' › '), passed: info.status === info.expectedStatus, assets: [...assets] }
      appendFileSync(path.join(folder, `${info.workerIndex}.jsonl`), `${JSON.stringify(note)}\n`)
    },
    { auto: true },
  ],
  // a style or script that the content policy refuses is a defect, whatever the test is about
  policyHeld: [
    async ({ browser }, use) => {
      const refused: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (/Content Security Policy/.test(message.text())) refused.push(message.text())
        })
      for (const context of browser.contexts()) listen(context)
      browser.on('context', listen)
      await use()
      browser.off('context', listen)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (token) => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      if (token === undefined) return page
      // a storage state would open a further page of its own
      await page.goto('/healthz')
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
      return page
    })
    // the log is often all that is left of a run
    if (test.info().errors.length > 0)
      for (const page of contexts.flatMap((context) => context.pages())) process.stdout.write(`${await wordsOf(page)}\n`)
    for (const context of contexts) await context.close()
  },
  visit: async ({ newPage }, use) => use(() => newPage()),
  // through the form where the form is what is tested: see fillSignIn
  signIn: async ({ newPage, request }, use) => {
    await use(async (account, path = /^(customer|provider)/.test(account) ? '/external/workbench' : '/workbench') => {
      const page = await newPage(await tokenOf(request, account))
      await open(page, path)
      return page
    })
  },
})

const mostWords = 6_000
/** A page in words: what readers are told of it, dialogs and messages first. */
async function wordsOf(page: Page): Promise<string> {
  const told = async (places: Locator) => (await Promise.all((await places.all()).map((place) => place.ariaSnapshot()))).join('\n')
  try {
    const over = await told(page.getByRole('dialog').or(page.getByRole('alert')).filter({ visible: true }))
    return [page.url(), over, await told(page.getByRole('main').filter({ visible: true }))].join('\n').slice(0, mostWords)
  } catch (error) {
    return `${page.url()}: ${String(error)}`
  }
}

/** A session of the account for its default company; it ends the account's earlier one. */
export async function tokenOf(request: APIRequestContext, account: string): Promise<string> {
  const person = await dataOf<{ Token: string }>(request.post('/api/AuthUser/Login', { data: { Account: account, Password: password } }))
  const headers = { authorization: `Bearer ${person.Token}` }
  return dataOf(request.post('/api/AuthUser/TryChooseDefaultEmployee', { headers, data: {} }))
}

/** The `Data` of an answer. @throws what was answered, when it is a refusal. */
export async function dataOf<T>(asked: ReturnType<APIRequestContext['get']>): Promise<T> {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { Data: T }).Data
}

export async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('textbox', { name: '密码' }).press('Enter')
}

/**
 * Signs out by the account menu and waits for the new document: the one that is left shows the form of a sign-in for a moment too, and what
 * is typed there is gone with it.
 */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await loaded
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
}

/** A sign-in of the account outside of any browser: it takes the session over. */
export async function signInElsewhere(page: Page, account: string): Promise<void> {
  await dataOf(page.request.post('/api/AuthUser/Login', { data: { Account: account, Password: password } }))
}

/** Opens a path of a workbench; from the return on the page hears what happens elsewhere. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByTitle('实时连接正常').waitFor()
}

/** The first visible match: pages of other tabs stay in the document, hidden. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first()

/** Accessible name of the focused element, or its tag. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document
    return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()) || activeElement?.tagName
  })

/** Presses Tab until the place has the focus; answers how often. @throws where the focus has been instead */
export async function tabTo(page: Page, place: Locator, most = 40): Promise<number> {
  await expect(place).toBeVisible()
  const places: (string | undefined)[] = []
  for (let presses = 0; presses <= most; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return presses
    await page.keyboard.press('Tab')
    places.push(await focused(page))
  }
  throw new Error(`not reached by ${most} presses of Tab: ${places.join(' → ')}`)
}

/** Keys of the frame are loaded after the first paint; from then on its header is one stop of Tab. */
export const keysReady = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('button').last()).toHaveAttribute('tabindex', '-1')

/** The text of a place once it is as described: the first group of the pattern, else the whole match. */
export async function textOf(locator: Locator, pattern = /^[^]*\S[^]*$/): Promise<string> {
  let found: RegExpExecArray | null = null
  await expect
    .poll(async () => (found = pattern.exec((await locator.textContent()) ?? '')), { message: `${locator.toString()} ${pattern}` })
    .not.toBeNull()
  return found![1] ?? found![0]
}

const leftMeanwhile = /Execution context was destroyed|Cannot find context|because of a navigation/

/** Asks something in a page; one that is left for another meanwhile is asked again. */
export async function surviving<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (!leftMeanwhile.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded')
    }
}

/** Value in a storage of the browser. */
export const stored = (page: Page, key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): Promise<string | null> =>
  surviving(page, () => page.evaluate((asked) => window[asked.where].getItem(asked.key), { key, where }))

/** A call with a token. @throws what was answered, when it is refused. */
export function callWith<T>(request: APIRequestContext, token: string | null, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'web-version': '1' }
  if (body === undefined) return dataOf(request.get(path, { headers }))
  return dataOf(request.post(path, { headers: { ...headers, 'idempotency-key': randomUUID() }, data: body }))
}

/** A call as the person of the page, outside of it. */
export const call = async <T>(page: Page, path: string, body?: unknown): Promise<T> =>
  callWith(page.request, await stored(page, tokenKey), path, body)

interface Order {
  Id: number
  MblNo: string
  SiDeadline: string
}

/** Numbers of the demo's orders; those that bookings of other tests have made are theirs. */
const ofDemo = /^[A-Z]{4}64123/

/**
 * Orders of the demo that neither the signed-in customer nor one of the others has begun to fill in, the one with most time first; none that is due
 * while the tests run. What a test types into one takes it off this list, so that every test, and every attempt of one, has its own.
 */
export async function untouchedOrders(page: Page, ...others: Page[]): Promise<[Order, ...Order[]]> {
  const begun = [page, ...others].map((one) =>
    call<{ Rows: { CGO_ID: number }[] }>(one, '/api/TDBillLadingDraft/GetDraftSetList?PageSize=100'),
  )
  const taken = new Set((await Promise.all(begun)).flatMap(({ Rows }) => Rows.map(({ CGO_ID }) => CGO_ID)))
  const { Rows } = await call<{ Rows: Order[] }>(page, '/api/CargoOrder/GetCargoOrderPagedList?SiState=none&Sort=-SiDeadline&PageSize=100')
  const [first, ...more] = Rows.filter(
    ({ Id, MblNo, SiDeadline }) => ofDemo.test(MblNo) && !taken.has(Id) && Date.parse(SiDeadline) > Date.now() + 3_600_000,
  )
  if (!first) throw new Error('every order has been begun or is due')
  return [first, ...more]
}

/** Approves what is open, by mouse or by keys; findings ask first. The page says that it can be taken back. */
export async function approve(page: Page, billNo: string, by: 'mouse' | 'keys' = 'mouse'): Promise<void> {
  const button = page.getByRole('button', { name: '审核通过' })
  // the key does nothing before the bill is there to be read
  await expect(button).toBeEnabled()
  if (by === 'keys') await page.keyboard.press('a')
  else await button.click()
  const ask = page.getByRole('button', { name: '仍然通过' })
  const held = page.getByText(`${billNo} 审核通过，5 秒后通知提交人`)
  await expect(ask.or(held)).toBeVisible()
  if (await ask.isVisible()) {
    if (by === 'keys') await tabTo(page, ask)
    await (by === 'keys' ? page.keyboard.press('Enter') : ask.click())
  }
  await expect(held).toBeVisible()
}

/** Chooses an option of a list by its words. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option, exact: true }).click()
}
