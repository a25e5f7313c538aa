import type { MessageLine } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, nothing, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as MessageDetail } from './MessageDetail.tsx'
import { Screen as MessageList } from './MessageList.tsx'

const said: [title: string, description: string, sender: string, kind: string, read: boolean][] = [
  ['补料 COSU6412345670 已退回', 'R03 箱封号错误：TCLU1234567 校验码不符，请改为 TCLU1234560 后重新提交。', '李审', 'si', false],
  ['补料 OOLU2698812345 审核通过', '第 2 版审核通过，样单将在 2 小时内发送到所填邮箱。', '李审', 'si', false],
  ['截单时间提前：COSCO SHIPPING ARIES / 052W', '上海港截单时间提前至 11-21 12:00，请尽快提交。', '周单证', 'system', false],
  ['补料 COSU6412345671 已提交', '宁波远帆进出口有限公司 提交了 3 票补料，24 小时内截单。', '沈佳怡', 'si', true],
  ['系统维护通知', '平台将于 11-23 02:00 至 04:00 升级，期间可查询，不能提交。', '平台', 'system', true],
]
const messages = said.map(([Title, Description, SenderName, Kind, read], index): MessageLine => ({
  Id: 90 - index,
  Title,
  Description,
  SendId: index,
  SenderName,
  Kind,
  Link: '/tdManage/siDetail?Id=7',
  CreateTime: new Date(Date.UTC(2026, 10, 20, 2 - index)).toISOString(),
  ReadTime: read ? '2026-11-20T01:00:00.000Z' : null,
  Withdrawn: false,
  Bill: /[A-Z]{4}\d+/.exec(Title)?.[0] ?? '',
  Ids: index === 0 ? [90, 80, 70] : [90 - index],
  Unread: read ? 0 : 1,
}))

const page = (Screen: ComponentType, path: string, routes: ConstructorParameters<typeof FakeApp>[0]): StoryObj => ({
  render: () => (
    <div style={{ height: 640 }}>
      <FakeScreen fake={new FakeApp({ path, ...routes })} Screen={Screen} />
    </div>
  ),
})
const list = (Rows: MessageLine[]) =>
  page(MessageList, '/system/message', { routes: { 'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows, Total: Rows.length }) } })
const detail = (answer: () => unknown) =>
  page(MessageDetail, '/system/messageDetail?id=90', { routes: { 'GET /api/Message/GetMessageSelfInfoDetail': answer } })

const meta: Meta = { title: '设计评审/消息', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const List: StoryObj = {
  ...list(messages),
  name: '我的消息',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: '补料 COSU6412345670 已退回' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
    await expect(canvas.getByText(/已选/)).toBeVisible()
  },
}
export const None: StoryObj = { tags: ['空'], ...list([]), name: '没有消息' }
export const Failed: StoryObj = {
  tags: ['出错'],
  ...page(MessageList, '/system/message', { routes: { 'GET /api/Message/GetMessageSelfPagedList': () => refusal('INTERNAL') } }),
  name: '加载失败',
}
export const Opening: StoryObj = {
  ...page(MessageList, '/system/message', { routes: { 'GET /api/Message/GetMessageSelfPagedList': () => new Promise(() => undefined) } }),
  name: '加载中',
  tags: ['加载'],
}
const long = {
  ...(messages[0] as MessageLine),
  Title: '补料 COSU6412345670A、COSU6412345670B、COSU6412345670C 已退回（与 COSU6412345699 并单，改配 CMA CGM ANTOINE DE SAINT EXUPERY）',
  Description: '箱 TCLU1234560 由两票共用，两票毛重合计 31,250.000 公斤，超过该箱装载重量 28,600.000 公斤，请核对后重新分配。'.repeat(6),
}
export const LongList: StoryObj = { ...list([long, ...messages]), name: '我的消息，很长的标题', tags: ['长文本'] }
export const LongDetail: StoryObj = { ...detail(() => long), name: '消息详情，很长的内容', tags: ['长文本'] }
export const Detail: StoryObj = {
  ...detail(() => messages[0]),
  name: '消息详情',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '补料 COSU6412345670 已退回' })).toBeVisible()
  },
}
export const Gone: StoryObj = { tags: ['空'], ...detail(nothing), name: '消息已不存在' }
export const Dark: StoryObj = { tags: ['深色'], ...list(messages), name: '深色', globals: { theme: 'dark' } }
