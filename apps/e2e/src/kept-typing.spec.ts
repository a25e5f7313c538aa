import { expect, type BrowserContext, type Page } from '@playwright/test'
import { keysReady, open, seen, signInElsewhere, test, tokenKey, tokenOf, untouchedOrders } from './kit.ts'

const editor = (order: number) => `/external/workbench/siSubmit?CGO_ID=${order}`
const marks = '唛头'
const grid = (page: Page) => page.getByRole('grid', { name: '箱货明细' })
/** The seal number of the first container. */
const seal = (page: Page) => grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(1)

/** The renderer process dies as it stands: nothing in the page can run any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
}

/**
 * Each page of the context fails to save drafts of shipping instructions, so that the server cannot help: by XMLHttpRequest, and by the `fetch` that
 * outlives a document. A route would turn the cache of the browser off and have each request of each page wait for the test.
 */
const refuseSaves = (context: BrowserContext) =>
  context.addInitScript((path) => {
    const send = window.fetch.bind(window)
    window.fetch = (input, init) =>
      (input instanceof Request ? input.url : String(input)).includes(path)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init)
    const refused = new WeakSet<XMLHttpRequest>()
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        if (String(url).includes(path)) refused.add(this)
        super.open(method, url)
      }
      override send(body?: XMLHttpRequestBodyInit | null) {
        if (refused.has(this)) setTimeout(() => this.dispatchEvent(new ProgressEvent('error')))
        else super.send(body)
      }
    }
  }, '/api/TDBillLadingDraft/SaveDraftSet')

/** The page has stored what was entered: how long a busy machine takes for it is not asked here, "at most the last 0.3 s" is. */
const stored = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('jst-drafts')
            opening.addEventListener('error', () => reject(new Error('no drafts')))
            opening.addEventListener('success', () => {
              const asked = opening.result.transaction('drafts').objectStore('drafts').getAll()
              asked.addEventListener('success', () => {
                opening.result.close()
                resolve(asked.result.some((value: unknown) => typeof value === 'string' && value.includes(wanted)))
              })
            })
          }),
        text,
      ),
    )
    .toBe(true)

/** Each way to lose a page, as often as it is tried; answers the page that is opened after it. */
const ends = {
  crash: { times: 20, act: async (page: Page) => (await crash(page), page.context().newPage()) },
  close: {
    times: 15,
    act: async (page: Page) => {
      const next = await page.context().newPage()
      await page.close({ runBeforeUnload: true })
      return next
    },
  },
  reload: { times: 15, act: async (page: Page) => page },
} as const

for (const [name, { times, act }] of Object.entries(ends))
  test(`${times} times ${name}: nothing is lost that was entered, nor what stands in the open cell`, async ({ signIn }) => {
    let page = await signIn('customer')
    const order = (await untouchedOrders(page))[0].Id
    await refuseSaves(page.context())
    await page.goto(editor(order))
    for (let turn = 1; turn <= times; turn++) {
      await page.getByLabel(marks, { exact: true }).fill(`LEFT ${turn}`)
      await seal(page).click()
      await page.keyboard.type(`SEAL${turn}`)
      // a crash asks of the open cell what was there before it; the other ends ask all of it
      const entered = name === 'crash' || turn % 2 === 0
      if (entered) await page.keyboard.press('Enter')
      if (name === 'crash') await stored(page, `SEAL${turn}"`)
      page = await act(page)
      await page.goto(editor(order))
      await expect(page.getByLabel(marks, { exact: true })).toHaveValue(`LEFT ${turn}`)
      await expect(seal(page)).toHaveText(`SEAL${turn}`)
    }
    const untouched = (await untouchedOrders(page)).map(({ Id }) => Id)
    expect(untouched, 'orders of which the server has no draft').toContain(order)
  })

/** From now on the page keeps count of its longest standstill in ms: what a machine without time for it loses is not the product's to keep. */
const watchStandstill = (page: Page) =>
  page.evaluate(() => {
    let last = performance.now()
    const watched = Object.assign(window, { standstill: 0 })
    setInterval(() => {
      watched.standstill = Math.max(watched.standstill, performance.now() - last)
      last = performance.now()
    }, 10)
  })
const standstillOf = (page: Page) => page.evaluate(() => (window as unknown as { standstill: number }).standstill)

for (const place of ['form', 'sheet'] as const)
  test(`a crash while somebody types in the ${place} loses at most the last 0.3 s`, async ({ signIn }) => {
    const page = await signIn('customer')
    const order = (await untouchedOrders(page))[0].Id
    await refuseSaves(page.context())
    await open(page, editor(order))
    if (place === 'form') await page.getByLabel(marks, { exact: true }).fill('')
    else await seal(page).click()
    await watchStandstill(page)
    const typed: { text: string; at: number }[] = []
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
      await page.keyboard.type(letter, { delay: 40 })
      typed.push({ text: (typed.at(-1)?.text ?? '') + letter, at: Date.now() })
    }
    const standstill = await standstillOf(page)
    const died = Date.now()
    await crash(page)

    const again = await page.context().newPage()
    await again.goto(editor(order))
    const owed = typed.filter(({ at }) => at < died - 300 - standstill).at(-1)?.text ?? ''
    expect(owed.length).toBeGreaterThan(0)
    const possible = new RegExp(
      `^(${typed
        .map(({ text }) => text)
        .filter((text) => text.startsWith(owed))
        .join('|')})$`,
    )
    if (place === 'form') await expect(again.getByLabel(marks, { exact: true })).toHaveValue(possible)
    else await expect(seal(again)).toHaveText(possible)
  })

/** Each way to lose a form that is not saved; answers the page that the person comes back to it in. */
const losses = {
  'a crash': ends.crash.act,
  'a closed window': ends.close.act,
  'the end of the session': async (page: Page) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await signInElsewhere(page, 'boss')
    // the live channel tells it
    await expect(page).not.toHaveURL(/StuffEdit/)
    const token = await tokenOf(page.request, 'boss')
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
    return page
  },
} as const

for (const [name, lose] of Object.entries(losses))
  test(`what was typed into a form is there again after ${name}, until it is given up`, async ({ signIn }) => {
    const first = await signIn('boss', '/system/StuffEdit')
    await seen(first.getByRole('textbox', { name: '姓名' })).fill('沈未存')
    await seen(first.getByRole('textbox', { name: '登录账号' })).fill('shenweicun')
    // it is kept within 200 ms: reading waits for it
    await expect.poll(() => first.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toContain('shenweicun')
    const page = await lose(first)
    await page.goto('/system/StuffEdit')
    await expect(seen(page.getByRole('textbox', { name: '姓名' }))).toHaveValue('沈未存')
    await expect(page.getByText('已恢复您上次没有保存的内容。')).toBeVisible()
    await page.getByRole('button', { name: '放弃，改回已保存的内容' }).click()
    await expect(seen(page.getByRole('textbox', { name: '姓名' }))).toHaveValue('')
    await page.reload()
    await expect(seen(page.getByRole('textbox', { name: '姓名' }))).toHaveValue('')
  })

test('a newer build is told of after a break of the live channel; 刷新 loads it and loses nothing of what is being typed', async ({
  signIn,
}) => {
  const page = await signIn('customer')
  const order = (await untouchedOrders(page))[0].Id
  await open(page, editor(order))
  // what follows the builds is loaded with the keys of the frame
  await keysReady(page)
  const field = page.getByLabel(marks, { exact: true })
  await field.fill('BEFORE')
  // the page as a later build would give it out: another first module; a document is loaded as it is
  await page.route('**/external/workbench/siSubmit*', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/later-') })
  })
  await page.context().setOffline(true)
  await expect(page.getByTitle('实时连接正常')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText('新版本已发布')).toBeVisible()
  await field.fill('WHILE THE NEW BUILD WAITS')
  await seal(page).click()
  await page.keyboard.type('SEAL9')
  await page.getByRole('status').filter({ hasText: '新版本已发布' }).getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText('新版本已发布')).toHaveCount(0)
  await expect(field).toHaveValue('WHILE THE NEW BUILD WAITS')
  await expect(seal(page)).toHaveText('SEAL9')
})
