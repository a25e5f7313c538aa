import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { originOf } from './servers.ts'

const password = 'Demo@2026'

interface People {
  /** A browser of its own for one person, signed in through the form and connected to the live channel. */
  signIn: (account: string) => Promise<Page>
  /** A browser without a session. */
  visit: () => Promise<Page>
}

export const test = base.extend<People>({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => use(originOf(parallelIndex)),
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  signIn: async ({ visit }, use) => {
    await use(async (account) => {
      const page = await visit()
      await page.goto('/')
      await fillSignIn(page, account)
      await live(page).waitFor()
      return page
    })
  },
})

export async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('textbox', { name: '密码' }).press('Enter')
}

/** The mark in the header while the live channel is open. */
const live = (page: Page): Locator => page.getByTitle('实时连接正常')

/** What is in sight: pages of other tabs stay in the document, hidden. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first()

/** A sign-in of the account outside of any browser: it takes the session over. */
export async function signInElsewhere(page: Page, account: string): Promise<void> {
  await page.request.post('/api/AuthUser/Login', { data: { Account: account, Password: password } })
}
