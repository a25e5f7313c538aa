// The crawl looks at most screens without a new document: it sees there what it sees at a screen that is opened by its address.
import { expect, type Page } from '@playwright/test'
import { faultsInFrame } from './accessible.ts'
import { test, tokenOf } from './kit.ts'
import { actFaultsOf, figureFaultsOf } from './layout.ts'
import { closeOthers, follow, look, type Look } from './look.ts'

const [from, to] = ['/system/employee/list', '/system/CompanyAudit'] as const

/** Faults of each kind in the page that is shown; the grey text has the contrast 7 on white and 2.6 on the dark background. */
const plantFaults = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = document.querySelector('.jst-kept-page:not([aria-hidden])')!
    const primary = '<button class="arco-btn arco-btn-primary">一</button>'
    shown.insertAdjacentHTML(
      'afterbegin',
      `<img src="data:,"><p class="planted">深色里看不清</p><p>USD 14740.00</p><p>-0.0</p><div class="jst-detail-actions">${primary}${primary}</div>`,
    )
    // the content policy takes no style attribute
    shown.querySelector<HTMLElement>('.planted')!.style.color = '#595959'
  })

/** Opens the screen by `go`, which also makes an error in the console and one that nobody catches. */
const lookWithErrors = (page: Page, go: () => Promise<unknown>): Promise<Look> =>
  look(page, to, async () => {
    await go()
    await page.evaluate(() => {
      // oxlint-disable-next-line no-console -- the fault that is planted
      console.error('planted in the console')
      setTimeout(() => {
        throw new Error('planted in a timer')
      })
    })
  })

/** Kinds of the faults that are found at the screen, without their places. */
async function kindsOf(page: Page, { errors, forbidden }: Look): Promise<unknown> {
  await plantFaults(page)
  const found = [...(await faultsInFrame(page)), ...(await actFaultsOf(page)), ...(await figureFaultsOf(page))]
  const kinds = [/light image-alt/, /dark color-contrast/, /two primary acts/, /amount without thousands/, /negative zero/]
  return {
    forbidden,
    errors: errors.map((error) => /planted in (?:the console|a timer)/.exec(error)?.[0]),
    kinds: kinds.map((kind) => found.filter((one) => kind.test(one)).length),
  }
}

test('a screen that a link of the workbench opens shows every kind of fault that it shows when its address is opened', async ({
  newPage,
  request,
}) => {
  const page = await newPage(await tokenOf(request, 'boss'))
  await look(page, from)
  const documents: string[] = []
  page.on('domcontentloaded', () => documents.push(page.url()))
  const seen = await lookWithErrors(page, () => follow(page, to))
  await expect(page.getByRole('heading', { level: 1, name: '入驻审核' })).toBeVisible()
  await closeOthers(page)
  await expect(page.locator('.jst-kept-page')).toHaveCount(1)
  const followed = await kindsOf(page, seen)
  expect(documents, 'no document is loaded').toEqual([])
  expect(followed).toEqual({ forbidden: false, errors: ['planted in the console', 'planted in a timer'], kinds: [1, 1, 1, 1, 1] })
  expect(await kindsOf(page, await lookWithErrors(page, () => page.goto(to)))).toEqual(followed)
})

test('a screen that a link may not open is seen to be refused', async ({ newPage, request }) => {
  const page = await newPage(await tokenOf(request, 'sales'))
  await look(page, '/workbench')
  expect((await look(page, to, () => follow(page, to))).forbidden).toBe(true)
})
