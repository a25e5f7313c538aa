import { expect, type Page } from '@playwright/test'
import { choose, call, fillSignIn, open, seen, signOut, surviving, test, untouchedOrders } from './kit.ts'

const marks = '唛头'
const editor = (order: number) => `/external/workbench/siSubmit?CGO_ID=${order}`

/** The order of the signed-in customer that is this test's own. */
const ownOrder = async (page: Page) => (await untouchedOrders(page))[0].Id
const recordsOf = async (page: Page, order: number) =>
  (await call<unknown[]>(page, `/api/TDBillLadingInfo/GetTDBillLadingInfoList?CGO_ID=${order}`)).length
/** The drafts that the server has been given with this text in them. */
const keptWith = (page: Page, text: string) =>
  page.waitForResponse((answer) => answer.url().includes('/SaveDraftSet') && answer.ok() && answer.request().postData()!.includes(text))

async function fillParties(page: Page): Promise<void> {
  await page.getByLabel('发货人', { exact: true }).fill('NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234')
  await page.getByLabel('收货人', { exact: true }).fill('HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789')
  await page.getByRole('button', { name: 'SAME AS CONSIGNEE', exact: true }).click()
  await page.getByRole('button', { name: 'N/M', exact: true }).click()
  await choose(page.getByLabel('签单方式'), '电放')
}

test('two tabs of one person are one set: each shows what the other types, neither overwrites', async ({ signIn }) => {
  const first = await signIn('customer')
  const order = await ownOrder(first)
  const second = await first.context().newPage()
  await open(first, editor(order))
  await open(second, editor(order))
  await first.getByLabel('发货人', { exact: true }).fill('TYPED IN THE FIRST TAB')
  await first.getByLabel('发货人', { exact: true }).blur()
  await expect(second.getByLabel('发货人', { exact: true })).toHaveValue('TYPED IN THE FIRST TAB')
  await second.getByLabel('收货人', { exact: true }).fill('TYPED IN THE SECOND TAB')
  await second.getByLabel('收货人', { exact: true }).blur()
  await expect(first.getByLabel('收货人', { exact: true })).toHaveValue('TYPED IN THE SECOND TAB')
  await expect(first.getByLabel('发货人', { exact: true })).toHaveValue('TYPED IN THE FIRST TAB')
})

test('two people on one set: what both changed differently is chosen field by field, the rest comes together by itself', async ({
  signIn,
  visit,
}) => {
  const one = await signIn('customer')
  const order = await ownOrder(one)
  const other = await visit()
  await other.goto('/')
  await fillSignIn(other, 'multi')
  await other.getByRole('button', { name: /宁波远帆/ }).click()
  await other.waitForURL(/external\/workbench/)
  await open(one, editor(order))
  const before = keptWith(one, 'BEFORE')
  await one.getByLabel('发货人', { exact: true }).fill('BEFORE')
  await before
  await expect(seen(one.getByText(/^已保存 \d\d:\d\d/))).toBeVisible()
  await open(other, editor(order))
  await expect(other.getByLabel('发货人', { exact: true })).toHaveValue('BEFORE')

  // the other one is cut off for a while; both go on
  await other.context().setOffline(true)
  await other.getByLabel('发货人', { exact: true }).fill('THE OTHER ONE WRITES THIS')
  await other.getByLabel('收货人', { exact: true }).fill('ONLY THE OTHER ONE')
  const both = keptWith(one, 'ONLY THE FIRST ONE')
  await one.getByLabel('发货人', { exact: true }).fill('THE FIRST ONE WRITES THAT')
  await one.getByLabel(marks, { exact: true }).fill('ONLY THE FIRST ONE')
  await one.getByLabel(marks, { exact: true }).blur()
  await both
  await other.context().setOffline(false)

  const conflicts = other.getByRole('table', { name: '与他人的修改冲突' })
  await expect(conflicts.getByRole('row').filter({ hasText: '发货人' })).toContainText('THE FIRST ONE WRITES THAT', { timeout: 90_000 })
  await expect(conflicts.getByRole('row')).toHaveCount(2)
  await expect(other.getByLabel(marks, { exact: true })).toHaveValue('ONLY THE FIRST ONE')
  await expect(other.getByLabel('发货人', { exact: true })).toHaveValue('THE OTHER ONE WRITES THIS')
  await conflicts.getByRole('button', { name: '发货人 用我的' }).click()
  await expect(conflicts).toHaveCount(0)

  // the first one is told at once whose value stands there now, and puts the own one back
  const replaced = one.getByRole('table', { name: '您填写的内容被他人修改' })
  await expect(replaced.getByRole('row').filter({ hasText: '发货人' })).toContainText('THE FIRST ONE WRITES THAT')
  await expect(one.getByRole('alert').filter({ hasText: /修改了您填写的以下内容/ })).toBeVisible()
  await expect(one.getByLabel('收货人', { exact: true })).toHaveValue('ONLY THE OTHER ONE')
  await expect(one.getByLabel('发货人', { exact: true })).toHaveValue('THE OTHER ONE WRITES THIS')
  await replaced.getByRole('button', { name: '发货人 恢复我的' }).click()
  await expect(replaced).toHaveCount(0)
  await expect(other.getByRole('table', { name: '您填写的内容被他人修改' })).toContainText('THE OTHER ONE WRITES THIS')
  await expect(other.getByLabel('发货人', { exact: true })).toHaveValue('THE FIRST ONE WRITES THAT')

  // what is stored while one is cut off is shown when the connection is back, without a word typed
  await other.context().setOffline(true)
  await expect(other.getByTitle('实时连接正常')).toHaveCount(0)
  const meanwhile = keptWith(one, 'STORED MEANWHILE')
  await one.getByLabel(marks, { exact: true }).fill('STORED MEANWHILE')
  await one.getByLabel(marks, { exact: true }).blur()
  await meanwhile
  await other.context().setOffline(false)
  await expect(other.getByLabel(marks, { exact: true })).toHaveValue('STORED MEANWHILE', { timeout: 30_000 })
})

test('without a network nothing is sent and nothing is lost; an answer that got lost does not submit twice', async ({ signIn }) => {
  const page = await signIn('customer')
  const order = await ownOrder(page)
  // nobody tells this page what became of its submission
  await page.routeWebSocket('**/api/client/ws', (socket) => socket.close())
  // what says that the network is gone is fetched while it is there
  const words = page.waitForResponse(/\/words-[\w-]+\.js$/)
  await page.goto(editor(order))
  await words
  await fillParties(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '提交补料' }).click()
  await expect(page.getByText('网络不通，暂时无法提交。内容已保存，恢复网络后再提交。')).toBeVisible()
  await expect(page.getByLabel('发货人', { exact: true })).toHaveValue(/NINGBO YUANFAN/)
  await page.context().setOffline(false)

  // the submission arrives, its answer does not
  const arrived = new Promise<number>((resolve) => {
    void page.route(
      '**/api/TDBillLadingInfo/AddTDBillLadingInfoList',
      async (route) => {
        const answer = await route.fetch()
        await route.abort('connectionreset')
        resolve(answer.status())
      },
      { times: 1 },
    )
  })
  await page.getByRole('button', { name: '提交补料' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交补料' }).click()
  expect(await arrived).toBe(200)
  await expect(seen(page.getByText('网络不通，暂时无法提交。内容已保存，恢复网络后再提交。'))).toBeVisible()
  expect(await recordsOf(page, order)).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: '提交补料' }).click()
  await expect(page).toHaveURL(/siSubmitLog/)
  expect(await recordsOf(page, order)).toBe(1)
})

test('signing out forgets the drafts of this machine; those that the server has are there again after the next sign-in', async ({
  signIn,
}) => {
  const page = await signIn('customer2')
  const address = editor(await ownOrder(page))
  await page.goto(address)
  const keptThere = keptWith(page, 'KEPT ON THE SERVER')
  await page.getByLabel('发货人').fill('KEPT ON THE SERVER')
  await keptThere
  await expect.poll(() => draftsHere(page)).toBeGreaterThan(0)
  await signOut(page)
  await expect.poll(() => draftsHere(page)).toBe(0)

  await fillSignIn(page, 'customer2')
  await expect(page).toHaveURL(/workbench/)
  await page.goto(address)
  await expect(page.getByLabel('发货人')).toHaveValue('KEPT ON THE SERVER')
})

test('a draft that could not be sent survives signing out and is offered again after the next sign-in', async ({ signIn }) => {
  const page = await signIn('customer2')
  const address = editor(await ownOrder(page))
  await page.goto(address)
  await page.route('**/api/TDBillLadingDraft/SaveDraftSet', (route) => route.abort())
  await page.getByLabel('发货人').fill('TYPED WITHOUT A NETWORK')
  await expect.poll(() => draftsHere(page)).toBeGreaterThan(0)
  await signOut(page)
  await page.unroute('**/api/TDBillLadingDraft/SaveDraftSet')
  await fillSignIn(page, 'customer2')
  await expect(page).toHaveURL(/workbench/)
  await page.goto(address)
  await expect(page.getByLabel('发货人')).toHaveValue('TYPED WITHOUT A NETWORK')
})

/** Drafts in the browser's database. */
const draftsHere = (page: Page) => surviving(page, () => page.evaluate(localDrafts))
function localDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const request = indexedDB.open('jst-drafts')
    request.onsuccess = () => {
      const db = request.result
      if (!db.objectStoreNames.contains('drafts')) return resolve(0)
      const keys = db.transaction('drafts').objectStore('drafts').getAllKeys()
      keys.onsuccess = () => {
        db.close()
        resolve(keys.result.length)
      }
    }
  })
}
