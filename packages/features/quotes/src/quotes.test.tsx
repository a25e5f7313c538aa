// @vitest-environment jsdom
import { quotationPage } from '@jst/contracts/quotes'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen } from './quotation/QuotationDetail.tsx'
import { optionOf, quotesApp, sentView, stateOf, viewOf } from './testing/rows.ts'

afterEach(cleanup)

function open(routes: NonNullable<FakeAppOptions['routes']> = {}, query = '?Id=7') {
  const fake = quotesApp(`${quotationPage}${query}`, { routes })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

it('a price that is typed changes total, margin and distance to the floor at once, and is saved without cost and floor', async () => {
  const fake = open({ 'POST /api/Quotation/SaveOptions': () => viewOf({ Options: [optionOf('1', 1800)] }) })
  await waitFor(() => expect(document.querySelector('.jst-option-sums strong')?.textContent).toBe('合计 CNY 2,710.00 + USD 3,820.00'))
  const price = await screen.findByRole('textbox', { name: 'OFT 40HQ 单价' })
  await userEvent.clear(price)
  await userEvent.type(price, '1800')
  expect(await screen.findByText('低于底价 USD 100.00')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '保存方案' }))
  await waitFor(() => expect(fake.said).toEqual(['方案已保存']))
  const body = JSON.stringify(fake.bodyOf('/api/Quotation/SaveOptions'))
  expect(body).toContain('"Price":"1800"')
  expect(body).not.toMatch(/Cost|Floor|Rated/)
})

it('a price that is far from its kind is asked about before the options are kept', async () => {
  const Issues = [
    {
      Severity: 'WARN' as const,
      Code: 'FAR_PRICE',
      Path: 'Options[0].Charges[0].Price',
      Label: '',
      Message: '方案 1 40HQ 售价 94,350 远高于常见运价',
    },
  ]
  const fake = open({
    'POST /api/Quotation/SaveOptions': ({ body }) =>
      (body as { Sure?: boolean }).Sure ? viewOf({ Options: [optionOf('1', 94_350)] }) : refusal('CONFIRMATION_REQUIRED', { Issues }),
  })
  const price = await screen.findByRole('textbox', { name: 'OFT 40HQ 单价' })
  await userEvent.clear(price)
  await userEvent.type(price, '94350')
  await userEvent.click(screen.getByRole('button', { name: '保存方案' }))
  await waitFor(() => expect(fake.said).toEqual(['请核对，确认无误后保存', '方案已保存']))
  const sent = fake.requests
    .filter(({ path }) => path === '/api/Quotation/SaveOptions')
    .map(({ body }) => (body as { Sure?: boolean }).Sure)
  expect(sent).toEqual([undefined, true])
})

it('a price that is no number is said to be wrong and is not sent', async () => {
  const fake = open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'OFT 40HQ 单价' }), 'x')
  await userEvent.click(screen.getByRole('button', { name: '保存方案' }))
  expect(await screen.findByText('方案 1 的 OFT 单价不正确')).toBeDefined()
  expect(fake.requests.some(({ path }) => path === '/api/Quotation/SaveOptions')).toBe(false)
})

it('rates are chosen for the route and become options of the quoted boxes', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: '从运价添加' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 YJ26000012' }))
  await userEvent.click(screen.getByRole('button', { name: '添加 1 个方案' }))
  expect(await screen.findByRole('heading', { name: '方案 2：以星航运 ZEX' })).toBeDefined()
})

it('charges that a rate does not include are listed by the keyboard', async () => {
  const Excluded = [{ Zh: '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）', En: '' }]
  open({ 'GET /api/Quotation/Rates': () => [optionOf('2', 1900, { Excluded })] })
  await userEvent.click(await screen.findByRole('button', { name: '从运价添加' }))
  ;(await screen.findByRole('button', { name: '未含费用' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(Excluded[0]!.Zh)
})

it('prices of this moment are taken with what was added to each box', async () => {
  open({ 'GET /api/Quotation/Rates': () => [optionOf('1', 1950, { RateVersion: 4 })] })
  // 60 above the price of the company, which is 1850
  await userEvent.click(await screen.findByRole('button', { name: '按最新运价更新' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'OFT 40HQ 单价' }).value).toBe('2010'))
})

it('a rate that no price may be made of cannot be chosen, and an option says which rules it crosses', async () => {
  const guard = (Code: string, Outcome: string) => ({ Code, Outcome, Box: '40HQ', By: '', Currency: '', Zh: '', En: '' })
  open({
    'GET /api/Quotation/Rates': () => [optionOf('2', 1900, { Guards: [guard('ABOVE_FILED', 'REFUSED')] })],
    'GET /api/Quotation/Options': () =>
      viewOf({
        Options: [
          optionOf('1', 1910, {
            Guards: [guard('BELOW_MARGIN_BOX', 'APPROVAL')],
            Incomplete: [{ Zh: 'PSS 以船公司公告为准，金额待确认', En: '' }],
          }),
        ],
      }),
  })
  expect(await screen.findByText('40HQ 低于每箱最低毛利')).toBeDefined()
  expect(screen.getByText(/客户报价单会注明待确认：PSS/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: '从运价添加' }))
  expect((await screen.findByRole('checkbox', { name: '选择 YJ26000012' })).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('不可报价')).toBeDefined()
})

it('what a search hands over begins the quotation: route, boxes, customer and the chosen rates', async () => {
  const fake = open({}, '?Pol=CNSHA&Pods=USLAX,USOAK&Day=2026-11-27&Boxes=40HQ*2,20GP*1&Customer=KH26110007&Rates=1.3,2.3')
  expect(await screen.findByRole('button', { name: '生成报价（2 个方案）' })).toBeDefined()
  expect(screen.getByText(/已带入查询条件和 2 个选中的方案/)).toBeDefined()
  expect(fake.requests.findLast(({ path }) => path.startsWith('/api/Quotation/Rates'))).toMatchObject({
    query: { Pods: 'USLAX,USOAK', Boxes: '20GP*1,40HQ*2', Customer: 'KH26110007' },
  })
})

it('a rate that became another version since it was handed over is said', async () => {
  open({}, '?Pol=CNSHA&Pods=USLAX&Day=2026-11-27&Boxes=40HQ*2&Customer=KH26110007&Rates=1.2')
  expect(await screen.findByText(/有运价已更新或不再有效/)).toBeDefined()
})

it('a quotation that is out is read alone, and shared by an address that is told once', async () => {
  const Address = 'https://jst.example/quote/AAAAAAAAAAAAAAAAAAAAAA'
  open({
    'GET /api/Quotation/Options': () => sentView,
    'GET /api/Document/State': () => stateOf({ State: 3, Moves: ['negotiate'] }),
    'POST /api/Quotation/Share': () => ({ Address }),
  })
  expect(await screen.findByRole('heading', { name: '方案 1：中远海运集运 AAC' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'OFT 40HQ 单价' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: '分享' }))
  expect(await screen.findByText(/客户已查看 3 次/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '重新生成链接' }))
  expect((await screen.findAllByText(new RegExp(Address))).length).toBe(2)
})

it('a new quotation is asked for what it needs, and begins a week ahead', async () => {
  open({}, '')
  expect(await screen.findByRole('heading', { name: '可选运价' })).toBeDefined()
  expect(screen.getByText(/选择装货港、卸货港、箱量/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '生成报价' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
})
