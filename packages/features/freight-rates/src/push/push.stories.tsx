import { previewPush, pushCustomers, pushLog, pushPage, type PushList, type PushRow } from '@jst/contracts/freight-rates'
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Screen } from '../rules/FreightPush.tsx'
import { toLosAngeles } from '../testing/offers.ts'
import { PushLists } from './PushLists.tsx'

const offer = (Carrier: string, price: number): PushList['Offers'][number] => ({
  Carrier,
  Service: '',
  Lane: 'USW',
  ...toLosAngeles,
  ValidFrom: '2026-11-15',
  DecidedBy: 'VesselAtd',
  Day: '2026-11-20',
  DayAssumed: true,
  Currency: 'USD',
  Boxes: [{ Type: '40HQ', Count: 2, Price: `${price}.00` }],
  Charges: [],
  Excluded: [],
  Incomplete: [],
  Totals: [{ Currency: 'USD', Prepaid: `${price * 2}.00`, Collect: '0.00', Total: `${price * 2}.00` }],
  Converted: null,
  Remarks: [],
  Hash: `${Carrier} ${price}`,
})
const list = (Code: string, Name: string, more: Partial<PushList> = {}): PushList => ({
  Code,
  Name,
  Level: 'VIP',
  Joined: true,
  Contact: '沈佳怡',
  Mail: 'shenjy@yuanfan-trade.example',
  Offers: [offer('COSCO', 1995), offer('OOCL', 2040)],
  Withheld: [],
  Text: '',
  Hash: Code,
  ...more,
})
const lists = [
  list('KH26010001', '宁波远帆进出口有限公司', { Withheld: [{ Carrier: 'MSC', Pod: 'USLAX', Why: '低于底价或最低毛利，须先审批' }] }),
  list('KH26010002', '苏州恒泽机电有限公司', { Level: 'A', Offers: [offer('COSCO', 2025), offer('OOCL', 2070)] }),
  list('KH26030008', '上海明盛化工有限公司', { Level: '', Joined: false, Offers: [] }),
]
const names = [
  { Code: 'USLAX', Name: '洛杉矶' },
  { Code: 'COSCO', Name: '中远海运集运' },
  { Code: 'OOCL', Name: '东方海外' },
  { Code: 'MSC', Name: '地中海航运' },
]
const pushed: PushRow = {
  Id: 1,
  At: '2026-11-20T01:30:00.000Z',
  By: '王思琪',
  Customer: 'KH26010001',
  CustomerName: '宁波远帆进出口有限公司',
  Way: 'workbench',
  Address: '宁波远帆进出口有限公司',
  Pol: 'CNSHA',
  Pods: 'USLAX,USLGB',
  Day: '2026-11-27',
  Boxes: '40HQ*1',
  Rates: 6,
  Withheld: 1,
  Hash: '5f2c7a11d0',
}
const appOf = (path: string, preview: () => unknown, log: () => unknown) =>
  new FakeApp({
    path,
    routes: {
      [`GET ${previewPush.path}`]: preview,
      [`GET ${pushLog.path}`]: log,
      [`GET ${pushCustomers.path}`]: () => lists.map(({ Code, Name, Joined }) => ({ Code, Name, Joined })),
      [`GET ${referenceIndex.path}`]: () => ({ Version: '1', Rows: [] }),
      [`GET ${starredCodes.path}`]: () => [],
    },
  })
const log = (rows: () => unknown): StoryObj => ({
  render: () => <FakeScreen fake={appOf(`${pushPage}?View=log`, () => ({ Lists: lists, Names: names }), rows)} Screen={Screen} />,
})
const asked = { Customers: 'KH26010001', Pol: 'CNSHA', Pods: 'USLAX', Day: '2026-11-20', Boxes: '40HQ*2' }
const Shown = () => <PushLists pushQuery={asked} onSent={() => undefined} />
const preview = (answer: () => unknown): StoryObj => ({
  render: () => <FakeScreen fake={appOf(`${pushPage}?View=push`, answer, () => ({ Rows: [], Total: 0 }))} Screen={Shown} />,
})
const page = (Rows: readonly PushRow[]) => () => ({ Rows, Total: Rows.length })

const meta: Meta = { title: '设计评审/推价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const Lists: StoryObj = {
  ...preview(() => ({ Lists: lists, Names: names })),
  name: '每个客户自己的价格',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/地中海航运 洛杉矶：低于底价/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '推送给 2 个客户' })).toBeEnabled()
    await expect(within(canvas.getByRole('region', { name: '苏州恒泽机电有限公司 的运价' })).queryByText('USD 1,995.00')).toBeNull()
  },
}
export const Opening: StoryObj = { ...preview(() => new Promise(() => undefined)), name: '正在预览', tags: ['加载'] }
export const Failed: StoryObj = { ...preview(() => refusal('INVALID_INPUT')), name: '预览失败', tags: ['出错'] }
export const Dark: StoryObj = {
  ...preview(() => ({ Lists: lists, Names: names })),
  name: '深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const Log: StoryObj = { ...log(page([pushed, { ...pushed, Id: 2, Way: 'mail', Address: 'hejj@hengze.example' }])), name: '推价记录' }
export const NoLog: StoryObj = { ...log(page([])), name: '还没有推过价', tags: ['空'] }
