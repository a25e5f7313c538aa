import { expect, type APIRequestContext } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { call, dataOf, seen, test } from './kit.ts'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
/** Digits that make the name, the mobile and the code of this attempt its own. */
const ownDigits = () => String(Date.now() % 100_000).padStart(5, '0')
/** The code that a mobile was sent. */
const sentTo = async (request: APIRequestContext, mobile: string) =>
  (await dataOf<{ Code: string }>(request.get(`/api/AuthUser/GetDemoMobileCode?Mobile=${mobile}`))).Code

/** The 18th digit of a unified social credit code (GB 32100). */
function withCheckDigit(first17: string): string {
  const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const sum = Array.from(first17).reduce((total, digit, at) => total + digits.indexOf(digit) * (3 ** at % 31), 0)
  return first17 + digits[(31 - (sum % 31)) % 31]
}

test('a company joins: person, application with licence, verdict, workbench', async ({ visit, signIn }) => {
  const own = ownDigits()
  const page = await visit()
  await page.setViewportSize({ width: 375, height: 812 })
  const mobile = `138777${own}`
  await page.goto('/register')
  expect(await faultsOf(page, ['light'])).toEqual([])
  await page.getByLabel(/手机号/).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel(/短信验证码/).fill(await sentTo(page.request, mobile))
  await page.getByLabel(/姓名/).fill('顾晓')
  await page.getByRole('textbox', { name: '登录密码' }).fill('Haiyun#2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册' }).click()

  await expect(page.getByRole('heading', { name: '企业入驻', level: 1 })).toBeVisible()
  expect(await faultsOf(page, ['light'])).toEqual([])
  await page.getByRole('link', { name: /创建企业/ }).click()
  const name = `南通晓海贸易${own}有限公司`
  await page.getByLabel(/企业名称/).fill(name)
  await page.getByLabel(/统一社会信用代码/).fill(withCheckDigit(`91320600MA2W${own}`))
  await expect(page.getByText('校验位正确')).toBeVisible()
  await expect(page).toHaveURL(/Id=\d+/)
  const kept = page.waitForResponse((answer) => answer.ok() && answer.request().postData()?.includes('顾大海') === true)
  await page.getByLabel(/法定代表人/).fill('顾大海')
  await kept
  await expect(page.getByText(/已保存/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/企业名称/)).toHaveValue(name)
  await page.locator('input[type=file]').setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: '营业执照.png' })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('还有 4 处需要修改')).toBeVisible()
  await page.getByLabel(/所在城市/).fill('南通')
  await page.getByLabel(/详细地址/).fill('崇川区工农路 1 号')
  await page.getByLabel(/联系人/).fill('顾晓')
  await page.getByLabel(/联系手机/).fill(mobile)
  expect(await faultsOf(page, ['light'])).toEqual([])
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('待审核')).toBeVisible()

  const auditor = await signIn('boss', '/system/CompanyAudit')
  await seen(auditor.getByRole('button', { name })).click()
  await expect(auditor.getByRole('img', { name: '营业执照.png' })).toBeVisible()
  expect(await faultsOf(auditor, ['light'])).toEqual([])
  await auditor.getByRole('button', { name: '审核通过' }).click()
  await auditor.getByRole('button', { name: '确认审核通过' }).click()
  await expect(auditor.getByRole('dialog').getByText('已通过').first()).toBeVisible()

  await page.getByRole('button', { name: '刷新进度' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '进入工作台' }).click()
  await expect(seen(page.getByText(name))).toBeVisible()
  await page.getByRole('link', { name: '账号设置' }).click()
  await expect(seen(page.getByText('顾晓'))).toBeVisible()
})

/** Somebody new registers and asks to belong to the company of the signed-in person. */
async function askToBelong(request: APIRequestContext, name: string, company: string): Promise<void> {
  const mobile = `137666${ownDigits()}`
  await dataOf(request.post('/api/Join/SendRegisterCode', { data: { Mobile: mobile } }))
  const person = { Mobile: mobile, Code: await sentTo(request, mobile), Name: name, Password: 'Haiyun#2026', Agreed: true }
  const { Token } = await dataOf<{ Token: string }>(request.post('/api/Join/Register', { data: person }))
  const headers = { authorization: `Bearer ${Token}` }
  const keyword = encodeURIComponent(company)
  const [found] = await dataOf<{ CompanyId: number }[]>(request.get(`/api/Join/SearchCompanies?Keyword=${keyword}`, { headers }))
  const data = { CompanyId: found!.CompanyId, Reason: '新到职的船务专员' }
  await dataOf(request.post('/api/Join/ApplyBind', { headers, data }))
}

test('somebody asks to belong to a company, and its administrator lets them in by keyboard', async ({ signIn, request }) => {
  const page = await signIn('haina', '/system/employee/list')
  // whoever else waits is sent away, so that one person does
  const { Rows } = await call<{ Rows: { Id: number; UpdateTime: string }[] }>(page, '/api/CompanyBind/GetPagedList?State=SUBMITTED')
  for (const { Id, UpdateTime } of Rows)
    await call(page, '/api/CompanyBind/Answer', { Id, UpdateTime, Approve: false, RoleIds: [], DepartmentId: null, Remarks: '请重新申请' })
  const name = `周旭${ownDigits()}`
  await askToBelong(request, name, '宁波海纳国际贸易')
  expect(await faultsOf(page, ['light'])).toEqual([])
  await page.getByRole('button', { name: /关联申请/ }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: '关联申请' })
  await expect(drawer.getByText(name)).toBeVisible()
  await drawer.getByRole('checkbox', { name: '客户操作员' }).focus()
  await page.keyboard.press('Space')
  expect(await faultsOf(page, ['light'])).toEqual([])
  await drawer.getByRole('button', { name: '同意加入' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('没有待审批的关联申请')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(seen(page.getByText(name))).toBeVisible()
})
