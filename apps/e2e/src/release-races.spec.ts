import { expect, type Page } from '@playwright/test'
import { attempt, call, open, seen, test } from './kit.ts'

const applyPage = '/orderApply/apply/orderApply'
interface Row {
  readonly Id: number
  readonly Code: string
  readonly BillNos: string
}
interface Made {
  readonly Id: number
  readonly Code: string
}
const headOf = (page: Page) => seen(page.locator('.jst-detail-head'))
const versionOf = async (page: Page, Kind: string, Id: number) =>
  (await call<{ UpdateTime: string }>(page, `/api/Document/State?Kind=${Kind}&Id=${Id}`)).UpdateTime
async function move(page: Page, Kind: string, Event: string, Id: number, Reason = ''): Promise<void> {
  const Items = [{ Id, UpdateTime: await versionOf(page, Kind, Id) }]
  const { NotMoved } = await call<{ NotMoved: readonly { Message: string }[] }>(page, '/api/Document/Move', { Kind, Event, Items, Reason })
  expect(NotMoved).toEqual([])
}
const customer = (boss: Page, name: string) =>
  call<Made>(boss, '/api/Customer/Save', { Id: 0, Values: { NameZh: `${name}${attempt()}有限公司` } })
/** Number of a bill of the demo that is aboard. */
async function loadedBill(page: Page): Promise<string> {
  const { Rows } = await call<{ Rows: readonly Row[] }>(page, '/api/ReleaseApplication/List?Stage=agreed')
  return Rows[0]!.BillNos
}
async function application(page: Page, CustomerCode: string, BlNo: string, more: object): Promise<Made> {
  const made = await call<Made>(page, '/api/ReleaseApplication/Save', {
    Id: 0,
    Values: { CustomerCode, Type: 'release', Way: 'original', ...more },
  })
  const at = { Kind: 'releaseApplication', Id: made.Id }
  const { UpdateTime } = await call<{ UpdateTime: string }>(page, `/api/Document/Lines?Kind=${at.Kind}&Id=${made.Id}`)
  const line = { Id: 0, BlNo, Consignee: 'GULF STAR GENERAL TRADING LLC', OnBoard: '', Issued: null, LostCopies: null, Boxes: '' }
  await call(page, '/api/Document/SaveLines', { ...at, UpdateTime, Part: 'bills', Rows: [line] })
  return made
}
/** A bill of 1,000 CNY for a B/L, issued. */
async function openBill(finance: Page, boss: Page, CustomerCode: string, BlNo: string): Promise<void> {
  const { Id } = await call<Made>(finance, '/api/Invoice/Save', {
    Id: 0,
    Values: { CustomerCode, Type: 'debit', BlNo, DueDay: '2199-01-31' },
  })
  const at = { Kind: 'invoice', Id, Sheet: 'fees' }
  const { UpdateTime } = await call<{ UpdateTime: string }>(finance, `/api/Document/Charges?Kind=invoice&Id=${Id}&Sheet=fees`)
  const priced = { Basis: 'S', Box: '', Quantity: '1', Price: '1000', Minimum: '', Currency: 'CNY', PpCc: 'PP', TaxRate: '0' }
  const named = { Id: 0, Code: 'OFT', NameZh: '海运费', NameEn: 'Ocean freight' }
  const fee = { ...named, ...priced, Payer: '', InAllIn: false, PercentOf: [], Remark: '' }
  await call(finance, '/api/Document/SaveCharges', { ...at, UpdateTime, Lines: [fee] })
  await move(boss, 'invoice', 'audit', Id)
  await move(finance, 'invoice', 'issue', Id)
}
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交申请', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '提交申请', exact: true })).toBeEnabled()
}
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '提交申请', exact: true }).click()

test('of two applications for the last of a limit one is accepted, and the other is returned with the reason', async ({ signIn }) => {
  const [doc, boss, finance] = [await signIn('doc', applyPage), await signIn('boss', applyPage), await signIn('finance', applyPage)]
  const [{ Code }, bill] = [await customer(boss, '额度竞用'), await loadedBill(boss)]
  await openBill(finance, boss, Code, bill)
  const change = { CustomerCode: Code, Amount: 1500, ValidTo: '', Reason: '年度担保' }
  const { Id } = await call<Made>(finance, '/api/GuaranteeChange/Save', { Id: 0, Values: change })
  await move(finance, 'guaranteeChange', 'submit', Id)
  await move(boss, 'guaranteeChange', 'approve', Id)
  const [one, other] = [await application(doc, Code, bill, { Guaranteed: true }), await application(boss, Code, bill, { Guaranteed: true })]

  await Promise.all([open(doc, `${applyPage}?Id=${one.Id}`), open(boss, `${applyPage}?Id=${other.Id}`)])
  await Promise.all([submit(doc), submit(boss)])
  await Promise.all([confirm(doc), confirm(boss)])
  for (const page of [doc, boss]) await expect(headOf(page)).toContainText(/审核中|已退回/)
  const stages = await Promise.all(
    [one, other].map(async ({ Id: id }) => (await call<{ Stage: string }>(finance, `/api/ReleaseApplication/Get?Id=${id}`)).Stage),
  )
  expect(stages.toSorted()).toEqual(['checking', 'returned'])
  const refused = stages[0] === 'returned' ? doc : boss
  await expect(refused.getByText('担保额度不足：1000.00').first()).toBeVisible()
  const { Rows } = await call<{ Rows: readonly Record<string, unknown>[] }>(finance, `/api/Guarantee/List?Keyword=${Code}`)
  expect(Rows.map(({ Reserved, Free }) => [Number(Reserved), Number(Free)])).toEqual([[1000, 500]])
})

test('of two clerks who print one original one gets it, and the other is told who printed it', async ({ signIn }) => {
  const doc = await signIn('doc')
  const [kind, no, of] = ['masterBill', 1, 3] as const
  const { Rows } = await call<{ Rows: readonly Row[] }>(doc, '/api/MasterBill/List?Stage=locked')
  const { Id } = Rows[0]!
  const before = await call<{ BlNo: string }>(doc, `/api/MasterBill/Get?Id=${Id}`)
  for (let copy = 1; copy <= of; copy += 1)
    await call(doc, '/api/ReleaseReturn/Scan', { Barcode: `${before.BlNo}-${copy}/${of}`, Shelf: '' })
  // locked anew, so that no print of an earlier attempt counts
  await move(doc, kind, 'unlock', Id, 'BACK')
  const { UpdateTime, BlNo } = await call<{ UpdateTime: string; BlNo: string }>(doc, `/api/MasterBill/Get?Id=${Id}`)
  await call(doc, '/api/MasterBill/Save', { Id, UpdateTime, Values: { BlNo, Way: 'OBL', Originals: of } })
  await move(doc, kind, 'lock', Id)
  const path = `/MakeOrderBusiness/MBLMake?Id=${Id}`
  const boss = await signIn('boss', path)
  await open(doc, path)
  for (const page of [doc, boss]) {
    await page.getByRole('main').getByRole('button', { name: '打印', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(`正本 ${no}/${of}`, { exact: true }).first()).toBeVisible()
  }
  const answers = [doc, boss].map((page) => page.waitForResponse((answer) => answer.url().includes('/api/Bill/Print')))
  await Promise.all([doc, boss].map((page) => page.getByRole('dialog').getByRole('button', { name: '打印', exact: true }).click()))
  const [mine] = (await Promise.all(answers)).map((answer) => answer.ok())
  const [winner, second] = mine ? [doc, boss] : [boss, doc]
  await expect(winner.getByRole('dialog', { name: `正本 ${no}/${of}` })).toBeVisible()
  await expect(second.getByText(new RegExp(`正本 ${no}/${of} 已由 .+ 打印；补打请写明原因`)).first()).toBeVisible()
  interface Paper {
    readonly Paper: string
    readonly State: string
  }
  const { Papers } = await call<{ Papers: readonly Paper[] }>(doc, `/api/Bill/View?Kind=${kind}&Id=${Id}`)
  expect(Papers.filter(({ Paper, State }) => Paper === 'original' && State === 'valid')).toHaveLength(1)
})

test('of two approvers of one step who decide at once one vote counts, and the other is told', async ({ signIn }) => {
  const [doc, boss, finance] = [await signIn('doc', applyPage), await signIn('boss', applyPage), await signIn('finance', applyPage)]
  const [{ Code }, bill] = [await customer(boss, '审批竞用'), await loadedBill(boss)]
  // a step of its own for both, which other applications do not meet
  const Name = '出纳或经理'
  const kind = 'releaseApplication'
  interface Rules {
    readonly UpdateTime: string
    readonly Steps: readonly { readonly Name: string }[]
    readonly People: readonly { readonly Id: number; readonly Name: string }[]
  }
  const rules = await call<Rules>(boss, `/api/Approval/Rules?Kind=${kind}`)
  const idOf = (name: string) => rules.People.find((one) => one.Name === name)!.Id
  const When = [
    { Fact: 'Type', Operator: 'is', Value: 'release' },
    { Fact: 'Level', Operator: 'is', Value: 'automatic' },
  ]
  const seats = { RoleIds: [], EmployeeIds: [idOf('吴敏'), idOf('郑国栋')], Relations: [], Need: 'one', Quorum: 0, Hours: 4 }
  const Steps = [...rules.Steps.filter((step) => step.Name !== Name), { Name, Order: 1, When, ...seats }]
  await call(boss, '/api/Approval/SaveRules', { Kind: kind, UpdateTime: rules.UpdateTime, Steps })
  const made = await application(doc, Code, bill, {})
  await move(doc, kind, 'submit', made.Id)

  for (const page of [finance, boss]) await open(page, `${applyPage}?Id=${made.Id}`)
  const agree = (page: Page) => page.locator('.jst-approval-decision').getByRole('button', { name: '同意' })
  for (const page of [finance, boss]) await expect(agree(page)).toBeEnabled()
  await Promise.all([agree(finance).click(), agree(boss).click()])
  for (const page of [finance, boss]) {
    await expect(agree(page)).toBeHidden()
    await expect(headOf(page)).toContainText('待签单')
  }
  const [round] = await call<readonly { Steps: readonly { Name: string; Votes: readonly { Voter: string }[] }[] }[]>(
    finance,
    `/api/Approval/Rounds?Kind=${kind}&Id=${made.Id}`,
  )
  expect(round!.Steps.map((step) => [step.Name, step.Votes.length])).toEqual([[Name, 1]])
})
