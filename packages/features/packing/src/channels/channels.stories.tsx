import { packingPages } from '@jst/contracts/packing'
import { documentState, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Lists } from '../lists/Unpacking.tsx'
import { Screen as Issue } from '../slips/TrachManManager.tsx'
import { Screen as Preview } from '../slips/TrachPreview.tsx'
import { channelRow, draftOf, gateMove, messageRow, messageRows, openGateMove, openOf } from '../testing/messages.ts'
import { never, page, shows } from '../testing/page.tsx'
import { slipOf, slipRow, type Routes } from '../testing/show.ts'
import { Screen as Channels } from './PackingChannels.tsx'
import { Screen as Log } from './PackingMessages.tsx'

const meta: Meta = { title: '设计评审/堆场码头通道', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const codes = ['view', 'send', 'check', 'report', 'download', 'resend', 'answer', 'test', 'edit', 'add']
const messages: Routes = {
  'GET /api/Document/Messages': () => ({ Rows: messageRows, Total: messageRows.length }),
  'GET /api/Document/Message': ({ query }) => {
    const row = messageRows.find(({ Id }) => Id === Number(query['Id'])) ?? messageRow(2)
    return row.Id === gateMove.Id ? openGateMove : openOf(row)
  },
  'GET /api/Document/MessageDraft': () => draftOf(),
  'GET /api/PackingChannel/List': () => ({ Rows: [channelRow(), mailed], Total: 2 }),
  'GET /api/PackingChannel/Get': () => channelRow(),
}
const mailed = channelRow({
  Id: 2,
  Code: 'WGQ-MAIL',
  NameZh: '外高桥堆场 邮件',
  Place: '外高桥堆场',
  Channel: 'mail',
  MailTo: 'edi@depot.example',
  HasSecret: false,
})
const log = (routes: Routes = {}) => page(Log, packingPages.messages, { ...messages, ...routes }, codes)
const setup = (routes: Routes = {}) => page(Channels, packingPages.channels, { ...messages, ...routes }, codes)
const slip = (routes: Routes = {}) =>
  page(
    Preview,
    `${packingPages.preview}?Id=7`,
    {
      ...messages,
      'GET /api/BoxSlip/View': () => slipOf('issued'),
      'GET /api/BoxSlip/Get': () => slipRow(7, 'issued'),
      'GET /api/Document/State': () => documentState({ State: 1, Moves: [] }),
      ...routes,
    },
    codes,
  )
const opens = (name: string | RegExp, at = 0): NonNullable<StoryObj['play']> =>
  async function opened({ canvasElement }) {
    const found = await within(canvasElement.ownerDocument.body).findAllByRole('button', { name }, { timeout: 10_000 })
    await userEvent.click(found[at]!)
  }
const then = (...plays: (StoryObj['play'] | undefined)[]): StoryObj['play'] =>
  async function all(context) {
    for (const play of plays) await play?.(context)
  }
const inPage = (...names: (string | RegExp)[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body)
    for (const name of names) await expect((await body.findAllByText(name, undefined, { timeout: 10_000 }))[0]).toBeVisible()
  }

export const Messages: StoryObj = { ...log(), name: '收发记录', play: shows('待关联', '发出 放箱', '未关联') }
export const MessagesNarrow: StoryObj = {
  ...log(),
  name: '收发记录，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: shows(/EQ2611000007/),
}
export const OfLists: StoryObj = {
  ...page(
    Log,
    `${packingPages.messages}?View=lists`,
    {
      ...messages,
      'GET /api/Document/Messages': () => ({
        Rows: [messageRow(9, { Type: 'load', RecordNo: 'ZX2611000001 等 3 份', Title: 'CSQU3054383 40HQ', PartnerName: '洋山四期' })],
        Total: 1,
      }),
    },
    codes,
  ),
  name: '收发记录，装箱单',
  play: shows('ZX2611000001 等 3 份'),
}
export const NoMessages: StoryObj = {
  ...log({ 'GET /api/Document/Messages': () => ({ Rows: [], Total: 0 }) }),
  name: '收发记录，没有数据',
  tags: ['空'],
  play: shows('还没有收发的报文'),
}
export const MessagesOpening: StoryObj = { ...log({ 'GET /api/Document/Messages': never }), name: '收发记录，加载中', tags: ['加载'] }
export const MessagesFailed: StoryObj = {
  ...log({ 'GET /api/Document/Messages': () => refusal('INTERNAL') }),
  name: '收发记录，加载失败',
  tags: ['出错'],
}
export const MessagesDark: StoryObj = {
  ...log(),
  name: '收发记录，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: opens('查看', 1),
}
export const GateMove: StoryObj = {
  ...log(),
  name: '收发记录，与箱单矛盾的动态',
  play: then(opens('查看', 1), inPage('报文给出的内容', /箱单已登记箱号 MSKU6011672/, '登记动态', '仅作记录')),
}
export const Unmatched: StoryObj = {
  ...log(),
  name: '收发记录，关联箱单',
  play: then(opens('查看'), opens('关联单据'), inPage('单号')),
}
export const Receiving: StoryObj = { ...log(), name: '录入收到的报文', play: then(opens('录入报文'), inPage(/CODECO、APERAK 或 CONTRL/)) }
export const OnSlip: StoryObj = { ...slip(), name: '箱单的报文', play: shows('收发报文', '发出 放箱变更') }
export const OnSlipNarrow: StoryObj = {
  ...slip(),
  name: '箱单的报文，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: shows('收发报文'),
}
export const Sending: StoryObj = {
  ...slip(),
  name: '发送报文预览',
  play: then(opens('发送报文'), inPage(/标准要求而没有填写/, /将按以下内容发送/, '报文没有表达的内容 1 项')),
}
export const SendingNarrow: StoryObj = {
  ...slip(),
  name: '发送报文预览，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: then(opens('发送报文'), inPage(/标准要求而没有填写/)),
}
export const SendingRefused: StoryObj = {
  ...slip({ 'GET /api/Document/MessageDraft': () => refusal('ILLEGAL_TRANSITION') }),
  name: '发送报文，没有要发的',
  tags: ['出错'],
  play: opens('发送报文'),
}
export const SendingDark: StoryObj = {
  ...slip(),
  name: '发送报文预览，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: opens('发送报文'),
}
const chosen: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const found = await within(canvasElement).findAllByRole('checkbox', { name: '选择本行' }, { timeout: 10_000 })
  await userEvent.click(found[0]!)
  await userEvent.click(found[1]!)
}
export const SendingMany: StoryObj = {
  ...page(
    Issue,
    packingPages.issue,
    {
      ...messages,
      'POST /api/Document/SendMessages': ({ body }) => {
        const { Items } = body as { Items: readonly { Id: number }[] }
        const NotSent =
          Items.length === 2 ? [{ Id: 2, No: 'EQ2611000002', Message: '外高桥堆场 还没有启用的箱单通道，请先在“堆场码头通道”新增' }] : []
        const sent = Items.filter(({ Id }) => NotSent.every((one) => one.Id !== Id))
        return { Sent: sent.map(({ Id }) => ({ Id, No: `EQ261100000${Id}`, Message: 1, State: 'waiting' })), NotSent }
      },
    },
    codes,
  ),
  name: '批量发送，重试未发送的',
  play: then(chosen, opens('发送报文'), opens('发送 2 条'), inPage('完成 1 条，1 条未完成'), opens('重试这 1 条'), inPage('已完成 2 条')),
}
export const ListsTogether: StoryObj = {
  ...page(
    Lists,
    packingPages.lists,
    {
      ...messages,
      'GET /api/Document/MessageDraft': () =>
        draftOf({
          Type: 'load',
          Format: 'coscln',
          Partner: '洋山四期',
          FileName: '装箱单 ZX2611000001 等 2 份.txt',
          Payload: '00COSCLN',
          Missing: [],
          Lost: [],
        }),
    },
    codes,
  ),
  name: '装箱单合并发送的预览',
  play: then(chosen, opens('发送报文'), opens('预览合并的报文'), inPage(/装箱单 ZX2611000001 等 2 份/)),
}
export const Setup: StoryObj = { ...setup(), name: '通道设置', play: shows('YSD-SIM', '外高桥堆场 邮件') }
export const SetupNarrow: StoryObj = {
  ...setup(),
  name: '通道设置，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: shows(/YSD-SIM/),
}
export const SetupOpen: StoryObj = {
  ...setup(),
  name: '通道设置，密钥与推送地址',
  play: then(opens(/YSD-SIM|洋山港储堆场 模拟通道/), inPage('通道密钥（已设）', '对方推送地址', '测试通道')),
}
export const SetupNone: StoryObj = {
  ...setup({ 'GET /api/PackingChannel/List': () => ({ Rows: [], Total: 0 }) }),
  name: '通道设置，没有数据',
  tags: ['空'],
}
export const SetupOpening: StoryObj = { ...setup({ 'GET /api/PackingChannel/List': never }), name: '通道设置，加载中', tags: ['加载'] }
export const SetupFailed: StoryObj = {
  ...setup({ 'GET /api/PackingChannel/List': () => refusal('INTERNAL') }),
  name: '通道设置，加载失败',
  tags: ['出错'],
}
export const SetupDark: StoryObj = { ...setup(), name: '通道设置，深色', tags: ['深色'], globals: { theme: 'dark' } }
