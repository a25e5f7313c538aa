// @vitest-environment jsdom
import { quotationPage } from '@jst/contracts/quotes'
import { FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen } from '../quotation/QuotationDetail.tsx'
import { answered, inquiryOf, quotesApp, stateOf } from '../testing/rows.ts'

afterEach(cleanup)

function open(query: string, routes: NonNullable<FakeAppOptions['routes']> = {}, mayAct = true) {
  const state = () => stateOf({ State: 1, Moves: mayAct ? ['ask', 'close'] : [] })
  const fake = quotesApp(`${quotationPage}${query}`, { routes: { 'GET /api/Document/State': state, ...routes }, mayAct })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('pricing answers with a price for each box that is asked for, and no other', async () => {
  const fake = open('?Inquiry=5', {
    'GET /api/RateInquiry/Get': () => inquiryOf(5, { OfferCarrier: 'COSCO' }),
    'POST /api/RateInquiry/Offer': () => ({ UpdateTime: '2026-11-20T02:00:00.000Z' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '回复方案' }))
  const price = await screen.findByRole('textbox', { name: /40HQ 复盘价/ })
  expect(screen.queryByRole('textbox', { name: /20GP 复盘价/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/请填写大于零的数字/)).length).toBeGreaterThan(0)
  await userEvent.type(price, '1810')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(fake.said).toEqual(['已回复']))
  expect(fake.bodyOf('/api/RateInquiry/Offer')).toMatchObject({
    Id: 5,
    Pod: 'USLAX',
    Carrier: 'COSCO',
    Prices: { '20GP': '', '40GP': '', '40HQ': '1810', '45HQ': '' },
  })
})

it('an answer is shown, and becomes a quotation with one click', async () => {
  const fake = open('?Inquiry=6', {
    'GET /api/RateInquiry/Get': () => inquiryOf(6, answered),
    'POST /api/RateInquiry/Convert': () => ({ Id: 7, Code: 'QT261100007' }),
  })
  expect(await screen.findByText('USD 1,810.00')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: '转报价单' }))
  await waitFor(() => expect(fake.said).toEqual(['已生成 QT261100007']))
})

it('the list stands beside the quick quote', async () => {
  open('?View=inquiries')
  expect(await screen.findByText('XJ261100005')).toBeDefined()
  expect(screen.getByRole('link', { name: '快速报价' })).toBeDefined()
})

it('who may neither answer nor quote reads alone', async () => {
  open('?Inquiry=6', { 'GET /api/RateInquiry/Get': () => inquiryOf(6, answered) }, false)
  expect(await screen.findByText('USD 1,810.00')).toBeDefined()
  for (const name of ['修改方案', '转报价单']) expect(screen.queryByRole('button', { name })).toBeNull()
})
