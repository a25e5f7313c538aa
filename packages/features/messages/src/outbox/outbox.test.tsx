// @vitest-environment jsdom
import type { OutboxMail, OutboxSetup } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen } from '../manage/MessageManage.tsx'

const mail = (Id: number, more: Partial<OutboxMail> = {}): OutboxMail => ({
  Id,
  To: `person${Id}@haijie.example`,
  Recipient: '陈雨欣',
  Company: '上海海捷',
  Subject: `邮件 ${Id}`,
  Preview: '陈雨欣，您好：\n\n箱封号错误',
  State: 'failed',
  Error: '收件服务器拒收：mailbox full',
  Attempts: 1,
  CreateTime: '2026-11-20T01:00:00.000Z',
  SentTime: null,
  ...more,
})
const rows = [
  mail(1),
  mail(2, { State: 'sent', Error: '', SentTime: '2026-11-20T01:05:00.000Z' }),
  mail(3, { State: 'waiting', Error: '' }),
]
const setup: OutboxSetup = { Mail: { Configured: true, From: 'notice@haijie.example' }, Robot: null }
const robot: NonNullable<OutboxSetup['Robot']> = {
  Hint: '…5aaa',
  Kinds: ['si'],
  Enabled: true,
  TriedTime: null,
  Error: '',
  UpdateTime: '2026-11-20T02:00:00.000Z',
}

afterEach(cleanup)

function open(buttons: readonly string[], routes: FakeAppOptions['routes'] = {}, standing: OutboxSetup = setup) {
  const fake = new FakeApp({
    path: '/system/messageManage?List=mails',
    routes: {
      'GET /api/MailOutbox/GetPagedList': () => ({ Rows: rows, Total: rows.length }),
      'GET /api/MailOutbox/GetSetup': () => standing,
      'POST /api/MailOutbox/Retry': () => 1,
      ...routes,
    },
  })
  fake.permit(buttons)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const line = async (subject: string) => within((await screen.findByText(subject)).closest('tr')!)
const buttonsOf = async (subject: string) => (await line(subject)).queryAllByRole('button').map(({ textContent }) => textContent)

describe('the outbox', () => {
  it('sends again what has not gone out, after asking, and offers nothing to who may only look', async () => {
    const fake = open(['outbox', 'outboxAct'])
    expect(await buttonsOf('邮件 2')).not.toContain('重发')
    await userEvent.click((await line('邮件 1')).getByRole('button', { name: '重发' }))
    await waitFor(() => expect(fake.bodyOf('/api/MailOutbox/Retry')).toEqual({ Ids: [1] }))
    expect(fake.said).toEqual(['重发 1 封邮件？', '1 封邮件已加入发送'])
    cleanup()
    open(['outbox'])
    expect(await buttonsOf('邮件 1')).not.toContain('重发')
    expect(screen.queryByRole('button', { name: '企业微信群机器人' })).toBeNull()
  })

  it('shows the words of a mail as they are', async () => {
    open(['outbox'], { 'GET /api/MailOutbox/GetPagedList': () => ({ Rows: [mail(9, { Preview: '<b>粗</b>\n第二行' })], Total: 1 }) })
    await userEvent.click((await line('邮件 9')).getByRole('button', { name: '查看正文' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/<b>粗<\/b>/)).toBeTruthy()
    expect(dialog.getByText('陈雨欣 <person9@haijie.example>')).toBeTruthy()
  })

  it('says so where no mail server is set up', async () => {
    open(['outbox'], {}, { ...setup, Mail: { Configured: false, From: '' } })
    expect(await screen.findByText(/系统未配置发信服务器/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: /未配置发信服务器/ })).toBeTruthy()
  })
})

describe('the robot of the group', () => {
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '企业微信群机器人' }))
    return within(await screen.findByRole('dialog'))
  }

  it('is set up with an address, whose refusal stands at the field', async () => {
    const wrong = { Severity: 'ERROR' as const, Code: 'INVALID', Path: 'Address', Label: 'Webhook 地址', Message: '请粘贴企业微信的地址' }
    const fake = open(['outbox', 'outboxAct'], { 'POST /api/MailOutbox/SaveRobot': () => refusal('INVALID_INPUT', { Issues: [wrong] }) })
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText('请填写 Webhook 地址')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText(/Webhook 地址/), 'https://evil.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: '船期' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText('请粘贴企业微信的地址')).toBeTruthy()
    expect(fake.bodyOf('/api/MailOutbox/SaveRobot')).toEqual({ Address: 'https://evil.example', Kinds: ['si'], Enabled: true })
  })

  it('keeps its address where none is typed, is tried, and is removed after asking', async () => {
    const fake = open(
      ['outbox', 'outboxAct'],
      {
        'POST /api/MailOutbox/SaveRobot': () => ({ ...setup, Robot: { ...robot, Enabled: false } }),
        'POST /api/MailOutbox/TryRobot': () => ({ ...setup, Robot: { ...robot, Error: '企业微信没有应答，稍后自动重试' } }),
        'POST /api/MailOutbox/RemoveRobot': () => setup,
      },
      { ...setup, Robot: robot },
    )
    let dialog = await openDialog()
    expect(dialog.getByText(/…5aaa/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: '发送测试消息' }))
    expect(await dialog.findByText('企业微信没有应答，稍后自动重试')).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: '向该群发送通知' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.bodyOf('/api/MailOutbox/SaveRobot')).toEqual({ Kinds: ['si'], Enabled: false, UpdateTime: robot.UpdateTime })
    dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(fake.bodyOf('/api/MailOutbox/RemoveRobot')).toEqual({ UpdateTime: robot.UpdateTime }))
    expect(fake.said).toEqual(['群机器人已保存', '删除群机器人？', '群机器人已删除'])
  })
})
