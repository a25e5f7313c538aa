// @vitest-environment jsdom
import type { RolePerson, RoleRow, ServedCompany } from '@jst/contracts/system'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen } from './CustomerRole.tsx'

afterEach(cleanup)

const path = '/system/company/customer/customerRole'
const company: ServedCompany = {
  PartnerId: 7,
  Code: 'KH26010001',
  Name: '远帆进出口',
  CompanyId: 3,
  CompanyName: '宁波远帆进出口有限公司',
  Roles: 2,
  People: 2,
  WithoutRole: 1,
}
const role = (Id: number, Name: string): RoleRow => ({
  Id,
  CompanyId: 3,
  CompanyName: company.CompanyName,
  Name,
  Description: '',
  DataScope: 'company',
  Members: 1,
  Menus: 7,
  UpdateTime: '2026-11-20T02:00:00.000Z',
})
const person = (EmployeeId: number, Name: string, RoleIds: number[]): RolePerson => ({
  EmployeeId,
  Name,
  Department: '船务部',
  Account: `user${EmployeeId}`,
  Disabled: false,
  RoleIds,
})
const people = [person(21, '沈佳怡', [8]), person(22, '许文静', [])]
const appAt = (search: string, routes: FakeAppOptions['routes'] = {}, codes = ['view', 'edit', 'assign']) => {
  const fake = new FakeApp({
    path: `${path}${search}`,
    routes: {
      'GET /api/Role/GetServedCompanyPagedList': () => ({ Rows: [company], Total: 1 }),
      'GET /api/Role/GetRolePagedList': () => ({ Rows: [role(8, '客户操作员'), role(9, '客户经理')], Total: 2 }),
      'GET /api/Role/GetRolePersonPagedList': ({ query }) => {
        const Rows = String(query['RoleId']) === '0' ? people.filter(({ RoleIds }) => RoleIds.length === 0) : people
        return { Rows, Total: Rows.length }
      },
      ...routes,
    },
  })
  fake.permit(codes)
  return fake
}

describe('the roles of a customer', () => {
  it('are given to one of its people, and what the person held is sent along', async () => {
    const fake = appAt('?Id=7', { 'POST /api/Role/SetPersonRoles': () => person(21, '沈佳怡', [8, 9]) })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    const row = (await screen.findByText('沈佳怡')).closest('tr')!
    await userEvent.click(within(row).getByRole('button', { name: '分配角色' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '客户经理' }))
    await userEvent.click(screen.getByRole('button', { name: '保存角色' }))
    expect(fake.requests.find(({ method }) => method === 'POST')?.body).toEqual({ EmployeeId: 21, RoleIds: [8, 9], Seen: [8] })
  })

  it('that another changed meanwhile are told, and nothing is overwritten', async () => {
    const fake = appAt('?Id=7', {
      'POST /api/Role/SetPersonRoles': () => refusal('STALE_WRITE', { Message: '沈佳怡 的角色刚被其他人修改，请按最新内容重新选择' }),
    })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    const row = (await screen.findByText('沈佳怡')).closest('tr')!
    await userEvent.click(within(row).getByRole('button', { name: '分配角色' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '客户经理' }))
    await userEvent.click(screen.getByRole('button', { name: '保存角色' }))
    expect(await screen.findByText(/刚被其他人修改/)).toBeDefined()
  })

  it('are missing for some: one press shows whom', async () => {
    render(<FakeScreen fake={appAt('?Id=7')} Screen={Screen} />)
    await userEvent.click(await screen.findByRole('button', { name: '查看这些人员' }))
    await waitFor(() => expect(screen.queryByText('沈佳怡')).toBeNull())
    expect(screen.getByText('许文静')).toBeDefined()
  })

  it('are only looked at without the buttons', async () => {
    render(<FakeScreen fake={appAt('?Id=7', {}, ['view'])} Screen={Screen} />)
    await screen.findByText('沈佳怡')
    expect(screen.queryByRole('button', { name: '分配角色' })).toBeNull()
    expect(screen.queryByRole('button', { name: '新建角色' })).toBeNull()
  })

  it('are not there before the customer has joined: the way to the customer is', async () => {
    const fake = appAt('?Id=9', { 'GET /api/Role/GetServedCompanyPagedList': () => ({ Rows: [], Total: 0 }) })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect((await screen.findByRole('link', { name: '打开客户详情' })).getAttribute('href')).toContain('customerDetail?Id=9')
  })
})
