import { expect, type Page } from '@playwright/test'
import { open, seen, test, textOf, tokenOf } from './kit.ts'
import { arrival, closeOthers, follow } from './look.ts'

interface Counted {
  readonly label: string
  readonly count: number
  readonly to: string
}

const digits = (text: string): number => Number(text.replace(/[^\d]/g, ''))
const loaded = (page: Page) =>
  expect(page.locator('.jst-stat-wait:visible, .jst-skeleton-row:visible, .jst-table.is-loading:visible')).toHaveCount(0)

/** Figures and bars of the home that is shown, each with the list that it leads to. */
const figuresOf = (page: Page): Promise<Counted[]> =>
  page.locator('.jst-frame-pages a:is(.jst-stat, .jst-bar):visible').evaluateAll((all) =>
    all.map((link) => ({
      label: (link.querySelector('.jst-stat-label, .jst-bar-label')?.textContent ?? '').trim(),
      count: Number((link.querySelector('.jst-stat-value, .jst-bar-count')?.textContent ?? '').replace(/[^\d]/g, '')),
      to: new URL((link as HTMLAnchorElement).href).pathname + new URL((link as HTMLAnchorElement).href).search,
    })),
  )

async function totalOf(page: Page): Promise<number> {
  await loaded(page)
  return digits(await textOf(seen(page.locator('.jst-pager-total')), /[\d,]+/))
}

/** Figures of a home, read anew: one strip of six at most, and those that the reader has to ask for. */
async function readFigures(page: Page, home: string): Promise<Counted[]> {
  await open(page, home)
  await loaded(page)
  if (home.endsWith('/workbench')) {
    const strips = page.locator('.jst-frame-pages .jst-stats:visible')
    await expect(strips).toHaveCount(1)
    await expect(strips.getByRole('link').nth(6), 'a seventh figure').toHaveCount(0)
    for (const more of await page.getByRole('button', { name: /^更多 \d+ 项$/ }).all()) await more.click()
  }
  return figuresOf(page)
}

/** Opens a list as the link of a figure does, by the router of the application: the scripts of the workbench run once for all lists of a home. */
async function openList(page: Page, to: string): Promise<void> {
  // the list that is shown already would be left by no new heading
  if (!(await follow(page, to))) return open(page, to)
  await arrival(page, to)
  await closeOthers(page)
}

/** A figure and its list, as a person compares them. Others work on the same data meanwhile, so both are read until they agree. */
async function agrees(page: Page, home: string, first: Counted, index: number): Promise<void> {
  let figure: Counted | undefined = first
  await expect(async () => {
    const { label, count, to } = figure ?? (await readFigures(page, home))[index]!
    figure = undefined
    await openList(page, to)
    expect([label, await totalOf(page)]).toEqual([label, count])
  }).toPass()
}

/** Figures of one home that are compared with their lists. */
const mostCompared = 16

for (const [account, home] of [
  ['reviewer', '/workbench'],
  ['doc', '/workbench'],
  ['boss', '/workbench'],
  ['admin', '/workbench'],
  ['ops', '/workbench'],
  ['sales', '/workbench'],
  ['pricing', '/workbench'],
  ['finance', '/workbench'],
  ['multi', '/external/workbench'],
  ['pricing', '/SeaFreight/FreightManagement/FareCockpit'],
  ['customer', '/external/workbench'],
  ['customer2', '/external/workbench'],
  ['provider', '/external/workbench'],
] as const)
  test(`${account}: every figure and bar of the home opens a list of that many rows (${home})`, async ({ newPage, request }) => {
    const page = await newPage(await tokenOf(request, account))
    const figures = await readFigures(page, home)
    expect(figures.length).toBeGreaterThan(0)
    // wishes to join the company open in a drawer over the list of its people
    // the server's own test compares every tile with its list; some roles have dozens
    for (const [index, figure] of figures.slice(0, mostCompared).entries())
      if (!figure.to.includes('Binds')) await agrees(page, home, figure, index)
  })

test('the views of the queue say how many rows each of them has', async ({ signIn }) => {
  const page = await signIn('reviewer', '/tdManage/siCheck')
  const views = page.getByRole('list', { name: '常用视图' })
  for (const name of [/^全部待审/, /^我领取的/, /^未领取/]) {
    const view = views.getByRole('button', { name })
    await view.click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => expect(await totalOf(page)).toBe(digits(await textOf(view, /\d+/)))).toPass()
  }
})

test('the bell says as many unread messages as the list of messages has', async ({ signIn }) => {
  const page = await signIn('customer', '/manage/message?UnReadOnly=true')
  await expect(async () => expect(digits(await textOf(page.locator('.jst-bell'), /\d+/))).toBe(await totalOf(page))).toPass()
})
