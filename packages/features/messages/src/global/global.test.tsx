// @vitest-environment jsdom
import type { GlobalMessage, GlobalMessageRow } from '@jst/contracts/messages'
import { FakeApp, FakeReply, FakeScreen, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as List } from './GlobalMessageList.tsx'
import { Screen as Send } from './SendGlobalMessage.tsx'

const row: GlobalMessageRow = {
  Id: 5,
  Title: '系统维护通知',
  Scope: 'all',
  State: 'sent',
  SenderName: '郑国栋',
  SendAt: null,
  SentTime: '2026-11-20T02:00:00.000Z',
  WithdrawnTime: null,
  Delivered: 40,
  Read: 10,
  CreateTime: '2026-11-20T01:00:00.000Z',
  UpdateTime: '2026-11-20T02:00:00.000Z',
}
const draft: GlobalMessage = { ...row, State: 'draft', SentTime: null, Delivered: 0, Read: 0, Description: '升级', Link: '', Targets: [] }

afterEach(cleanup)

async function show(Screen: ComponentType, options: FakeAppOptions, buttons = ['edit', 'send', 'withdraw', 'view']): Promise<FakeApp> {
  const fake = new FakeApp(options)
  const of = (Path: string) => ({ Path, Name: '', Icon: '', Buttons: buttons.map((Code) => ({ Code, Name: '' })), Children: [] })
  fake.app.permissions.load([of('/system/sendGlobalMessage'), of('/system/globalMessageList')], [])
  fake.gateway.employee = { ...sampleEmployee, CompanyKind: 'operator' }
  fake.app.session.adoptToken('token')
  await fake.app.session.load()
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const posts = (fake: FakeApp, path: string) => fake.requests.filter((one) => one.path === `/api/GlobalMessage/${path}`)

describe('writing a message to many', () => {
  const routes: FakeAppOptions['routes'] = {
    'POST /api/GlobalMessage/CountRecipients': () => 40,
    'POST /api/GlobalMessage/SaveDraft': () => draft,
    'POST /api/GlobalMessage/Send': () => ({ ...draft, State: 'sent', Delivered: 40 }),
    'GET /api/GlobalMessage/FindTargets': () => [{ Id: 3, Name: '单证员', Detail: '上海海捷' }],
    'GET /api/GlobalMessage/GetInfo': () => draft,
  }

  it('tells how many get it, keeps the draft under its own address, asks, and sends', async () => {
    const fake = await show(Send, { path: '/system/sendGlobalMessage', routes })
    expect(await screen.findByText('将发送给 40 人')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: '指定公司' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: /标题/ }), '系统维护通知')
    await userEvent.type(screen.getByRole('textbox', { name: /内容/ }), '升级')
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(fake.path).toBe('/system/sendGlobalMessage?Id=5'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /标题/ }).value).toBe('系统维护通知')
    await userEvent.click(screen.getByRole('button', { name: '立即发送' }))
    await waitFor(() => expect(fake.said).toEqual(['发送给 40 人？', '已发送给 40 人']))
    expect(posts(fake, 'SaveDraft')).toHaveLength(1)
    expect(posts(fake, 'Send')[0]?.body).toEqual({ Id: 5, UpdateTime: draft.UpdateTime })
    expect(fake.opened.at(-1)).toBe('/system/globalMessageList')
  })

  it('says what is missing at its field, and sends nothing', async () => {
    const fake = await show(Send, { path: '/system/sendGlobalMessage', routes })
    await userEvent.click(screen.getByRole('radio', { name: '指定角色' }))
    await userEvent.click(screen.getByRole('radio', { name: '定时发送' }))
    await userEvent.click(screen.getByRole('button', { name: '定时发送' }))
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toEqual(['请填写标题', '请填写内容', '请选择收件对象', '请选择发送时间'])
    await userEvent.click(await screen.findByRole('checkbox', { name: /单证员/ }))
    expect(within(screen.getByRole('list', { name: '已选择' })).getByText('单证员')).toBeTruthy()
    await waitFor(() => expect(posts(fake, 'CountRecipients').at(-1)?.body).toEqual({ Scope: 'role', TargetIds: [3] }))
    expect(posts(fake, 'Send')).toEqual([])
  })

  it('asks whose words count when the draft was changed elsewhere', async () => {
    const newer = { ...draft, Title: '别处改的标题', UpdateTime: '2026-11-20T03:00:00.000Z' }
    const stale = new FakeReply(412, { Status: 0, Code: 'STALE_WRITE', Message: '已被修改', Data: newer })
    let refused = false
    const save = () => {
      if (refused) return { ...newer, Title: '我的标题' }
      refused = true
      return stale
    }
    const fake = await show(Send, {
      path: '/system/sendGlobalMessage?Id=5',
      routes: { ...routes, 'POST /api/GlobalMessage/SaveDraft': save },
    })
    const title = await screen.findByRole('textbox', { name: /标题/ })
    await userEvent.type(title, '！')
    await userEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    expect(await screen.findByText(/这里的内容已在别处被修改/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '保存您的内容' }))
    await waitFor(() =>
      expect(posts(fake, 'SaveDraft').at(-1)?.body).toMatchObject({ Title: '系统维护通知！', UpdateTime: newer.UpdateTime }),
    )
  })

  it('shows what was sent, and offers a copy', async () => {
    const fake = await show(Send, {
      path: '/system/sendGlobalMessage?Id=5',
      routes: { ...routes, 'GET /api/GlobalMessage/GetInfo': () => ({ ...draft, State: 'sent' }) },
    })
    expect(await screen.findByText('这条消息已不是草稿，不能修改。')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /标题/ }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '复制为新消息' }))
    expect(fake.opened).toEqual(['/system/sendGlobalMessage?CopyId=5'])
    expect(await screen.findByRole('button', { name: '立即发送' })).toBeTruthy()
  })
})

describe('the list of messages to many', () => {
  it('shows how many got and read it, and says what a withdrawal does', async () => {
    const routes = {
      'GET /api/GlobalMessage/GetPagedList': () => ({ Rows: [row], Total: 1 }),
      'POST /api/GlobalMessage/Withdraw': () => ({ ...draft, State: 'withdrawn' }),
    }
    const fake = await show(List, { path: '/system/globalMessageList', routes })
    expect(await screen.findByText('25%')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '撤回' }))
    await waitFor(() => expect(fake.said).toEqual(['撤回「系统维护通知」？', '已撤回']))
    expect(posts(fake, 'Withdraw')[0]?.body).toEqual({ Id: 5, UpdateTime: row.UpdateTime })
  })
})
