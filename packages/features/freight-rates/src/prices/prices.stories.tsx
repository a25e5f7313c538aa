import { freightSettings, searchPrices, type PriceOption } from '@jst/contracts/freight-rates'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { toLosAngeles } from '../testing/offers.ts'
import { Screen } from './FreightResult.tsx'

const address = '/SeaFreight/FreightManagement/FreightResult?Pol=CNSHA&Pods=USLAX&Day=2026-11-20&Boxes=40HQ*2'
const said = (Zh: string) => ({ Zh, En: Zh })
const step = (Layer: string, Amount: string, Running: string, Zh: string) => ({
  Kind: Layer === '' ? 'FLOOR' : 'MARKUP',
  Layer,
  By: '方敏',
  At: '2026-11-12T02:00:00.000Z',
  Amount,
  Running,
  ...said(Zh),
})
const charge = (Code: string, NameZh: string, Basis: string, Currency: string, Price: string, Amount: string, Box = '') => ({
  Code,
  NameZh,
  NameEn: NameZh,
  Basis,
  Box,
  PpCc: 'PP',
  Currency,
  Quantity: '2',
  Price,
  Minimum: '',
  PercentOf: [],
  InAllIn: false,
  Amount,
  Template: '',
})
const optionOf = (Id: number, Carrier: string, sell: number, more: Partial<PriceOption> = {}): PriceOption => ({
  Carrier,
  Service: 'AAS4',
  Lane: 'USW',
  ...toLosAngeles,
  ValidFrom: '2026-11-15',
  DecidedBy: 'VesselAtd',
  Day: '2026-11-20',
  DayAssumed: true,
  Rate: { Id, No: `YJ26${String(Id).padStart(6, '0')}`, Version: 1 },
  RateType: 'FAK',
  Commodity: '',
  Supplier: 'GYS26010001',
  Contract: 'COSCO26USW18',
  Currency: 'USD',
  Boxes: [
    {
      Type: '40HQ',
      Count: 2,
      Cost: String(sell - 245),
      Floor: String(sell - 145),
      Sell: `${sell}.00`,
      Margin: '245.00',
      Steps: [
        step('', `${sell - 145}.00`, `${sell - 145}.00`, `底价 ${sell - 145}.00 USD（运价 YJ26${Id}，方敏 2026-11-12）`),
        step('PLATFORM', '75.00', `${sell - 70}.00`, '平台加价 +75.00 USD（规则 JJ000002，方敏 2026-11-01）'),
        step('LEVEL', '-30.00', `${sell - 100}.00`, '等级加价 -30.00 USD（规则 JJ000004，方敏 2026-10-08）'),
        step('SALES', '100.00', `${sell}.00`, '销售加价 +100.00 USD（规则 XS000001，孙婷 2026-11-03）'),
      ],
    },
  ],
  Margin: '490.00',
  Charges: [
    charge('OFT', '海运费', 'C', 'USD', String(sell), `${sell * 2}.00`, '40HQ'),
    charge('THC', '码头操作费', 'C', 'CNY', '1130', '2260.00'),
  ],
  NotCharged: [],
  Excluded: [],
  Incomplete: [],
  Assumed: [{ Code: 'DAY', What: 'VesselAtd', ...said('大船 ATD 未知，按 2026-11-20 计算') }],
  Guards: [],
  Verdict: 'OK',
  Totals: [
    { Currency: 'CNY', Prepaid: '2260.00', Collect: '0.00', Total: '2260.00' },
    { Currency: 'USD', Prepaid: `${sell * 2}.00`, Collect: '0.00', Total: `${sell * 2}.00` },
  ],
  Converted: {
    Amount: String(2260 + sell * 14.2),
    Currency: 'CNY',
    Rates: [{ Currency: 'USD', Rate: '7.1', Turned: false, FromDay: '2026-11-20' }],
  },
  Remarks: ['含卸货港换单费'],
  Hash: '',
  Told: true,
  Third: null,
  ...more,
})
const options = [
  optionOf(7, 'COSCO', 1995),
  optionOf(9, 'OOCL', 2040, {
    TransitDays: 14,
    Via: 'KRPUS',
    Excluded: [{ Code: 'OWS', What: ['weight'], ...said('未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）') }],
  }),
  optionOf(11, 'ZIM', 1780, {
    Verdict: 'INCOMPLETE',
    Incomplete: [{ Code: 'CHARGE_UNKNOWN', What: 'PSS', ...said('PSS 以船公司公告为准，金额待确认') }],
  }),
  optionOf(12, 'MSC', 1600, {
    Verdict: 'APPROVAL',
    Told: false,
    Guards: [{ Code: 'BELOW_FLOOR', Outcome: 'APPROVAL', Box: '40HQ', By: '45.00', Currency: 'USD', ...said('40HQ 低于底价 45.00 USD') }],
  }),
]
const answer = (Options: readonly PriceOption[]) => () => ({
  Options,
  More: 0,
  Level: 'VIP',
  Ports: [
    { Code: 'CNSHA', Name: '上海' },
    { Code: 'USLAX', Name: '洛杉矶' },
    { Code: 'KRPUS', Name: '釜山' },
  ],
})

const results = (read: () => unknown, path = address): StoryObj => ({
  render: () => {
    const fake = new FakeApp({
      path,
      routes: {
        [`GET ${searchPrices.path}`]: read,
        [`GET ${freightSettings.path}`]: () => ({
          Boxes: ['20GP', '40HQ'],
          AlertDays: 7,
          InquiryHours: 4,
          SecondReader: false,
          SecondReaderNotes: false,
          UpdateTime: null,
        }),
        [`GET ${referenceIndex.path}`]: () => ({ Version: '1', Rows: [] }),
        [`GET ${starredCodes.path}`]: () => [],
      },
    })
    return <FakeScreen fake={fake} Screen={Screen} />
  },
})

const meta: Meta = { title: '设计评审/运价查询结果', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const List: StoryObj = {
  ...results(answer(options)),
  name: '四个方案，查看价格构成',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'COSCO' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/平台加价 \+75.00/)).toBeVisible()
    await expect(dialog.getByText(/1 USD = 7.1 CNY/)).toBeVisible()
  },
}
export const Compared: StoryObj = {
  ...results(answer(options)),
  name: '对比两个方案',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'COSCO' })
    // the first of the table is 全选
    const [, one, other] = within(canvas.getByRole('grid')).getAllByRole('checkbox')
    await userEvent.click(one!)
    await userEvent.click(other!)
    await userEvent.click(canvas.getByRole('button', { name: '对比（2）' }))
    await expect(await within(document.body).findByRole('dialog', { name: '方案对比' })).toBeVisible()
  },
}
export const NotAsked: StoryObj = {
  ...results(answer(options), '/SeaFreight/FreightManagement/FreightResult'),
  name: '还没有查询',
  tags: ['空'],
}
export const None: StoryObj = { ...results(answer([])), name: '没有运价', tags: ['空'] }
export const Opening: StoryObj = { ...results(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...results(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
const hidden = options.map((one) => ({
  ...one,
  Supplier: '',
  Contract: '',
  Margin: '',
  Boxes: one.Boxes.map((box) => ({ ...box, Cost: '', Floor: '', Margin: '', Steps: [] })),
}))
export const Hidden: StoryObj = { ...results(answer(hidden)), name: '不显示成本与底价的角色', tags: ['无权限'] }
const long = optionOf(13, 'HMM', 2210, {
  Pol: 'CNSHA',
  Via: 'KRPUS',
  Del: 'USCHI',
  Incomplete: ['PSS', 'EBS', 'GRI', 'CIC', 'PCS'].map((What) => ({
    Code: 'CHARGE_UNKNOWN',
    What,
    ...said(`${What} 以船公司公告为准，金额待确认`),
  })),
  Verdict: 'INCOMPLETE',
})
export const Long: StoryObj = { ...results(answer([long, ...options])), name: '很多待确认的费用', tags: ['长文本'] }
export const Dark: StoryObj = { ...results(answer(options)), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...results(answer(options)), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
