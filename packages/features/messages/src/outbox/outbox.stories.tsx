import type { OutboxMail, OutboxSetup } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from '../manage/MessageManage.tsx'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 2, minutes)).toISOString()
const company = '上海海捷国际货运代理有限公司'
const said: [subject: string, to: string, recipient: string, more: Partial<OutboxMail>][] = [
  [`【${company}】样单已由客户确认`, 'chenyuxin@haijie.example', '陈雨欣', { State: 'waiting', Attempts: 0 }],
  [
    `【${company}】待审核补料即将截单`,
    'linzhiyuan@haijie.example',
    '林志远',
    { State: 'failed', Error: '收件服务器拒收：552 5.2.2 mailbox full' },
  ],
  [`【${company}】12 条新通知`, 'zhengguodong@haijie.example', '郑国栋', { State: 'sent', SentTime: at(31) }],
  [`【${company}】船期延误：COSCO SHIPPING ARIES / 052W`, 'sunting@haijie.example', '孙婷', { State: 'sent', SentTime: at(12) }],
]
const mails = said.map(([Subject, To, Recipient, more], index): OutboxMail => ({
  Id: 90 - index,
  To,
  Recipient,
  Company: company,
  Subject,
  Preview: `${Recipient}，您好：\n\n样单已由客户确认（11-20 10:00）\n宁波远帆进出口有限公司 已确认样单，可以签发。\n查看：https://freight.example.com/tdManage/siCheck`,
  State: 'sent',
  Error: '',
  Attempts: 1,
  CreateTime: at(50 - index * 9),
  SentTime: null,
  ...more,
}))
const ready: OutboxSetup = {
  Mail: { Configured: true, From: '海捷货运 <notice@haijie.example>' },
  Robot: { Hint: '…5aaa', Kinds: ['si', 'schedule'], Enabled: true, TriedTime: at(40), Error: '', UpdateTime: at(0) },
}

const list = (answer: () => unknown, setup: OutboxSetup = ready, buttons = ['view', 'outbox', 'outboxAct', 'jobs']): StoryObj => ({
  render: () => {
    const fake = new FakeApp({
      path: '/system/messageManage?List=mails',
      routes: { 'GET /api/MailOutbox/GetPagedList': answer, 'GET /api/MailOutbox/GetSetup': () => setup },
    })
    fake.permit(buttons)
    return (
      <div style={{ height: 640 }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const rows = (Rows: readonly OutboxMail[]) => () => ({ Rows, Total: Rows.length })

const meta: Meta = { title: '设计评审/邮件发件箱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const List: StoryObj = {
  ...list(rows(mails)),
  name: '邮件发件箱',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button', { name: '查看正文' })
    await userEvent.click(first as HTMLElement)
    await expect(await within(document.body).findByText(/可以签发/)).toBeVisible()
  },
}
const waiting = mails.map((mail): OutboxMail => ({ ...mail, State: mail.State === 'waiting' ? 'unconfigured' : mail.State }))
export const Unconfigured: StoryObj = {
  ...list(rows(waiting), { Mail: { Configured: false, From: '' }, Robot: null }),
  name: '未配置发信服务器',
}
export const ReadOnly: StoryObj = { ...list(rows(mails), ready, ['view', 'outbox']), name: '只能查看', tags: ['无权限'] }
export const None: StoryObj = { ...list(rows([])), name: '没有邮件', tags: ['空'] }
export const Opening: StoryObj = { ...list(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...list(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
const long = {
  ...(mails[1] as OutboxMail),
  To: 'ouyang.mingzhu.east-china.key-accounts.and.trade-lanes@ningbo.haijie-freight.example',
  Recipient: '欧阳明珠（华东区大客户部）',
  Subject: `【${company}】补料 COSU6412345670A、COSU6412345670B、COSU6412345670C 已退回（与 COSU6412345699 并单）`,
  Error: '收件服务器暂时不收，稍后自动重试：451 4.7.1 Greylisting in action, please come back later；'.repeat(3),
}
export const Long: StoryObj = { ...list(rows([long, ...mails])), name: '很长的主题与原因', tags: ['长文本'] }
export const Dark: StoryObj = { ...list(rows(mails)), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...list(rows(mails)), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

const openRobot: StoryObj['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '企业微信群机器人' }))
  await expect(await within(document.body).findByRole('button', { name: '发送测试消息' })).toBeVisible()
}
export const Robot: StoryObj = { ...list(rows(mails)), name: '企业微信群机器人', play: openRobot }
const broken: OutboxSetup = {
  ...ready,
  Robot: { ...ready.Robot!, Enabled: false, Error: '企业微信拒绝了消息（93000）：invalid webhook url' },
}
export const RobotGone: StoryObj = { ...list(rows(mails), broken), name: '群机器人已失效', play: openRobot }
export const RobotDark: StoryObj = { ...Robot, name: '企业微信群机器人，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const RobotPhone: StoryObj = {
  ...Robot,
  name: '企业微信群机器人，手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
