import { channelPages } from '@jst/contracts/freight-rates'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { channelOf, channelsApp, rateOf, subscriptionOf } from '../testing/channels.ts'
import { Screen as Market } from './ThirdFreightList.tsx'
import { Screen as Mine } from './ThirdFreightMySubscribe.tsx'
import { Screen as Sale } from './ThirdFreightMySubscribeSale.tsx'
import { Screen as Others } from './ThirdFreightOtherSubscribe.tsx'

const meta: Meta = { title: '设计评审/第三方运价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => channelsApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const market = (answer: Routes[string]) => page(Market, channelPages.market, { 'GET /api/FreightChannelMarket/List': answer })
const none = () => ({ Rows: [], Total: 0 })

export const MarketList: StoryObj = { ...page(Market, channelPages.market), name: '市场' }
export const Apply: StoryObj = {
  ...page(Market, channelPages.market),
  name: '申请订阅',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click((await body.findAllByRole('button', { name: '申请订阅' }))[0]!)
    const dialog = within(await body.findByRole('dialog', { name: '申请订阅 瑞通欧地精选' }))
    await userEvent.type(dialog.getByLabelText('每箱加价'), '30')
    await userEvent.type(dialog.getByLabelText('百分比加价'), '3')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect((await dialog.findAllByText(/金额与百分比只能填一种/))[0]).toBeVisible()
  },
}
export const MarketNone: StoryObj = { ...market(none), name: '市场，没有渠道', tags: ['空'] }
export const MarketOpening: StoryObj = { ...market(() => new Promise(() => undefined)), name: '市场，加载中', tags: ['加载'] }
export const MarketFailed: StoryObj = { ...market(() => refusal('INTERNAL')), name: '市场，加载失败', tags: ['出错'] }
export const MarketReadOnly: StoryObj = { ...page(Market, channelPages.market, {}, false), name: '市场，不能申请', tags: ['无权限'] }
export const MarketLong: StoryObj = {
  ...market(() => ({
    Rows: [
      channelOf(3, '宁波瑞通美国西海岸、太平洋西北与内陆点旺季直发渠道', -1, {
        LanesName: '美西、美东、加拿大、欧洲北线、地中海西线、地中海东线',
        CarriersName: '韩新、万海、海洋网联、长荣、东方海外',
      }),
    ],
    Total: 1,
  })),
  name: '市场，很长的内容',
  tags: ['长文本'],
}
export const MySubscriptions: StoryObj = { ...page(Mine, channelPages.mine), name: '我的运价订阅' }
export const MySubscription: StoryObj = {
  ...page(Mine, `${channelPages.mine}?Id=7`),
  name: '我的运价订阅，渠道价与加价',
  play: async ({ canvasElement }) => {
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /瑞通美西直发/ }))
    await expect(await drawer.findByText('USD 30.00/箱，40HQ USD 50.00')).toBeVisible()
    await expect(await drawer.findByText('20GP 渠道价')).toBeVisible()
    await expect(await drawer.findByRole('button', { name: '暂停' })).toBeVisible()
  },
}
export const Unlisted: StoryObj = {
  ...page(Mine, `${channelPages.mine}?Id=7`, {
    'GET /api/FreightSubscription/Mine': () => ({ Rows: [subscriptionOf(7, 1, { ChannelListed: false })], Total: 1 }),
  }),
  name: '我的运价订阅，渠道已下架',
}
export const SaleRates: StoryObj = {
  ...page(Sale, channelPages.sale, {
    'GET /api/FreightSubscription/Rates': () => ({ Rows: [rateOf('1', 'USLAX', '洛杉矶', 1_760, true)], Total: 1 }),
  }),
  name: '我的订阅（销售）',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('20GP 售价'))[0]).toBeVisible()
    await expect(canvas.queryByText('20GP 渠道价')).toBeNull()
    await expect(canvas.queryByText(/瑞通/)).toBeNull()
  },
}
export const SaleNone: StoryObj = {
  ...page(Sale, channelPages.sale, { 'GET /api/FreightSubscription/Rates': none }),
  name: '我的订阅（销售），没有',
  tags: ['空'],
}
export const Channels: StoryObj = { ...page(Others, channelPages.others), name: '被订阅管理，我的渠道' }
export const Subscribers: StoryObj = {
  ...page(Others, `${channelPages.others}?View=subscribers`),
  name: '被订阅管理，订阅方',
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('同渠道（A）'))[0]).toBeVisible()
  },
}
export const SubscribersDark: StoryObj = {
  ...page(Others, `${channelPages.others}?View=subscribers`),
  name: '被订阅管理，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const MarketPhone: StoryObj = {
  ...page(Market, channelPages.market),
  name: '市场，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
