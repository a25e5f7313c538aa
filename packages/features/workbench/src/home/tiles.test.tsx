// @vitest-environment jsdom
import { homeTiles } from '@jst/contracts/workbench'
import type { HomeTile } from '@jst/feature-kit'
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Internal } from '../InternalWorkbench.tsx'
import { fakeFor } from '../testing/desk.ts'
import { tiled } from '../tiles/tiled.tsx'
import { homeRole } from './role.ts'

afterEach(cleanup)

const tile = (key: string, path: string, more: Partial<HomeTile> = {}): HomeTile => ({
  key,
  path,
  query: { State: key },
  label: key,
  roles: ['operations'],
  order: 10,
  ...more,
})
const tiles = [
  tile('late', '/bookings', { code: 'edit', order: 20, part: { View: 'all' } }),
  tile('first', '/bookings', { order: 5 }),
  tile('rates', '/rates', { roles: ['pricing'] }),
  tile('secret', '/secret'),
]
const menu = (buttons: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(buttons).map(([Path, codes]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] }))
const rights = { '/workbench': [], '/bookings': ['edit'], '/rates': [], '/quckBook/BookingManagement': ['accept'] }
const show = (answer: () => unknown, held: Readonly<Record<string, readonly string[]>> = rights, offered: readonly HomeTile[] = tiles) => {
  const nothing = () => ({ Figures: [], Tasks: [] })
  const fake = fakeFor('internal', { [`GET ${homeTiles.path}`]: answer, 'GET /api/Workbench/GetToDo': nothing })
  fake.app.permissions.load(menu(held))
  render(<FakeScreen fake={fake} Screen={tiled(offered, { Screen: Internal }).Screen} />)
  return fake
}
const namesIn = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('tiles of a home', () => {
  it('stand by role and order, each with the way to its list under the same filters', async () => {
    show(() => [
      { Key: 'late', Count: 10 },
      { Key: 'first', Count: 0 },
      { Key: 'rates', Count: 268 },
    ])
    await screen.findByText('268')
    expect(await namesIn('订舱操作今天要处理的事项')).toEqual(['first0', 'late10', 'rates268'])
    expect(screen.queryByRole('button', { name: /^更多/ })).toBeNull()
    expect(screen.getByRole('link', { name: /late/ }).getAttribute('href')).toBe('/bookings?View=all&State=late')
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('fill one strip of six at most, those of the role first, and the rest comes on demand', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((key, at) => tile(key, '/rates', { roles: ['pricing'], order: at }))
    show(() => [...many, ...tiles].map(({ key }, at) => ({ Key: key, Count: at + 1 })), rights, [...many, ...tiles])
    const strip = await namesIn('订舱操作今天要处理的事项')
    expect(strip.map((name) => name?.replace(/\d+$/, ''))).toEqual(['first', 'late', 'a', 'b', 'c', 'd'])
    expect(screen.queryByRole('list', { name: '其他事项' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '更多 2 项' }))
    expect((await namesIn('其他事项')).map((name) => name?.replace(/\d+$/, ''))).toEqual(['e', 'rates'])
  })

  it('are left out where the server could not count them, and asked for by nobody who holds none', async () => {
    show(() => [{ Key: 'late', Count: 1 }])
    await waitFor(() => expect(screen.queryByText('first')).toBeNull())
    cleanup()
    const fake = show(() => refusal('FORBIDDEN'), { '/workbench': [], '/system/message': [] })
    await screen.findByText('还没有消息')
    expect(fake.requests.map(({ path }) => path)).not.toContain(homeTiles.path)
  })
})

it.each([
  ['administrator', { '/system/role/roleEdit': ['edit'], '/CRM/QuotationRecord': ['add'] }],
  ['documents', { '/tdManage/siAudit': ['audit'] }],
  ['operations', { '/quckBook/BookingManagement': ['accept'] }],
  ['pricing', { '/SeaFreight/FreightManagement/FCLFreight': ['publish'] }],
  ['sales', { '/CRM/QuotationRecord': ['add'] }],
  ['finance', { '/system/company/customer/customerDetail': ['credit'] }],
  [undefined, { '/tdManage/siCheck': ['export'] }],
] as const)('the home of %s follows from the rights', (role, held) => {
  const fake = fakeFor('internal')
  fake.app.permissions.load(menu(held))
  expect(homeRole(fake.app)).toBe(role)
})
