import { expect, type Page } from '@playwright/test'
import { call, choose, dataOf, open, seen, stored, test, tokenKey } from './kit.ts'

type Json = Record<string, unknown>
const infos = '/api/TDBillLadingInfo'
const parties = {
  TBI_CONSIGNOR: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234',
  TBI_CONSIGNEE: 'HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789 TEL: 49-40-123456',
  TBI_NOTIFIER_1: 'SAME AS CONSIGNEE',
  TBI_SIGNING_METHOD: 'OBL',
  TBI_ISSUE_PLACE: 'NINGBO',
}
const record = (page: Page, id: number) => call<Json>(page, `${infos}/GetTDBillLadingInfo?Id=${id}`)
const move = (page: Page, TDId: number, Status: number, more: Json = {}) =>
  call<Json>(page, `${infos}/ReviewTDBillLading`, { TDId, Status, ...more })

/** An order of its own that sails in three days by a vessel without a schedule: its bill may state a day on board of today. */
async function orderOf(clerk: Page, customer: Page): Promise<number> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const no = String(Date.now() % 1e8).padStart(8, '0')
  const order = {
    orderNo: `WT-CARRIER-${no}`,
    mblNo: `COSU97${no}`,
    carrier: 'COSCO',
    vessel: 'EVENING SPIRIT',
    voyage: '101W',
    loadPort: '宁波',
    dischargePort: 'DEHAM',
    goods: 'STAINLESS STEEL KITCHENWARE',
    packageKind: 'CARTONS',
    hsCode: '732393',
    sailingDate: day(3),
    siDeadline: `${day(2)} 16:00`,
    containers: [{ type: '40HQ', containerNo: 'MSKU6011672', sealNo: 'CN1234567', packages: 420, weight: 12500.5, volume: 62.3 }],
  }
  const buffer = Buffer.from(JSON.stringify({ orders: [order] }))
  await dataOf(
    clerk.request.post('/api/CargoOrder/ImportCargoOrders?CompanyCode=YFJCK', {
      headers: { authorization: `Bearer ${await stored(clerk, tokenKey)}`, 'web-version': '1' },
      multipart: { file: { name: 'orders.json', mimeType: 'application/json', buffer } },
    }),
  )
  const { Rows } = await call<{ Rows: { Id: number }[] }>(customer, `/api/CargoOrder/GetCargoOrderPagedList?Keyword=${order.orderNo}`)
  return Rows[0]!.Id
}

/** Sends the approved version from its page; the carrier's channel is the simulated one. */
async function send(clerk: Page, id: number): Promise<void> {
  await open(clerk, `/tdManage/siDetail?Id=${id}`)
  await clerk.getByRole('button', { name: '发送报文' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByRole('button', { name: '发送报文', exact: true }).click()
  await expect(clerk.getByText('已提交发送')).toBeVisible()
}

/** Makes the simulated carrier the channel of an order's carrier. */
async function simulate(boss: Page, CarrierCode: string): Promise<void> {
  const { Rows } = await call<{ Rows: { Id: number; UpdateTime: string; CarrierCode: string; Enabled: boolean }[] }>(
    boss,
    '/api/SiChannel/List?PageSize=100',
  )
  const Items = Rows.filter((row) => row.CarrierCode === CarrierCode && row.Enabled).map(({ Id, UpdateTime }) => ({ Id, UpdateTime }))
  if (Items.length > 0) await call(boss, '/api/SiChannel/SetEnabled', { Items, Enabled: false })
  const Values = { Code: `E2E${Date.now() % 1e9}`, NameZh: '模拟通道', CarrierCode, Channel: 'simulator', Enabled: true }
  await call(boss, '/api/SiChannel/Save', { Id: 0, Values })
}

test('a bill is sent, sent back at a field, mended, compared with the draft, confirmed by link, issued and amended with a fee', async ({
  signIn,
  visit,
}) => {
  const [customer, reviewer, clerk, boss] = await Promise.all([signIn('customer'), signIn('reviewer'), signIn('doc'), signIn('boss')])
  const CGO_ID = await orderOf(clerk, customer)
  const { TDBoxInfos, ...booked } = await call<Json>(customer, `/api/TDBillLadingSI/GetDataInfo?CGO_ID=${CGO_ID}`)
  const draft = { ...booked, ...parties, TBI_MARKS: 'REJECT', BoxInfos: TDBoxInfos }
  const submission = { TDBLInfos: [draft], Num: 1, CGO_ID, MBL_NO: booked['TBI_MBL_NO'] }
  const { Ids } = await call<{ Ids: number[] }>(customer, `${infos}/AddTDBillLadingInfoList`, submission)
  const id = Ids[0]!
  const amend = async (more: Json) =>
    call(customer, `${infos}/ModifyTDBillLadingInfo`, { ...(await record(customer, id)), ...more, ReasonCode: 'A02' })
  await simulate(boss, String(booked['TBI_CARRIER']))

  // sent, and sent back at the consignee
  await move(reviewer, id, 2)
  await send(clerk, id)
  await expect(seen(clerk.getByText(/船公司要求修改；收货人/))).toBeVisible({ timeout: 30_000 })

  // mended; the draft that comes differs at two places
  await amend({ TBI_MARKS: 'DIFFER' })
  await move(reviewer, id, 2)
  await send(clerk, id)
  const check = clerk.getByRole('region', { name: '船司样单核对' })
  const payment = check.getByRole('row').filter({ hasText: '付款方式' })
  await expect(payment).toBeVisible({ timeout: 30_000 })

  // one difference is asked of the customer, who answers at the bill
  await payment.getByRole('button', { name: '提问' }).click()
  await clerk.getByRole('dialog').getByRole('button', { name: '提问' }).click()
  await open(customer, `/external/workbench/siSubmit?Id=${id}`)
  const questions = customer.getByRole('region', { name: '待答问题' })
  await questions.getByRole('button', { name: '答复', exact: true }).click()
  await customer.getByRole('dialog').getByLabel('答复').fill('预付')
  await customer.getByRole('dialog').getByRole('button', { name: '答复' }).click()
  await expect(questions.getByText(/^预付 沈佳怡/)).toBeVisible()
  await expect(seen(clerk.getByRole('region', { name: '待答问题' }).getByText(/^预付 沈佳怡/))).toBeVisible()

  // the seal is the carrier's
  await check.getByRole('row').filter({ hasText: '封号' }).getByRole('button', { name: '取样单值' }).click()
  await check.getByRole('button', { name: '提交修改' }).click()
  await choose(clerk.getByRole('dialog').getByLabel('改单原因'), 'A04 箱封号更正')
  await clerk.getByRole('dialog').getByRole('button', { name: '提交修改' }).click()
  await expect(seen(clerk.getByText('第 3 版', { exact: true }))).toBeVisible()
  await move(reviewer, id, 2)

  // the draft is confirmed by somebody without an account
  await move(clerk, id, 4)
  const { Path } = await call<{ Path: string }>(clerk, `${infos}/BillLinkMake`, { Id: id, For: '收货人', Days: 7 })
  const reader = await visit()
  await reader.goto(Path)
  await reader.getByLabel('您的姓名').fill('王工')
  await reader.getByRole('button', { name: '确认样单' }).click()
  await reader.getByRole('dialog').getByRole('button', { name: '确认样单' }).click()
  await expect(reader.getByText('样单已由王工确认')).toBeVisible()

  // issued on the first day that the schedule allows
  const issue = async (more: Json = {}) => {
    const { OnBoardDate, Earliest, Latest } = await call<Record<string, string>>(clerk, `${infos}/GetTDBillIssueFacts?Id=${id}`)
    await move(clerk, id, 6, { OnBoardDate: OnBoardDate ?? (Latest || Earliest), OnBoardSource: '大副收据', ...more })
  }
  await issue()

  // amended after issue: the fee is told before, originals come back
  await open(customer, `/external/workbench/siSubmit?Id=${id}`)
  await expect(seen(customer.getByText(/现在提交为签发后改单：改单费 CNY 800\.00/))).toBeVisible()
  await amend({ TBI_MARKS: 'N/M', Originals: 'surrender' })
  await move(reviewer, id, 2)
  await move(clerk, id, 4)
  await move(customer, id, 5)
  await expect(issue()).rejects.toThrow(/正本尚未收回/)
  await issue({ Surrendered: true })
  await open(clerk, `/tdManage/siDetail?Id=${id}`)
  const amendments = clerk.getByRole('region', { name: '改单记录' })
  await expect(amendments.getByRole('row').filter({ hasText: '签发后' })).toContainText('收回正本')
  await expect(amendments.getByRole('row').filter({ hasText: '签发后' })).toContainText('已重新签发')
  await expect(seen(clerk.getByRole('region', { name: '单证费用' }).getByText('改单费').first())).toBeVisible()
})
