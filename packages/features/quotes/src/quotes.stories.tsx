import { quotationList, quotationPage } from '@jst/contracts/quotes'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Screen as Detail } from './quotation/QuotationDetail.tsx'
import { Screen as List } from './quotation/QuotationList.tsx'
import { answered, inquiryOf, optionOf, quotationOf, quotesApp, sentView, stateOf, viewOf } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/报价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const never = () => new Promise(() => undefined)
const longName = '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区梅山岛第二分公司海运出口操作部'

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => quotesApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const list = (routes: Routes = {}, mayAct = true) => page(List, quotationList, routes, mayAct)
const detail = (routes: Routes = {}, mayAct = true) => page(Detail, `${quotationPage}?Id=7`, routes, mayAct)
const quick = (routes: Routes = {}, mayAct = true) => page(Detail, quotationPage, routes, mayAct)
const shows = (...names: string[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    for (const name of names) await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }
const out: Routes = {
  'GET /api/Quotation/Options': () => sentView,
  'GET /api/Quotation/Get': () => quotationOf(7, { Stage: 'viewed', Views: 3 }),
  'GET /api/Document/State': () => stateOf({ State: 3, Moves: ['negotiate', 'accept', 'decline', 'win', 'lose'] }),
}

export const Quotations: StoryObj = { ...list(), name: '报价记录', play: shows('QT261100007') }
export const NoQuotations: StoryObj = {
  ...list({ 'GET /api/Quotation/List': () => ({ Rows: [], Total: 0 }) }),
  name: '报价记录，没有报价',
  tags: ['空'],
}
export const QuotationsOpening: StoryObj = {
  ...list({ 'GET /api/Quotation/List': never, 'GET /api/Quotation/Figures': never }),
  name: '报价记录，加载中',
  tags: ['加载'],
}
export const QuotationsFailed: StoryObj = {
  ...list({ 'GET /api/Quotation/List': () => refusal('INTERNAL') }),
  name: '报价记录，加载失败',
  tags: ['出错'],
}
export const QuotationsLong: StoryObj = {
  ...list({ 'GET /api/Quotation/List': () => ({ Rows: [quotationOf(7, { CustomerCodeName: longName, Total: 1_234_567.89 })], Total: 1 }) }),
  name: '报价记录，很长的内容',
  tags: ['长文本'],
}
export const QuotationsReadOnly: StoryObj = { ...list({}, false), name: '报价记录，没有维护权限', tags: ['无权限'] }
export const QuotationsPhone: StoryObj = { ...list(), name: '报价记录，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const Quotation: StoryObj = { ...detail(), name: '报价单', play: shows('方案 1：中远海运集运 AAC', '美西线十二月报价') }
export const QuotationOut: StoryObj = { ...detail(out), name: '报价单，客户已查看', play: shows('方案 2：以星航运 ZEX') }
export const QuotationBelow: StoryObj = {
  ...detail({
    'GET /api/Quotation/Options': () =>
      viewOf({ Options: [optionOf('1', 1790), optionOf('3', 1900, { RateId: 0, RateNo: '', Rated: [] })] }),
  }),
  name: '报价单，低于底价与手工方案',
  play: shows('低于底价 USD 120.00'),
}
export const QuotationEmpty: StoryObj = {
  ...detail({ 'GET /api/Quotation/Options': () => viewOf({ Options: [] }) }),
  name: '报价单，没有方案',
  tags: ['空'],
}
export const QuotationOpening: StoryObj = { ...detail({ 'GET /api/Quotation/Get': never }), name: '报价单，加载中', tags: ['加载'] }
export const QuotationFailed: StoryObj = {
  ...detail({ 'GET /api/Quotation/Options': () => refusal('INTERNAL') }),
  name: '报价单，方案加载失败',
  tags: ['出错'],
}
export const QuotationLong: StoryObj = {
  ...detail({ 'GET /api/Quotation/Options': () => viewOf({ Options: [optionOf('1', 1910, { CarrierName: longName })] }) }),
  name: '报价单，很长的内容',
  tags: ['长文本'],
}
export const QuotationReadOnly: StoryObj = { ...detail({}, false), name: '报价单，没有维护权限', tags: ['无权限'] }
export const QuotationDark: StoryObj = { ...detail(out), name: '报价单，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const QuotationPhone: StoryObj = { ...detail(out), name: '报价单，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const Quick: StoryObj = { ...quick(), name: '快速报价中心', play: shows('可选运价') }
const ports = (query = '') =>
  page(Detail, `${quotationPage}?Pol=CNSHA&Pods=USLAX,USOAK,USSEA&Day=2026-12-05&Boxes=40HQ*2&Customer=KH26110007${query}`, {
    'GET /api/Quotation/Rates': () => [
      optionOf('1', 1850),
      optionOf('3', 1985, { CarrierName: '海洋网联船务', Service: 'PS3', RateNo: 'YJ26000013' }),
      optionOf('2', 1900, { CarrierName: '以星航运', Service: 'ZEX', Pod: 'USOAK', PodName: '奥克兰' }),
    ],
  })
export const QuickPorts: StoryObj = { ...ports('&Rates=1.3,2.3'), name: '快速报价中心，多个卸货港', play: shows('洛杉矶 USLAX · 2 个方案') }
export const QuickPortsDark: StoryObj = { ...ports(), name: '快速报价中心，多个卸货港，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const QuickReadOnly: StoryObj = { ...quick({}, false), name: '快速报价中心，没有新增权限', tags: ['无权限'] }
export const QuickPhone: StoryObj = { ...quick(), name: '快速报价中心，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

const inquiry = (row: Routes[string], mayAct = true) =>
  page(
    Detail,
    `${quotationPage}?Inquiry=5`,
    {
      'GET /api/RateInquiry/Get': row,
      'GET /api/Document/State': () => stateOf({ State: 1, Moves: mayAct ? ['ask', 'close'] : [], MayWrite: mayAct }),
    },
    mayAct,
  )
export const Inquiries: StoryObj = { ...page(Detail, `${quotationPage}?View=inquiries`), name: '询价单列表', play: shows('XJ261100005') }
export const NoInquiries: StoryObj = {
  ...page(Detail, `${quotationPage}?View=inquiries`, { 'GET /api/RateInquiry/List': () => ({ Rows: [], Total: 0 }) }),
  name: '询价单列表，没有询价',
  tags: ['空'],
}
export const Inquiry: StoryObj = {
  ...inquiry(() => inquiryOf(5, { Overdue: true })),
  name: '询价单，逾期未回复',
  play: shows('逾期未回复'),
}
export const InquiryAnswered: StoryObj = { ...inquiry(() => inquiryOf(5, answered)), name: '询价单，已收方案', play: shows('转报价单') }
export const InquiryReadOnly: StoryObj = { ...inquiry(() => inquiryOf(5, answered), false), name: '询价单，没有权限', tags: ['无权限'] }
export const InquiryDark: StoryObj = {
  ...inquiry(() => inquiryOf(5, answered)),
  name: '询价单，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const InquiryPhone: StoryObj = {
  ...inquiry(() => inquiryOf(5, answered)),
  name: '询价单，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
