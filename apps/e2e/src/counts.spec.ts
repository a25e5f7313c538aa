import { expect, type Page } from '@playwright/test'
import { open, test } from './kit.ts'

interface Counted {
  readonly label: string
  readonly count: number
  readonly to: string
}

/** Numbers of the page that lead somewhere: figures and bars of a home, the bell, views of a list. */
async function countedOf(page: Page): Promise<Counted[]> {
  const links = await page.locator('.jst-frame-pages a:is(.jst-stat, .jst-bar):visible').evaluateAll((all) =>
    all.map((link) => ({
      label: (link.querySelector('.jst-stat-label, .jst-bar-label')?.textContent ?? '').trim(),
      count: Number((link.querySelector('.jst-stat-value, .jst-bar-count')?.textContent ?? '').replace(/[^\d]/g, '')),
      to: link.getAttribute('href') ?? '',
    })),
  )
  return links
}

const totalOf = async (page: Page): Promise<number> => {
  const pager = page.locator('.jst-pager-total').filter({ visible: true })
  await expect(page.locator('.jst-skeleton-row:visible, .jst-table.is-loading:visible')).toHaveCount(0)
  return Number(((await pager.first().textContent()) ?? '').replace(/[^\d]/g, ''))
}

/** A figure and its list, which a person can compare. Others work on the same data meanwhile, so both are read until they agree. */
async function agrees(page: Page, home: string, index: number): Promise<void> {
  await expect(async () => {
    await open(page, home)
    await expect(page.locator('.jst-stat-wait:visible, .jst-skeleton-row:visible')).toHaveCount(0)
    const figure = (await countedOf(page))[index]!
    await open(page, figure.to)
    expect([figure.label, await totalOf(page)]).toEqual([figure.label, figure.count])
  }).toPass()
}

for (const [account, homes] of [
  ['reviewer', ['/workbench', '/tdManage/workbench']],
  ['doc', ['/workbench']],
  ['boss', ['/workbench']],
  ['admin', ['/workbench']],
  ['customer', ['/external/workbench']],
  ['customer2', ['/external/workbench']],
  ['provider', ['/external/workbench']],
] as const)
  test(`${account}: every figure, bar and tab with a number opens a list of that many rows`, async ({ signIn }) => {
    const page = await signIn(account)
    for (const home of homes) {
      await open(page, home)
      await expect(page.locator('.jst-stat-wait:visible, .jst-skeleton-row:visible')).toHaveCount(0)
      const figures = await countedOf(page)
      for (const [index, { to }] of figures.entries()) if (!to.includes('Binds')) await agrees(page, home, index)
    }
  })

test('the views of the queue say how many rows each of them has', async ({ signIn }) => {
  const page = await signIn('reviewer', '/tdManage/siCheck')
  const views = page.getByRole('list', { name: '常用视图' }).getByRole('button')
  await expect(views.locator('.jst-view-count').first()).toBeVisible()
  for (const view of await views.filter({ has: page.locator('.jst-view-count') }).all()) {
    if (!(await view.isVisible())) continue
    await view.click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => {
      const said = Number((await view.locator('.jst-view-count').textContent())?.replace(/[^\d]/g, ''))
      expect(await totalOf(page)).toBe(said)
    }).toPass()
  }
})
