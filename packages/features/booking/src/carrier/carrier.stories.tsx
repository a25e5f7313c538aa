import { blankBooking, bookingButtons, bookingPages, messageButtons, type BookingView } from '@jst/contracts/booking'
import { entityButtons } from '@jst/contracts/entity'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { channelRow, draftOf, failedMessage, messageRows, openAnswer, openOf } from '../testing/messages.ts'
import { Screen as Channels } from './DCShipDispose.tsx'
import { Screen as Log } from './OrderRecode.tsx'
import { SendMany } from './SendMany.tsx'
import { SendTool } from './SendTool.tsx'

const meta: Meta = { title: '设计评审/船司通道', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const { send, confirm } = bookingButtons.staff
const held = [send, confirm, ...Object.values(messageButtons), ...entityButtons.map((code) => ({ path: bookingPages.carriers, code }))]
const page = (Screen: ComponentType, path: string, routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({
        path,
        routes: {
          'GET /api/Document/Messages': () => ({ Rows: messageRows, Total: messageRows.length }),
          'GET /api/Document/Message': ({ query }) =>
            String(query['Id']) === '4' ? openAnswer : String(query['Id']) === '3' ? failedMessage : openOf(Number(query['Id'])),
          'GET /api/Document/MessageDraft': () => draftOf(),
          'GET /api/BookingChannel/List': () => ({ Rows: [channelRow(), mailRow], Total: 2 }),
          'POST /api/Document/TestChannel': () => ({ Message: 9 }),
          ...routes,
        },
      })
      const paths = [...new Set(held.map((button) => button.path))]
      made.app.permissions.load(
        paths.map((Path) => ({
          Path,
          Buttons: held.filter((button) => button.path === Path).map(({ code }) => ({ Code: code })),
          Children: [],
        })),
      )
      return made
    })
    return (
      <div style={{ height: 820, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const mailRow = channelRow({
  Id: 8,
  Code: 'OOCL-MAIL',
  NameZh: '东方海外 订舱部邮箱',
  CarrierCode: 'OOCL',
  CarrierCodeName: '东方海外',
  Channel: 'mail',
  MailTo: 'booking@carrier.example',
  Endpoint: '',
  HasSecret: false,
})
const view: BookingView = {
  Id: 31,
  Code: 'BK261100031',
  UpdateTime: '2026-11-25T01:30:00.000Z',
  Content: blankBooking(),
  Price: null,
  PriceGap: '',
  ShippingOrder: null,
  Requests: [],
  Customer: '宁波远帆进出口有限公司',
  Operator: '上海海捷国际货运代理有限公司',
  OrderId: 0,
  Source: 'online',
  Sailing: null,
}
const Sending = () => <SendTool view={view} at={{ state: 2, amendment: 0, cancellation: 0 }} onDone={() => {}} />
const never = () => new Promise(() => undefined)
const opens = (name: string | RegExp, at = 0): NonNullable<StoryObj['play']> =>
  async function opened({ canvasElement }) {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[at]!)
  }
const sees = (...words: (string | RegExp)[]): NonNullable<StoryObj['play']> =>
  async function seen({ canvasElement }) {
    for (const word of words) await expect((await within(canvasElement).findAllByText(word))[0]).toBeVisible()
  }
const then = (...plays: NonNullable<StoryObj['play']>[]): StoryObj['play'] =>
  async function both(context) {
    for (const play of plays) await play(context)
  }
const { messages, carriers, detail } = bookingPages

export const Messages: StoryObj = { ...page(Log, messages), name: '订舱记录（船司通道）', play: sees('待关联', '已交发件箱', '未关联') }
export const Failed: StoryObj = {
  ...page(Log, messages),
  name: '订舱记录（船司通道），发送失败',
  play: then(opens('查看', 2), sees('发送过程', '结果未知，已用同一幂等键重发')),
}
export const Answer: StoryObj = {
  ...page(Log, messages),
  name: '订舱记录（船司通道），回执待放舱',
  play: then(opens('查看', 1), sees('回执给出的放舱信息', /按开航日推算/, '按回执放舱')),
}
export const Receiving: StoryObj = { ...page(Log, messages), name: '录入船公司回执', play: then(opens('录入回执'), sees('录入船公司回执')) }
export const NoMessages: StoryObj = {
  ...page(Log, messages, { 'GET /api/Document/Messages': () => ({ Rows: [], Total: 0 }) }),
  name: '订舱记录（船司通道），没有数据',
  tags: ['空'],
  play: sees('还没有船司收发的记录'),
}
export const MessagesOpening: StoryObj = {
  ...page(Log, messages, { 'GET /api/Document/Messages': never }),
  name: '订舱记录（船司通道），加载中',
  tags: ['加载'],
}
export const MessagesFailed: StoryObj = {
  ...page(Log, messages, { 'GET /api/Document/Messages': () => refusal('INTERNAL') }),
  name: '订舱记录（船司通道），加载失败',
  tags: ['出错'],
}
export const MessagesDark: StoryObj = {
  ...page(Log, messages),
  name: '订舱记录（船司通道），深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: opens('查看', 1),
}
export const Setup: StoryObj = { ...page(Channels, carriers), name: '订舱船司配置', play: sees('COSCO-HTTP', '东方海外 订舱部邮箱') }
export const SetupHttp: StoryObj = {
  ...page(Channels, carriers),
  name: '订舱船司配置，接口',
  play: then(opens(/COSCO-HTTP|中远海运 订舱接口/), sees('接口密钥（已设）', '测试通道')),
}
export const SetupMail: StoryObj = {
  ...page(Channels, carriers),
  name: '订舱船司配置，邮件示例',
  play: then(opens(/OOCL-MAIL|东方海外 订舱部邮箱/), sees('邮件示例', /订舱 BK261100028 SHANGHAI-LOS ANGELES 40HQ\*2/)),
}
export const SetupDark: StoryObj = { ...page(Channels, carriers), name: '订舱船司配置，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const SetupNone: StoryObj = {
  ...page(Channels, carriers, { 'GET /api/BookingChannel/List': () => ({ Rows: [], Total: 0 }) }),
  name: '订舱船司配置，没有数据',
  tags: ['空'],
}
export const Send: StoryObj = {
  ...page(Sending, detail),
  name: '发送船司',
  play: then(opens('发送船司'), sees('报文没有表达的内容 1 项', 'EDI 文件 IFTMBF')),
}
export const SendRefused: StoryObj = {
  ...page(Sending, detail, {
    'GET /api/Document/MessageDraft': () => draftOf({ Gaps: ['HS 编码', '发货人'], Channel: 'simulator', ChannelName: '模拟船司' }),
  }),
  name: '发送船司，缺必填内容',
  play: then(opens('发送船司'), sees(/HS 编码、发货人/, /模拟通道：不会发给任何对方/)),
}
export const SendNoChannel: StoryObj = {
  ...page(Sending, detail, { 'GET /api/Document/MessageDraft': () => refusal('INVALID_INPUT') }),
  name: '发送船司，没有通道',
  tags: ['出错'],
  play: opens('发送船司'),
}
export const SendDark: StoryObj = {
  ...page(Sending, detail),
  name: '发送船司，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: opens('发送船司'),
}

/** Chosen bookings, of which one is refused at first and sent when it is tried again. */
const chosen = [7, 8].map((Id) => ({ Id, UpdateTime: '2026-11-25T02:00:00.000Z' })) as unknown as ComponentProps<typeof SendMany>['rows']
const Many = () => <SendMany rows={chosen} onDone={() => undefined} />
export const SendingMany: StoryObj = {
  ...page(Many, bookingPages.desk, {
    'POST /api/Document/SendMessages': ({ body }) => {
      const { Items } = body as { Items: readonly { Id: number }[] }
      const left = Items.length === 2 ? [{ Id: 8, No: 'BK261100008', Message: '没有该船公司的启用通道，请先在订舱船司配置中设置' }] : []
      const sent = Items.filter(({ Id }) => left.every((one) => one.Id !== Id))
      return { Sent: sent.map(({ Id }) => ({ Id, No: `BK26110000${Id}`, Message: 1, State: 'waiting' })), NotSent: left }
    },
  }),
  name: '批量发送船司，重试未发送的',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '发送船司' }))
    await userEvent.click(await body.findByRole('button', { name: '发送 2 票' }))
    await expect(await body.findByText('完成 1 条，1 条未完成')).toBeVisible()
    await userEvent.click(body.getByRole('button', { name: '重试这 1 条' }))
    await expect(await body.findByText('已完成 2 条')).toBeVisible()
  },
}
