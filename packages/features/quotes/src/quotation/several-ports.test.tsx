// @vitest-environment jsdom
import type { EntityValues } from '@jst/contracts/entity'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { quotationPage } from '@jst/contracts/quotes'
import { FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { optionOf, quotationOf, quotesApp, viewOf } from '../testing/rows.ts'
import { chatText } from './options.ts'
import { Screen } from './QuotationDetail.tsx'

afterEach(cleanup)

function open(routes: NonNullable<FakeAppOptions['routes']> = {}, query = '?Id=7') {
  const fake = quotesApp(`${quotationPage}${query}`, { routes })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

const severalPorts = [
  optionOf('1', 1850),
  optionOf('2', 1900, { CarrierName: '以星航运', Service: 'ZEX', Pod: 'USOAK', PodName: '奥克兰' }),
  optionOf('3', 2900, { RateNo: 'YJ26000013', Pod: 'USLAX', Del: 'USCHI' }),
]

it('a quick quote asks for several ports at once, and its rates stand below the port that they lead to', async () => {
  const query = '?Pol=CNSHA&Pods=USLAX,USOAK,USCHI,USSEA&Day=2026-12-05&Boxes=40HQ*2&Customer=KH26110007'
  const fake = open(
    {
      'POST /api/Quotation/SaveOptions': () => viewOf(),
      'GET /api/Quotation/Rates': () => severalPorts,
      'POST /api/Quotation/Save': () => quotationOf(9, { Day: '2026-12-05' }),
    },
    query,
  )
  const heads = await screen.findAllByRole('rowheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '洛杉矶 USLAX · 1 个方案',
    '奥克兰 USOAK · 1 个方案',
    'USCHI · 1 个方案',
    'USSEA · 当天没有有效运价',
  ])
  expect(fake.requests.find(({ path }) => path === '/api/Quotation/Rates')?.query).toMatchObject({ Pods: 'USLAX,USOAK,USCHI,USSEA' })
  for (const no of ['YJ26000011', 'YJ26000012']) await userEvent.click(screen.getByRole('checkbox', { name: `选择 ${no}` }))
  // what is asked and chosen is in the address
  await waitFor(() => expect(new URLSearchParams(fake.path.split('?')[1]).get('Rates')).toBe('1.3,2.3'))
  expect(new URLSearchParams(fake.path.split('?')[1]).get('Pods')).toBe('USLAX,USOAK,USCHI,USSEA')
  await userEvent.click(screen.getByRole('button', { name: '生成报价（2 个方案）' }))
  await waitFor(() => expect(fake.requests.some(({ path }) => path === '/api/Quotation/SaveOptions')).toBe(true))
  expect(fake.bodyOf('/api/Quotation/Save')).toMatchObject({ Values: { PodCode: 'USLAX', PolCode: 'CNSHA', Qty40HQ: 2 } })
  expect(fake.bodyOf('/api/Quotation/SaveOptions')).toMatchObject({ Options: [{ Pod: 'USLAX' }, { Pod: 'USOAK' }] })
})

const port = (Code: string, Zh: string) => ({ Code, Zh, En: '', Pinyin: '', Initials: '', Words: [], Note: '' })
const places: NonNullable<FakeAppOptions['routes']> = {
  [`GET ${referenceIndex.path}`]: ({ query }) => ({
    Version: '1',
    Rows:
      query['Kind'] === 'port' ? [port('CNSHA', '上海'), port('USLAX', '洛杉矶'), port('USOAK', '奥克兰'), port('USSEA', '西雅图')] : [],
  }),
  [`GET ${starredCodes.path}`]: () => [],
}

it('ports that are chosen by hand are asked for together, and options of two of them become one quotation', async () => {
  const fake = open(
    {
      ...places,
      'GET /api/Quotation/Rates': () => severalPorts,
      'POST /api/Quotation/Save': ({ body }) => quotationOf(9, (body as { Values: EntityValues }).Values),
      'POST /api/Quotation/SaveOptions': () => viewOf(),
    },
    '',
  )
  const choose = async (name: RegExp, text: string) => {
    const input = await screen.findByRole('combobox', { name })
    act(() => input.focus())
    await userEvent.keyboard(`${text}{Enter}`)
  }
  await choose(/^客户/, '宁波远帆')
  await choose(/^装货港/, '上海')
  for (const name of ['洛杉矶', 'USOAK', '西雅图']) await choose(/^卸货港/, name)
  await userEvent.type(screen.getByRole('textbox', { name: /40HQ/ }), '2{Tab}')
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
    '洛杉矶 USLAX · 2 个方案',
    '奥克兰 USOAK · 1 个方案',
    'USSEA · 当天没有有效运价',
  ])
  expect(fake.requests.findLast(({ path }) => path === '/api/Quotation/Rates')?.query).toMatchObject({
    Pol: 'CNSHA',
    Pods: 'USLAX,USOAK,USSEA',
    Boxes: '40HQ*2',
    Customer: 'KH26110007',
  })
  for (const no of ['YJ26000012', 'YJ26000013']) await userEvent.click(screen.getByRole('checkbox', { name: `选择 ${no}` }))
  await userEvent.click(screen.getByRole('button', { name: '生成报价（2 个方案）' }))
  await waitFor(() => expect(fake.bodyOf('/api/Quotation/SaveOptions')).toMatchObject({ Options: [{ Pod: 'USOAK' }, { Del: 'USCHI' }] }))
  expect(fake.bodyOf('/api/Quotation/Save')).toMatchObject({ Values: { CustomerCode: 'KH26110007', PodCode: 'USLAX' } })
})

it('rates that were handed over are asked for by their keys, and more options than a quotation holds are not saved', async () => {
  const many = Array.from({ length: 13 }, (_, at) => optionOf(`${at + 1}`, 1850 + at, { RateNo: `YJ2600${at + 1}` }))
  const Rates = many.map(({ RateId }) => `${RateId}.3`).join(',')
  const fake = open(
    { 'GET /api/Quotation/Rates': () => many },
    `?Pol=CNSHA&Pods=USLAX&Day=2026-12-05&Boxes=40HQ*2&Customer=KH26110007&Rates=${Rates}`,
  )
  await userEvent.click(await screen.findByRole('button', { name: '生成报价（13 个方案）' }))
  expect(await screen.findByText(/一份报价单最多 12 个方案，已选 13 个/)).toBeDefined()
  expect(fake.requests.find(({ path }) => path === '/api/Quotation/Rates')?.query['Keep']).toBe('1,2,3,4,5,6,7,8,9,10,11,12')
  expect(fake.requests.some(({ path }) => path === '/api/Quotation/Save')).toBe(false)
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 YJ260013' }))
  await waitFor(() => expect(screen.queryByText(/一份报价单最多/)).toBeNull())
})

it('ports are taken away in the form, and more than five are not asked for', async () => {
  const pods = ['USLAX', 'USOAK', 'USCHI', 'USSEA', 'USNYC', 'USSAV']
  const fake = open({ 'GET /api/Quotation/Rates': () => severalPorts }, `?Pol=CNSHA&Pods=${pods.join(',')}&Day=2026-12-05&Boxes=40HQ*2`)
  expect(await screen.findByText('最多选择 5 个卸货港')).toBeDefined()
  expect(fake.requests.some(({ path }) => path === '/api/Quotation/Rates')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: /USSAV/ }))
  await waitFor(() =>
    expect(fake.requests.find(({ path }) => path === '/api/Quotation/Rates')?.query).toMatchObject({ Pods: pods.slice(0, 5).join(',') }),
  )
})

it('an option says its route, and the text for a chat says where each of several ports stands', async () => {
  open({ 'GET /api/Quotation/Options': () => viewOf({ Options: severalPorts }) })
  expect(await screen.findByText(/^上海 → 奥克兰/)).toBeDefined()
  expect(chatText(quotationOf(7), viewOf({ Options: severalPorts }))).toMatch(
    /上海 → 洛杉矶 \/ 奥克兰 2×40HQ\n【方案1】中远海运集运 AAC 至洛杉矶[^]*【方案2】以星航运 ZEX 至奥克兰/,
  )
})
