import { randomInt } from 'node:crypto'
import { blankBooking, blankBox, blankCargo, bookingView, confirmBooking, saveBooking } from '@jst/contracts/booking'
import { blankParty, moveDocuments } from '@jst/contracts/document'
import { manifestPages } from '@jst/contracts/manifest'
import { applicationView, customerPackingPages, packingPages, saveApplication, slipCalls, slipRangeCalls } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { filed } from './filing.ts'
import { call, keysReady, open, seen, tabTo, test, textOf } from './kit.ts'
import { overlapsOf } from './layout.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

interface Confirmed {
  readonly Id: number
  readonly Code: string
  readonly OrderId: number
  /** Numbers of the shipping order and of the bill. */
  readonly so: string
  readonly depot: string
}
const versionOf = async (page: Page, Id: number) => (await call<{ UpdateTime: string }>(page, `${bookingView.path}?Id=${Id}`)).UpdateTime
async function moved(page: Page, Event: string, Id: number): Promise<void> {
  const Items = [{ Id, UpdateTime: await versionOf(page, Id) }]
  const { NotMoved } = await call<{ NotMoved: unknown[] }>(page, moveDocuments.path, { Kind: 'booking', Event, Items })
  expect(NotMoved).toEqual([])
}

/** A booking of 40HQ boxes that the forwarder confirmed, with a depot of its own and numbers for its slips. */
async function confirmed(customer: Page, ops: Page, count: number): Promise<Confirmed> {
  const blank = blankBooking()
  const seq = randomInt(10_000_000, 99_999_999)
  const Content = {
    ...blank,
    Values: {
      ...blank.Values,
      PolCode: 'CNSHA',
      PodCode: 'USLAX',
      CarrierCode: 'COSCO',
      Vessel: `COSCO ${seq}`,
      VoyageNo: '045E',
      Etd: dayIn(9),
      Contact: '沈佳怡',
      Phone: '13800000000',
    },
    Cargo: [
      { ...blankCargo(), NameEn: 'WOODEN FURNITURE', HsCode: '940360', PackageKind: 'CT', Packages: 860, Weight: 18_600, Volume: 120 },
    ],
    Boxes: [{ ...blankBox('40HQ'), Count: count }],
    Parties: [
      {
        Role: 'shipper',
        Party: {
          ...blankParty,
          Source: '',
          Id: 0,
          Code: '',
          NameZh: '宁波远帆进出口有限公司',
          NameEn: 'NINGBO YUANFAN CO., LTD',
          Country: 'CN',
        },
      },
    ],
  }
  const { Id } = await call<{ Id: number }>(customer, saveBooking.path, { Id: 0, Content, VoyageId: 0 })
  await moved(customer, 'submit', Id)
  await moved(ops, 'accept', Id)
  const [so, depot] = [`COSU${seq}`, `洋山堆场 ${seq}`]
  const Values = { SoNo: so, BlNo: so, PickupPlace: depot, ReturnPlace: '洋山四期' }
  const Cutoffs = { DCO: new Date(Date.now() + 6 * 86_400_000).toISOString() }
  const UpdateTime = await versionOf(ops, Id)
  const { Code, OrderId } = await call<Confirmed>(ops, confirmBooking.path, { Id, UpdateTime, Values, Cutoffs, Remarks: '' })
  await call(ops, slipRangeCalls.save.path, {
    Id: 0,
    Values: {
      Code: `R${seq}`,
      NameZh: `号段 ${seq}`,
      CarrierCode: 'COSCO',
      Depot: depot,
      Prefix: `E${seq}-`,
      FromNo: '0001',
      ToNo: '0099',
    },
  })
  return { Id, Code, OrderId, so, depot }
}
/** Numbers of boxes that no other test uses. */
const boxNo = () => {
  const ten = `TRHU${String(randomInt(0, 999_999)).padStart(6, '0')}`
  return `${ten}${checkDigit(ten)}`
}
const row = (page: Page, at: number): Locator => seen(page.getByRole('row', { name: `第 ${at} 行拆分` }))

/** Fills the first part of an application. */
async function fillPart(page: Page, fleet: string): Promise<void> {
  const part = row(page, 1)
  await part.getByRole('textbox', { name: '车队', exact: true }).fill(fleet)
  await part.getByRole('textbox', { name: '进港码头' }).fill('洋山四期')
  await part.getByRole('textbox', { name: '提箱有效期' }).fill(dayIn(5))
  await page.keyboard.press('Escape')
}
/** Types text into the clipboard and pastes it where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((typed) => navigator.clipboard.writeText(typed), text)
  await page.keyboard.press('Control+v')
}

test('slips are applied for, split and issued; the driver tells offline, the factory packs, instruction and VGM follow', async ({
  signIn,
  visit,
}) => {
  const ops = await signIn('ops')
  const customer = await signIn('customer')
  const booking = await confirmed(customer, ops, 2)

  // the customer applies in its workbench
  await open(customer, `${customerPackingPages.application}?Keyword=${booking.Code}`)
  await seen(customer.getByRole('link', { name: booking.Code })).click()
  await expect(row(customer, 1).getByRole('textbox', { name: '箱量' })).toHaveValue('2')
  await fillPart(customer, '上海一队')
  expect(await faultsOf(customer)).toEqual([])
  await seen(customer.getByRole('button', { name: '提交申请' })).click()
  await expect(seen(customer.getByText('待审核'))).toBeVisible()
  await expect(customer).toHaveURL(/[?&]Id=\d+/)
  const application = new URL(customer.url()).searchParams.get('Id')!

  // the desk shares the boxes out over two hauliers, and approves what it wrote
  await open(ops, `${packingPages.apply}?Id=${application}`)
  await row(ops, 1).getByRole('textbox', { name: '箱量' }).fill('1')
  await seen(ops.getByRole('button', { name: '补齐 40HQ' })).click()
  await row(ops, 2).getByRole('textbox', { name: '车队', exact: true }).fill('上海二队')
  await expect(ops.getByRole('button', { name: '补齐 40HQ' }).filter({ visible: true })).toHaveCount(0)
  await seen(ops.getByRole('button', { name: '保存', exact: true })).click()
  await seen(ops.getByRole('button', { name: '审核通过', exact: true })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '审核通过', exact: true }).click()
  await expect(seen(ops.getByRole('table', { name: '箱单' }).getByText('待开箱单'))).toBeVisible()

  await open(ops, `${packingPages.issue}?Stage=pending&BookingNo=${booking.Code}`)
  await expect(ops.getByRole('row').filter({ hasText: booking.Code })).toHaveCount(2)
  await seen(ops.getByRole('checkbox', { name: '选择本页全部' })).check()
  await seen(ops.getByRole('button', { name: '开箱单', exact: true })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '开箱单', exact: true }).click()
  await expect(seen(ops.getByText('已开 2 张箱单'))).toBeVisible()

  // both are printed as one file
  await open(ops, `${packingPages.slips}?BookingNo=${booking.Code}&Stage=issued`)
  await expect(ops.locator('[data-row]').filter({ visible: true })).toHaveCount(2)
  await seen(ops.getByRole('checkbox', { name: '选择本页全部' })).check()
  await seen(ops.getByRole('button', { name: '打印箱单小票（58 mm）' })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '正式打印' }).click()
  await expect(ops.getByRole('dialog').getByText('第 1 / 2 页')).toBeVisible()
  await ops.keyboard.press('Escape')

  // a signed link for the driver of the first slip
  await open(ops, `${packingPages.slips}?BookingNo=${booking.Code}&Stage=issued`)
  await seen(ops.getByRole('row').filter({ hasText: '上海一队' }).getByRole('link', { name: /^EQ/ })).click()
  await seen(ops.getByRole('button', { name: '司机链接' })).click()
  const dialog = ops.getByRole('dialog', { name: /^司机链接/ })
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const address = await textOf(dialog.getByText(/cargoManager\/slip\?Token=/))
  await dialog.getByRole('button', { name: '关闭' }).first().click()

  const driver = await visit()
  await driver.setViewportSize({ width: 390, height: 844 })
  await driver.goto(new URL(address).pathname + new URL(address).search)
  await expect(driver.getByRole('heading', { name: '设备交接单' })).toBeVisible()
  expect(await faultsOf(driver)).toEqual([])
  expect(await overlapsOf(driver)).toEqual([])
  const [box, seal] = [boxNo(), `CN${randomInt(100_000, 999_999)}`]
  await driver.getByRole('textbox', { name: '箱号' }).fill(box)
  await driver.getByRole('textbox', { name: '铅封号' }).fill(seal)
  await driver.getByRole('button', { name: '提空时间：现在' }).click()
  await driver.getByRole('button', { name: '登记' }).click()
  await expect(driver.getByText('已提空')).toBeVisible()
  await driver.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: png })
  await expect(driver.getByText('照片已上传')).toBeVisible()
  // the staff sees it as a picture, which opens large and closes by a key
  const photo = seen(ops.getByRole('list', { name: '箱况照片' }).getByRole('button', { name: /^放大 EQ/ }))
  await photo.press('Enter')
  await expect(ops.getByRole('dialog').getByRole('img', { name: /EQ.*png/ })).toBeVisible()
  await ops.keyboard.press('Escape')
  await expect(photo).toBeFocused()

  // out of reach at the gate: what is entered waits in the phone, and is sent once
  const sent: string[] = []
  driver.on('request', (request) => {
    if (request.url().includes('/api/BoxSlip/LinkedReport')) sent.push(request.postData() ?? '')
  })
  await driver.context().setOffline(true)
  await driver.getByRole('button', { name: '进港时间：现在' }).click()
  await driver.getByRole('button', { name: '登记' }).click()
  await expect(driver.getByText('1 条登记等待发送')).toBeVisible()
  await driver.context().setOffline(false)
  await expect(driver.getByText('已进港')).toBeVisible()
  await expect(driver.getByText('1 条登记等待发送')).toHaveCount(0)
  const keys = new Set(sent.map((body) => (JSON.parse(body) as { Key: string }).Key))
  expect(keys.size).toBe(1)
  await expect(seen(ops.getByText('已进港'))).toBeVisible()
  await expect(seen(ops.getByRole('table', { name: '登记记录' }).getByRole('row'))).toBeVisible()
  await expect(ops.getByRole('table', { name: '登记记录' }).getByRole('row').filter({ hasText: '司机' })).toHaveCount(2)

  // the factory packs: the box of the slip stands there, the goods are pasted, a wrong check digit is repaired by a click
  await open(customer, `${customerPackingPages.mine}?BookingId=${booking.Id}`)
  const sheet = seen(customer.getByRole('grid', { name: '装箱单表格' }))
  await expect(sheet.getByText(box)).toBeVisible()
  await seen(customer.getByRole('button', { name: '取箱货' })).click()
  await customer.getByRole('menuitem', { name: '订舱（平均分箱）' }).click()
  await expect(seen(customer.getByText(/^已取 2 箱/))).toBeVisible()
  const second = boxNo()
  const wrong = `${second.slice(0, 10)}${(Number(second.at(-1)) + 1) % 10}`
  await sheet.getByRole('row').filter({ hasText: '40HQ' }).nth(1).getByRole('gridcell').first().click()
  await paste(customer, wrong)
  const repair = seen(customer.getByRole('button', { name: new RegExp(`^修复.*${second}`) }))
  await repair.click()
  await expect(sheet.getByText(second)).toBeVisible()
  expect(await faultsOf(customer)).toEqual([])
  await seen(customer.getByRole('button', { name: '保存', exact: true })).click()
  await expect(seen(customer.getByText('已保存'))).toBeVisible()

  // the instruction has neither number nor seal yet: each is offered, and taken by itself
  await open(customer, `/external/workbench/siSubmit?CGO_ID=${booking.OrderId}`)
  const offered = seen(customer.getByRole('table', { name: '与装箱单、箱单的差异' }))
  await offered.getByRole('button', { name: `${box} 箱 填入第 1 箱` }).click()
  await offered.getByRole('button', { name: `${box} 封号 取用` }).click()
  await offered.getByRole('button', { name: `${box} 件数 取用` }).click()
  const goods = seen(customer.getByRole('grid', { name: '箱货明细表' }))
  await expect(goods.getByText(box)).toBeVisible()
  await expect(goods.getByText(seal)).toBeVisible()
  await expect(goods.getByText('430').first()).toBeVisible()
  await expect(offered.getByRole('button', { name: `${box} 封号 取用` })).toHaveCount(0)
  await expect(offered.getByRole('button', { name: `${second} 箱 填入第 2 箱` })).toBeVisible()

  // the filing of the bill takes its boxes from the lists, whatever boxes it was filed with, and their mass is declared by the cargo
  const doc = await signIn('doc')
  const { Id } = await filed(doc, { BillNo: booking.so }, booking.Id)
  await open(doc, `${manifestPages.submitInfo}?Id=${Id}`)
  const masses = seen(doc.getByRole('table', { name: 'VGM' }))
  for (const number of [box, second]) await expect(masses.getByRole('row').filter({ hasText: number })).toBeVisible()
  await seen(doc.getByRole('button', { name: '填写 VGM' })).click()
  const declared = doc.getByRole('dialog').getByRole('grid')
  await expect(declared.getByText(box)).toBeVisible()
})

/** An application of the customer for all boxes of a booking, submitted. */
async function applied(customer: Page, booking: Confirmed, count: number): Promise<string> {
  const Values = { BoxType: '40HQ', Count: count, Depot: booking.depot, Terminal: '洋山四期', PickupTo: dayIn(5), FleetName: '上海一队' }
  const body = { Id: 0, BookingId: booking.Id, Remark: '', Parts: [{ Id: 0, Values }] }
  const { Id, UpdateTime } = await call<{ Id: number; UpdateTime: string }>(customer, saveApplication.path, body)
  const Items = [{ Id, UpdateTime }]
  await call(customer, moveDocuments.path, { Kind: 'slipApplication', Event: 'submit', Items })
  return String(Id)
}
const pendingOf = ({ Code }: Confirmed) => `${packingPages.issue}?Stage=pending&BookingNo=${Code}`
/** Chooses all slips of the list and asks to issue them. */
async function askIssue(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-row]').filter({ visible: true })).toHaveCount(count)
  await seen(page.getByRole('checkbox', { name: '选择本页全部' })).check()
  await seen(page.getByRole('button', { name: '开箱单', exact: true })).click()
  await expect(page.getByRole('dialog', { name: `开箱单：${count} 张` })).toBeVisible()
}

test('two who share out one application, and two who issue its slips at once: one result, and the other is told', async ({ signIn }) => {
  const [ops, boss] = [await signIn('ops'), await signIn('boss')]
  const customer = await signIn('customer')
  const booking = await confirmed(customer, ops, 2)
  const application = await applied(customer, booking, 2)

  for (const [page, fleet] of [
    [ops, '上海二队'],
    [boss, '上海三队'],
  ] as const) {
    await open(page, `${packingPages.apply}?Id=${application}`)
    await row(page, 1).getByRole('textbox', { name: '车队', exact: true }).fill(fleet)
  }
  const [first, second] = [ops, boss].map((page) => seen(page.getByRole('button', { name: '保存', exact: true })))
  await first!.click()
  await expect(seen(ops.getByText('已保存'))).toBeVisible()
  await second!.click()
  await expect(seen(boss.getByRole('alert').filter({ hasText: '上海二队' }))).toBeVisible()
  const { Parts } = await call<{ Parts: { Values: { FleetName: string } }[] }>(ops, `${applicationView.path}?Id=${application}`)
  expect(Parts.map(({ Values }) => Values.FleetName)).toEqual(['上海二队'])

  await seen(ops.getByRole('button', { name: '审核通过', exact: true })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '审核通过', exact: true }).click()
  await expect(seen(ops.getByRole('table', { name: '箱单' }).getByText('待开箱单'))).toBeVisible()
  for (const page of [ops, boss]) {
    await open(page, pendingOf(booking))
    await askIssue(page, 2)
  }
  await Promise.all([ops, boss].map((page) => page.getByRole('dialog').getByRole('button', { name: '开箱单', exact: true }).click()))
  const issued = (page: Page) => seen(page.getByText('已开 2 张箱单'))
  const refused = (page: Page) => seen(page.getByRole('dialog', { name: '处理结果' }))
  await expect(issued(ops).or(refused(ops))).toBeVisible()
  await expect(issued(boss).or(refused(boss))).toBeVisible()
  await Promise.any([ops, boss].map((page) => refused(page).waitFor()))
  const { Rows } = await call<{ Rows: { EirNo: string }[] }>(ops, `${slipCalls.list.path}?BookingNo=${booking.Code}`)
  expect(new Set(Rows.map(({ EirNo }) => EirNo)).size).toBe(2)
  expect(Rows.map(({ EirNo }) => EirNo.slice(-4)).toSorted()).toEqual(['0001', '0002'])
})

test('slips are applied for and issued with the keyboard alone', async ({ signIn }) => {
  const ops = await signIn('ops')
  const customer = await signIn('customer')
  const booking = await confirmed(customer, ops, 1)

  await open(customer, `${customerPackingPages.application}?Keyword=${booking.Code}`)
  await keysReady(customer)
  await tabTo(customer, seen(customer.locator('[data-row="0"]')))
  await customer.keyboard.press('Enter')
  for (const [name, typed] of [
    ['车队', '上海一队'],
    ['进港码头', '洋山四期'],
    ['提箱有效期', dayIn(5)],
  ] as const) {
    const field = row(customer, 1).getByRole('textbox', { name, exact: true })
    await tabTo(customer, field)
    await customer.keyboard.press('Control+a')
    await customer.keyboard.type(typed)
  }
  await customer.keyboard.press('Escape')
  await tabTo(customer, seen(customer.getByRole('button', { name: '提交申请' })), 80)
  await customer.keyboard.press('Enter')
  await expect(customer).toHaveURL(/[?&]Id=\d+/)
  await expect(seen(customer.getByText('待审核'))).toBeVisible()
  const application = new URL(customer.url()).searchParams.get('Id')!

  await open(ops, `${packingPages.apply}?Id=${application}`)
  await keysReady(ops)
  await tabTo(ops, seen(ops.getByRole('button', { name: '审核通过', exact: true })))
  await ops.keyboard.press('Enter')
  await tabTo(ops, ops.getByRole('dialog').getByRole('button', { name: '审核通过', exact: true }))
  await ops.keyboard.press('Enter')
  await expect(seen(ops.getByRole('table', { name: '箱单' }).getByText('待开箱单'))).toBeVisible()

  await open(ops, pendingOf(booking))
  await keysReady(ops)
  await tabTo(ops, seen(ops.locator('[data-row="0"]')))
  await ops.keyboard.press('Space')
  await tabTo(ops, seen(ops.getByRole('button', { name: '开箱单', exact: true })), 80)
  await ops.keyboard.press('Enter')
  await tabTo(ops, ops.getByRole('dialog').getByRole('button', { name: '开箱单', exact: true }))
  await ops.keyboard.press('Enter')
  await expect(seen(ops.getByText('已开 1 张箱单'))).toBeVisible()
})
