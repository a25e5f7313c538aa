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
const show = (
  answer: () => unknown,
  held: Readonly<Record<string, readonly string[]>> = rights,
  offered: readonly HomeTile[] = tiles,
  nothing: () => unknown = () => ({ Figures: [], Tasks: [] }),
) => {
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
      { Key: 'late', Count: 10, Tasks: [] },
      { Key: 'first', Count: 0, Tasks: [] },
      { Key: 'rates', Count: 268, Tasks: [] },
    ])
    await screen.findByText('268')
    expect(await namesIn('订舱操作今天要处理的事项')).toEqual(['first0', 'late10', 'rates268'])
    expect(screen.queryByRole('button', { name: /^更多/ })).toBeNull()
    expect(screen.getByRole('link', { name: /late/ }).getAttribute('href')).toBe('/bookings?View=all&State=late')
    expect(screen.queryByText('secret')).toBeNull()
  })

  it('bring the records that they count to the things to do, those of the role first and each record once', async () => {
    const task = { page: '/bookings', note: [] }
    const row = (Id: number, Due: string | null) => ({ Id, Title: `BK${Id}`, Note: '宁波 · 汉堡', Due, Since: null })
    const offered = [
      tile('offers', '/rates', { roles: ['pricing'], task: { page: '/offer', note: [] }, order: 1 }),
      tile('overdue', '/bookings', { task }),
      tile('amended', '/bookings', { task }),
    ]
    show(
      () => [
        { Key: 'offers', Count: 1, Tasks: [row(9, '2026-11-01T00:00:00.000Z')] },
        { Key: 'overdue', Count: 2, Tasks: [row(1, null), row(2, '2026-11-20T00:00:00.000Z')] },
        { Key: 'amended', Count: 1, Tasks: [row(2, '2026-11-20T00:00:00.000Z')] },
      ],
      rights,
      offered,
    )
    const table = within(await screen.findByRole('grid', { name: '接下来要处理' }))
    const links = (await table.findAllByRole('link', { name: /^BK/ })).map((link) => [link.textContent, link.getAttribute('href')])
    // what the menu has no page for is reached by its list
    expect(links).toEqual([
      ['BK2', '/bookings?Id=2'],
      ['BK1', '/bookings?Id=1'],
      ['BK9', '/rates?State=offers'],
    ])
    expect(table.queryByText('amended')).toBeNull()
    // only SI and papers of a carrier have a cut-off
    expect(table.getAllByText(/^已超期 \d+天/).length).toBeGreaterThan(0)
    expect(table.queryByText(/已过截单/)).toBeNull()
  })

  it('leave a record that waits for an agreement to the approvals, and what lapsed to the end', async () => {
    const row = (Id: number) => ({ Id, Title: `BK${Id}`, Note: '', Due: '2026-11-20T00:00:00.000Z', Since: null })
    const waits = { Note: '', Due: null, Since: null, Record: '' }
    show(
      () => [{ Key: 'checking', Count: 2, Tasks: [row(1), row(2)] }],
      { ...rights, '/external/workbench/siSubmit': [] },
      [tile('checking', '/bookings', { task: { page: '/bookings', note: [] } })],
      () => ({
        Figures: [],
        Tasks: [
          { ...waits, Kind: 'siLapsed', Id: 3, Title: 'BK3', Due: '2026-11-01T00:00:00.000Z' },
          { ...waits, Kind: 'approvals', Id: 7, Title: 'BK1', Record: '/bookings?Id=1' },
        ],
      }),
    )
    const table = within(await screen.findByRole('grid', { name: '接下来要处理' }))
    const links = (await table.findAllByRole('link', { name: /^BK/ })).map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['BK2', '/bookings?Id=2'],
      ['BK1', '/internal/WorkCenter?Approvals=7'],
      ['BK3', '/external/workbench/siSubmit?CGO_ID=3'],
    ])
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
