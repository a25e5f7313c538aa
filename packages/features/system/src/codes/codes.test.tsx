// @vitest-environment jsdom
import { FakeApp, FakeReply, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen } from './BasicCode.tsx'

afterEach(cleanup)

const entry = (Id: number, Code: string, Platform: boolean) => ({
  Id,
  GroupId: 2,
  GroupName: '付款方式',
  Code,
  Name: `名称 ${Code}`,
  NameEn: '',
  Sort: 10,
  Enabled: true,
  Platform,
  UpdateTime: '2026-11-20T08:00:00.000Z',
})
const fakeFor = (routes: NonNullable<ConstructorParameters<typeof FakeApp>[0]>['routes'] = {}) => {
  const fake = new FakeApp({
    path: '/system/basicCode?GroupId=2',
    routes: {
      'GET /api/BasicCode/GetPagedList': () => ({ Rows: [entry(1, 'PP', true), entry(9, 'OWN', false)], Total: 2 }),
      'GET /api/BasicCode/GetGroups': () => [
        { Id: 1, Code: 'a', Name: '结算方式', NameEn: '', Platform: true, Entries: 0 },
        { Id: 2, Code: 'b', Name: '付款方式', NameEn: '', Platform: true, Entries: 2 },
      ],
      ...routes,
    },
  })
  const Buttons = ['view', 'edit', 'delete'].map((Code) => ({ Code }))
  fake.app.permissions.load([{ Path: '/system/basicCode', Buttons, Children: [] }])
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('the platform’s codes are shown, the company’s own are changed and deleted', async () => {
  const fake = fakeFor({ 'POST /api/BasicCode/Remove': () => null })
  const rowOf = async (code: string) => within((await screen.findByRole('button', { name: code })).closest('[role=row], tr')!)
  expect((await rowOf('PP')).queryByRole('button', { name: '删除' })).toBeNull()
  await userEvent.click((await rowOf('PP')).getByRole('button', { name: '查看' }))
  const drawer = within(screen.getByRole('dialog', { name: '代码 PP' }))
  expect(drawer.getByText(/由平台管理员维护/)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '保存' })).toBeNull()
  await userEvent.click(drawer.getAllByRole('button', { name: '关闭' })[1]!)
  await userEvent.click((await rowOf('OWN')).getByRole('button', { name: '删除' }))
  expect(fake.said).toEqual(['删除代码 OWN？', '代码 OWN 已删除'])
  expect(fake.requests.find(({ path }) => path.endsWith('Remove'))?.body).toEqual({ Id: 9, UpdateTime: '2026-11-20T08:00:00.000Z' })
})

it('a new one begins in the group of the list; what the server finds stands under its field', async () => {
  const issue = { Severity: 'ERROR', Code: 'INVALID', Path: 'Code', Label: '代码', Message: '该分组已有代码“CC”' }
  const fake = fakeFor({
    'POST /api/BasicCode/AddOrModify': () => new FakeReply(422, { Status: 0, Code: 'INVALID_INPUT', Data: null, Issues: [issue] }),
  })
  await screen.findByRole('button', { name: 'OWN' })
  await userEvent.click(screen.getByRole('button', { name: '新增代码' }))
  const drawer = within(screen.getByRole('dialog', { name: '新增代码' }))
  await userEvent.click(drawer.getByRole('button', { name: '保存' }))
  expect(drawer.getByText(/^代码须以字母或数字开头/)).toBeTruthy()
  expect(fake.requests.some(({ path }) => path.endsWith('AddOrModify'))).toBe(false)
  await userEvent.type(drawer.getByRole('textbox', { name: /^代码/ }), 'CC')
  await userEvent.type(drawer.getByRole('textbox', { name: /^中文名称/ }), '到付{Enter}')
  expect(await drawer.findByText('该分组已有代码“CC”')).toBeTruthy()
  expect(fake.requests.at(-1)?.body).toMatchObject({ Id: 0, GroupId: 2, Code: 'CC', Name: '到付', Sort: 100, Enabled: true })
})
