import { bookingButtons } from '@jst/contracts/booking'
import { customerWorkbench, freightCenter, ownPrices, publicRoutes, type PriceOffer } from '@jst/contracts/freight-rates'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { toLosAngeles } from '../testing/offers.ts'
import { Screen as Center } from './FreightCenter.tsx'
import { Screen as Own } from './OwnRates.tsx'

const route = { Pol: 'CNSHA', Pods: 'USLAX', Day: '2026-11-20', Boxes: '40HQ*2' }
const charge = (Code: string, NameZh: string, Currency: string, Price: string, Amount: string, Box = '') => ({
  Code,
  NameZh,
  NameEn: NameZh,
  Basis: 'C',
  Box,
  PpCc: 'PP',
  Currency,
  Quantity: '2',
  Price,
  Minimum: '',
  PercentOf: [],
  InAllIn: false,
  Amount,
})
const offerOf = (Carrier: string, price: number, more: Partial<PriceOffer> = {}): PriceOffer => ({
  Carrier,
  Service: 'AAS4',
  Lane: 'USW',
  ...toLosAngeles,
  ValidFrom: '2026-11-15',
  DecidedBy: 'VesselAtd',
  Day: '2026-11-20',
  DayAssumed: true,
  Currency: 'USD',
  Boxes: [{ Type: '40HQ', Count: 2, Price: `${price}.00` }],
  Charges: [
    charge('OFT', '海运费', 'USD', String(price), `${price * 2}.00`, '40HQ'),
    charge('THC', '码头操作费', 'CNY', '1130', '2260.00'),
  ],
  Excluded: [],
  Incomplete: [],
  Totals: [
    { Currency: 'CNY', Prepaid: '2260.00', Collect: '0.00', Total: '2260.00' },
    { Currency: 'USD', Prepaid: `${price * 2}.00`, Collect: '0.00', Total: `${price * 2}.00` },
  ],
  Converted: { Amount: '30589.00', Currency: 'CNY', Rates: [] },
  Remarks: ['含卸货港换单费'],
  Hash: Carrier,
  ...more,
})
const lacking = [{ Code: 'CHARGE_UNKNOWN', What: 'PSS', Zh: 'PSS 以船公司公告为准，金额待确认', En: 'PSS' }]
const overweight = [
  { Code: 'OWS', What: ['weight'], Zh: '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）', En: 'Excluded: overweight' },
]
const offers = [offerOf('COSCO', 1995), offerOf('OOCL', 2040, { Via: 'KRPUS', Incomplete: lacking, Excluded: overweight })]
const names = [
  { Code: 'CNSHA', Name: '上海' },
  { Code: 'USLAX', Name: '洛杉矶' },
  { Code: 'KRPUS', Name: '釜山' },
  { Code: 'COSCO', Name: '中远海运集运' },
  { Code: 'OOCL', Name: '东方海外' },
]
const answer =
  (Offers: readonly PriceOffer[], Known = true) =>
  () => ({
    Known,
    Operator: '上海海捷国际货运代理有限公司',
    Seller: '王思琪',
    Offers,
    Names: names,
  })
const services = (count: number) => () => ({
  Rows: Array.from({ length: count }, (_, at) => ({
    Operator: '上海海捷国际货运代理有限公司',
    Carrier: names[3 + (at % 2)]!.Name,
    Pol: '上海',
    Pod: '洛杉矶',
    Via: at % 2 === 0 ? '' : '釜山',
    TransitDays: 14 + at,
    EtdWeekday: (at % 7) + 1,
    ValidFrom: '2026-11-15',
    ValidTo: '2026-11-30',
  })),
})
const story = (Screen: ComponentType, path: string, prices: () => unknown, routes: () => unknown = services(0)): StoryObj => ({
  render: () => {
    const fake = new FakeApp({
      path,
      routes: {
        [`GET ${ownPrices.path}`]: prices,
        [`GET ${publicRoutes.path}`]: routes,
        [`GET ${referenceIndex.path}`]: () => ({ Version: '1', Rows: [] }),
        [`GET ${starredCodes.path}`]: () => [],
      },
    })
    fake.permit([bookingButtons.party.edit.code], bookingButtons.party.edit.path)
    return <FakeScreen fake={fake} Screen={Screen} />
  },
})
const query = new URLSearchParams(route).toString()
const own = (prices: () => unknown, asked = true) => story(Own, `${customerWorkbench}?View=rates${asked ? `&${query}` : ''}`, prices)
const center = (routes: () => unknown) =>
  story(Center, `${freightCenter}?Pol=CNSHA&Pod=USLAX&Day=2026-11-20&Boxes=40HQ*2`, answer([]), routes)

const meta: Meta = { title: '设计评审/客户运价查询', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const Prices: StoryObj = {
  ...own(answer(offers)),
  name: '客户看到自己的价格',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '中远海运集运' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText('码头操作费')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '订舱' }).getAttribute('href')).toContain('Price=COSCO')
  },
}
export const Unknown: StoryObj = { ...own(answer([], false)), name: '尚未开通', tags: ['无权限'] }
export const None: StoryObj = { ...own(answer([])), name: '没有运价', tags: ['空'] }
export const Opening: StoryObj = { ...own(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...own(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const Dark: StoryObj = { ...own(answer(offers)), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Many: StoryObj = {
  ...own(
    answer(Array.from({ length: 12 }, (_, at) => offerOf('COSCO', 1995 + at, { Hash: String(at), Incomplete: lacking, Via: 'KRPUS' }))),
  ),
  name: '很多待确认的费用',
  tags: ['长文本'],
}
export const Visitor: StoryObj = { ...center(services(4)), name: '门户：访客看不到价格' }
export const VisitorPhone: StoryObj = {
  ...center(services(3)),
  name: '门户：手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
