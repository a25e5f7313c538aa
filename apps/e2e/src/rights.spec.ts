import { expect } from '@playwright/test'
import { createStaff } from '@jst/contracts/company'
import { siPagedList } from '@jst/contracts/si'
import { dataOf, open, password, seen, test, tokenOf } from './kit.ts'

test('an employee without a role signs in, keeps the own settings, and has nothing of the company', async ({ newPage, request }) => {
  const boss = { authorization: `Bearer ${await tokenOf(request, 'boss')}` }
  const person = { Name: '尚无角色', DepartmentId: null, Post: '', Mobile: '', Email: '', RoleIds: [] }
  const account = `norole${Date.now().toString(36)}`
  const made = await dataOf<{ Password: string }>(request.post(createStaff.path, { headers: boss, data: { ...person, Account: account } }))
  const first = await request.post('/api/AuthUser/Login', { data: { Account: account, Password: made.Password } })
  const { Ticket } = ((await first.json()) as { Data: { Ticket: string } }).Data
  await dataOf(request.post('/api/AuthUser/ChangeInitialPassword', { data: { Ticket, Password: password } }))
  const page = await newPage(await tokenOf(request, account))
  await open(page, '/workbench')
  await expect(page.getByText('当前角色没有开通工作台')).toBeVisible()
  await page.goto('/internal/userSetting?Tab=security')
  await expect(seen(page.getByRole('button', { name: '修改密码' }))).toBeVisible()
  await page.goto('/tdManage/siDataList')
  await expect(seen(page.getByText('没有权限进行此操作，请联系管理员开通'))).toBeVisible()
})

test('files of a record are offered to a role with the export right, and printing to everybody', async ({ signIn, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
  const { Rows } = await dataOf<{ Rows: { Id: number }[] }>(request.get(siPagedList.path, { headers }))
  const path = `/tdManage/siDetail?Id=${Rows[0]!.Id}`
  for (const [account, offered] of [
    ['doc', true],
    ['sales', false],
  ] as const) {
    const page = await signIn(account, path)
    await expect(page.getByRole('button', { name: '打印' })).toBeVisible()
    await expect(page.getByRole('button', { name: /IFTMIN/ })).toHaveCount(offered ? 2 : 0)
  }
})
