import { manifestPages } from '@jst/contracts/manifest'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { filed } from './filing.ts'
import { open, seen, test, textOf } from './kit.ts'
import { overlapsOf } from './layout.ts'

/** Makes a move of the open record, with its dialog. */
async function move(page: Page, name: string): Promise<void> {
  await seen(page.getByRole('button', { name, exact: true })).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const state = (page: Page, word: string) => expect(seen(page.getByRole('main').getByText(word, { exact: true }))).toBeVisible()
async function send(page: Page): Promise<void> {
  await seen(page.getByRole('button', { name: '发送报文' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^发送/ }).click()
  await expect(dialog).toHaveCount(0)
}

test('a filing is submitted, verified, sent and accepted, and its change comes into force', async ({ signIn }) => {
  const doc = await signIn('doc')
  const boss = await signIn('boss')
  const { Id, BillNo } = await filed(doc)
  await open(doc, `${manifestPages.submitInfo}?Id=${Id}`)
  await expect(seen(doc.getByRole('heading', { name: new RegExp(BillNo) }))).toBeVisible()
  await move(doc, '提交审核')
  await open(boss, `${manifestPages.verifyInfo}?Id=${Id}`)
  await move(boss, '审核通过')
  await open(doc, `${manifestPages.sendInfo}?Id=${Id}`)
  await send(doc)
  await state(doc, '海关接受')
  await expect(seen(doc.getByRole('table', { name: '回执' })).getByText('海关已接受')).toBeVisible()
  expect(await faultsOf(doc)).toEqual([])

  await open(doc, `${manifestPages.amend}?Id=${Id}`)
  await seen(doc.getByRole('textbox', { name: '更改原因代码' })).fill('001')
  await seen(doc.getByRole('textbox', { name: '备注' })).fill('NEW SEALS')
  await seen(doc.getByRole('button', { name: '申请改单' })).click()
  await expect(seen(doc.getByText(/已申请改单，待发送/))).toBeVisible()
  await open(doc, `${manifestPages.sendInfo}?Id=${Id}`)
  await send(doc)
  await expect(seen(doc.getByText(/已申请改单，待发送/))).toHaveCount(0)
  await open(doc, `${manifestPages.trackInfo}?Id=${Id}`)
  await expect(seen(doc.getByRole('table', { name: '回执' })).getByText('海关已接受')).toHaveCount(2)
})

test('a factory fills a bill by a link on its telephone, the clerk takes it, and the carrier accepts the weight', async ({
  signIn,
  visit,
}) => {
  const doc = await signIn('doc')
  const { Id, BillNo } = await filed(doc)
  await open(doc, `${manifestPages.submitInfo}?Id=${Id}`)
  await seen(doc.getByRole('button', { name: '分享填写' })).click()
  const dialog = doc.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '发给' }).fill('嘉兴工厂')
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const code = await textOf(dialog.getByText(/验证码：\d{4}/), /验证码：(\d{4})/)
  const address = await textOf(dialog.locator('.jst-link-address'))
  await doc.keyboard.press('Escape')

  const factory = await visit()
  await factory.setViewportSize({ width: 390, height: 844 })
  await factory.goto(address)
  await expect(factory.getByText(BillNo)).toHaveCount(0)
  await factory.getByRole('textbox', { name: '您的姓名' }).fill('王师傅')
  await factory.getByRole('textbox', { name: '您的电话' }).fill('13800001111')
  await factory.getByRole('textbox', { name: '4 位验证码' }).fill(code)
  await factory.getByRole('button', { name: '打开' }).click()
  await expect(factory.getByRole('heading', { name: BillNo })).toBeVisible()
  expect(await overlapsOf(factory)).toEqual([])
  expect(await faultsOf(factory)).toEqual([])
  await factory.getByRole('link', { name: '填写内容' }).click()
  await factory.getByRole('textbox', { name: '城市' }).first().fill('JIAXING')
  await factory.getByRole('button', { name: '提交给货代' }).click()
  await expect(factory.getByText('JIAXING')).toBeVisible()

  await factory.getByRole('link', { name: '填报 VGM' }).click()
  await factory.getByRole('textbox', { name: '责任人签名' }).fill('WANG WEI')
  await factory.getByRole('combobox', { name: '称重方式' }).click()
  await factory.getByRole('option', { name: /SM1/ }).click()
  await factory.getByRole('textbox', { name: '称得重量' }).fill('12300')
  await factory.getByRole('textbox', { name: '称得重量' }).press('Tab')
  await expect(factory.getByText('VGM 12300 KG')).toBeVisible()
  expect(await overlapsOf(factory)).toEqual([])
  await factory.getByRole('button', { name: '提交给货代' }).click()
  await expect(factory.getByText(/12300 KGS/)).toBeVisible()

  await doc.reload()
  for (let at = 0; at < 2; at++) {
    await seen(doc.getByRole('button', { name: '全部采纳' })).click()
    await seen(doc.getByRole('button', { name: '确认 1 项' })).click()
    await expect(doc.getByRole('button', { name: '全部采纳' })).toHaveCount(1 - at)
  }
  await expect(seen(doc.getByText('JIAXING'))).toBeVisible()
  const vgm = seen(doc.getByRole('table', { name: 'VGM' }))
  await expect(vgm.getByText('12,300')).toBeVisible()
  await move(doc, '提交')
  await expect(vgm.getByText('已提交')).toBeVisible()
})
