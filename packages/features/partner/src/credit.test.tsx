// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { Screen } from './detail/CustomerDetail.tsx'
import { applicationOf, credit, detail, partnerApp } from './testing/rows.ts'

afterEach(cleanup)

function open(routes: NonNullable<FakeAppOptions['routes']> = {}, { mayAct = true, query = '' } = {}) {
  const fake = partnerApp(`${detail}?Id=7${query}`, { routes, mayAct })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('an application begins with the terms that hold, and is sent for approval', async () => {
  const fake = open({ 'POST /api/Customer/SaveCreditApplication': () => applicationOf(3, 1) })
  await userEvent.click(await screen.findByRole('button', { name: '申请调整' }))
  const limit = await screen.findByRole('textbox', { name: /信用额度/ })
  expect((limit as HTMLInputElement).value).toBe('500000')
  await userEvent.clear(limit)
  await userEvent.type(limit, '800000')
  await userEvent.click(screen.getByRole('button', { name: '提交审批' }))
  expect(await screen.findByText('请写明申请理由')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /申请理由/ }), '旺季放量')
  await userEvent.click(screen.getByRole('button', { name: '提交审批' }))
  await waitFor(() => expect(fake.said).toEqual(['已提交审批']))
  expect(fake.bodyOf('/api/Customer/SaveCreditApplication')).toMatchObject({
    Id: 0,
    CustomerId: 7,
    CreditLimit: 800_000,
    ValidTo: null,
    Submit: true,
  })
})

it('while one is in approval no second one is offered', async () => {
  open({ 'GET /api/Customer/Credit': () => ({ ...credit, Applications: [applicationOf(3, 1)] }) })
  expect(await screen.findByRole('link', { name: 'XY26110003' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '申请调整' })).toBeNull()
})

it('the address opens an application with its approval', async () => {
  const fake = open({}, { query: '&Credit=2' })
  expect(await screen.findByRole('dialog', { name: '信用申请 XY26110002' })).toBeDefined()
  await waitFor(() => expect(fake.requests.some(({ path }) => path === '/api/Approval/Rounds')).toBe(true))
  cleanup()
  open({}, { query: '&Credit=99' })
  expect(await screen.findByText(/没有找到该信用申请/)).toBeDefined()
})

it('what uses the credit is named with the way to each document that the reader may open, and a failure is no missing credit', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'BK261100042' })
  expect(link.getAttribute('href')).toContain('/quckBook/BookingDetail?Id=42')
  expect(screen.getByText('无权查看')).toBeDefined()
  expect(screen.getByText(/445,309\.60/, { selector: 'dd, dd *' })).toBeDefined()
  expect(screen.getByText(/XTS 无汇率/)).toBeDefined()
  cleanup()
  open({ 'GET /api/Customer/Credit': () => refusal('INTERNAL') })
  expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined()
  expect(screen.queryByText('还没有信用申请')).toBeNull()
})

it('a reader without the right is offered no application', async () => {
  open({}, { mayAct: false })
  expect(await screen.findByRole('link', { name: 'XY26110002' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '申请调整' })).toBeNull()
})
