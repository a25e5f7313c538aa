// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deskApp, pastPage } from '../testing/rows.ts'
import { pastOf } from '../testing/versions.tsx'
import { Screen } from './HistoryFreightSearch.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const answer = { 'GET /api/FreightRateVersion/Search': () => ({ Rows: [pastOf(7), pastOf(8)], Total: 2 }) }

it('asks for a port of loading first, then keeps the question in the address', async () => {
  const fake = deskApp(pastPage, { routes: answer })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(await screen.findByText('请填写')).toBeDefined()
  expect(fake.requests.some(({ path }) => path === '/api/FreightRateVersion/Search')).toBe(false)
  screen.getByRole('combobox', { name: /^装货港/ }).focus()
  await userEvent.keyboard('CNSHA{Enter}')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await waitFor(() => expect(fake.opened.at(-1)).toMatch(/PolCode=CNSHA&Day=\d{4}-\d\d-\d\d&AsOf=/))
  expect(await screen.findByText('YJ261100007')).toBeDefined()
})

it('leads to the version, and has no column of what the reader may not see', async () => {
  const fake = deskApp(`${pastPage}?PolCode=CNSHA`, { routes: answer })
  fake.app.permissions.load(
    [{ Path: pastPage, Buttons: [{ Code: 'view' }], Children: [] }],
    [{ ItemKey: 'field', PermissionKey: 'costPrice', Value: 'hidden' }],
  )
  render(<FakeScreen fake={fake} Screen={Screen} />)
  const link = await screen.findByRole('link', { name: 'YJ261100007' })
  expect(link.getAttribute('href')).toBe('/SeaFreight/FreightManagement/FCLFreightHistory?Id=7&Version=2')
  expect(screen.queryByRole('columnheader', { name: /成本/ })).toBeNull()
  expect(screen.getByRole('columnheader', { name: /40HQ底价/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
})
