import { expect, type Page } from '@playwright/test'
import { attempt, call, choose, open, seen, test, tokenOf } from './kit.ts'

const applyPage = '/orderApply/apply/orderApply'
interface Row {
  readonly Id: number
  readonly Code: string
  readonly BillNos: string
  readonly CustomerCode: string
}

/** A rule of the company by which such applications need both levels; one that an earlier attempt left does the same. */
async function bothLevels(finance: Page, CustomerCode: string): Promise<void> {
  const { Rows } = await call<{ Rows: readonly unknown[] }>(finance, '/api/ReleaseRule/List?Keyword=E2EBOTH')
  if (Rows.length > 0) return
  const Values = { Code: 'E2EBOTH', NameZh: '签单两级审核', Level: 'both', CustomerCode, Type: 'sign', Enabled: true }
  await call(finance, '/api/ReleaseRule/Save', { Id: 0, Values })
}
/** A bill of the demo that is aboard, with its customer. */
async function loadedBill(page: Page): Promise<Row> {
  const { Rows } = await call<{ Rows: readonly Row[] }>(page, '/api/ReleaseApplication/List?Stage=agreed')
  return Rows[0]!
}
/** An application for the signature of a bill, with its line. */
async function application(doc: Page, { BillNos, CustomerCode }: Row): Promise<Row> {
  const Values = { CustomerCode, Type: 'sign', Way: 'original', Remark: `浏览器测试 ${attempt()}` }
  const made = await call<Row>(doc, '/api/ReleaseApplication/Save', { Id: 0, Values })
  const at = { Kind: 'releaseApplication', Id: made.Id }
  const { UpdateTime } = await call<{ UpdateTime: string }>(doc, `/api/Document/Lines?Kind=${at.Kind}&Id=${made.Id}`)
  const line = { Id: 0, BlNo: BillNos, Consignee: 'GULF STAR GENERAL TRADING LLC', OnBoard: '', Issued: 3, LostCopies: null, Boxes: '' }
  await call(doc, '/api/Document/SaveLines', { ...at, UpdateTime, Part: 'bills', Rows: [line] })
  return made
}
const pageOf = ({ Id }: Row) => `${applyPage}?Id=${Id}`
const headOf = (page: Page) => seen(page.locator('.jst-detail-head'))

test('an application goes through both levels to the release by courier or hand, and two browsers of one approver give one vote', async ({
  signIn,
  newPage,
  request,
}) => {
  const doc = await signIn('doc', applyPage)
  const token = await tokenOf(request, 'finance')
  const [finance, other] = [await newPage(token), await newPage(token)]
  await open(finance, applyPage)
  const bill = await loadedBill(finance)
  await bothLevels(finance, bill.CustomerCode)
  const made = await application(doc, bill)

  await open(doc, pageOf(made))
  await doc.getByRole('button', { name: '提交申请', exact: true }).click()
  await doc.getByRole('dialog').getByRole('button', { name: '提交申请', exact: true }).click()
  await expect(headOf(doc)).toContainText('审核中')
  await expect(doc.getByText('审核规则：签单两级审核').first()).toBeVisible()

  // level 1, in two browsers at once
  for (const page of [finance, other]) await open(page, pageOf(made))
  const agree = (page: Page) => page.locator('.jst-approval-decision').getByRole('button', { name: '同意' })
  for (const page of [finance, other]) await expect(agree(page)).toBeEnabled()
  await Promise.all([agree(finance).click(), agree(other).click()])
  for (const page of [finance, other]) await expect(agree(page)).toBeHidden()
  const [round] = await call<readonly { Steps: readonly { Name: string; Votes: readonly unknown[] }[] }[]>(
    finance,
    `/api/Approval/Rounds?Kind=releaseApplication&Id=${made.Id}`,
  )
  expect(round!.Steps.map(({ Name, Votes }) => `${Name} ${Votes.length}`)).toEqual(['一级审核 1', '二级审核 0'])
  await expect(headOf(doc)).toContainText('审核中')

  const boss = await signIn('boss', pageOf(made))
  await agree(boss).click()
  await expect(headOf(boss)).toContainText('待签单')

  await boss.getByRole('main').getByRole('button', { name: '放单', exact: true }).click()
  const dialog = boss.getByRole('dialog')
  await choose(dialog.getByLabel('放单方式'), '自取')
  await dialog.getByRole('button', { name: '放单', exact: true }).click()
  await expect(dialog.getByText('请填写').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '取单人' }).fill('李军')
  await dialog.getByRole('textbox', { name: '证件或介绍信' }).fill('介绍信 26-118')
  await dialog.getByRole('button', { name: '放单', exact: true }).click()
  await expect(headOf(boss)).toContainText('已放单')
  // told at once
  await expect(headOf(doc)).toContainText('已放单')
  await expect(doc.getByText('自取，李军（介绍信 26-118）').first()).toBeVisible()
})
