// @vitest-environment jsdom
import type { Message } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, nothing } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as MessageDetail } from './MessageDetail.tsx'
import { Screen as MessageList } from './MessageList.tsx'

const message = (Id: number, more: Partial<Message> = {}): Message => ({
  Id,
  Title: `补料 ${Id} 已退回`,
  Description: '箱封号错误',
  SendId: 3,
  SenderName: '李审',
  Kind: 'si',
  Link: '/tdManage/siAudit?Id=7',
  CreateTime: '2026-11-20T02:00:00.000Z',
  ReadTime: null,
  Withdrawn: false,
  ...more,
})
const show = (fake: FakeApp, Screen: ComponentType) => render(<FakeScreen fake={fake} Screen={Screen} />)

afterEach(cleanup)

describe('message detail', () => {
  const detail = (path: string, answer: () => unknown, surface: 'internal' | 'external' = 'internal') => {
    const fake = new FakeApp({ path, surface, routes: { 'GET /api/Message/GetMessageSelfInfoDetail': answer } })
    show(fake, MessageDetail)
    return fake
  }

  it('opens at ?id, shows title, content and sender, and renews the unread count', async () => {
    const fake = detail('/system/messageDetail?id=7', () => message(7))
    expect(await screen.findByRole('heading', { name: '补料 7 已退回' })).toBeTruthy()
    expect(screen.getByText('箱封号错误')).toBeTruthy()
    expect(screen.getByText('李审')).toBeTruthy()
    expect(fake.requests[0]?.query).toEqual({ id: 7 })
    await waitFor(() => expect(fake.app.unread).toHaveProperty('refreshes', 1))
  })

  it('shows nothing but its frame when the answer has Status 0', async () => {
    detail('/system/messageDetail?id=7', nothing)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(screen.getByRole('heading').textContent).toBe('消息详情')
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
    expect(document.querySelector('.jst-section')).toBeNull()
  })

  it('opens what the message is about, and only inside the product', async () => {
    const fake = detail('/system/messageDetail?id=7', () => message(7))
    await userEvent.click(await screen.findByRole('button', { name: '查看相关业务' }))
    expect(fake.opened).toEqual(['/tdManage/siAudit?Id=7'])
    cleanup()
    detail('/system/messageDetail?id=8', () => message(8, { Link: '//evil.example' }))
    await screen.findByText('箱封号错误')
    expect(screen.queryByRole('button', { name: '查看相关业务' })).toBeNull()
  })

  it('returns by 返回', async () => {
    const fake = detail('/manage/messageDetail?id=7', () => message(7), 'external')
    await userEvent.click(await screen.findByRole('button', { name: '返回' }))
    expect(fake.opened).toEqual(['back'])
  })
})

describe('message list', () => {
  const list = (surface: 'internal' | 'external', path: string) => {
    const fake = new FakeApp({
      path,
      surface,
      routes: {
        'GET /api/Message/GetMessageSelfPagedList': () => ({
          Rows: [message(1), message(2, { ReadTime: '2026-11-20T03:00:00.000Z' })],
          Total: 2,
        }),
        'POST /api/Message/MarkRead': () => 0,
      },
    })
    fake.app.unread.set(1)
    show(fake, MessageList)
    return fake
  }

  it('opens a row in the message box of its own app', async () => {
    const fake = list('external', '/manage/message')
    await userEvent.click(await screen.findByRole('link', { name: '补料 1 已退回' }))
    expect(fake.opened).toEqual(['/manage/messageDetail?id=1'])
  })

  it('shows the unread ones by a view, which stands in the address', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    await userEvent.click(screen.getByRole('button', { name: /未读/ }))
    expect(fake.path).toBe('/system/message?UnReadOnly=true')
    await waitFor(() => expect(fake.requests.at(-1)?.query).toMatchObject({ UnReadOnly: true, PageIndex: 1, Sort: '-CreateTime' }))
  })

  it('marks the selected ones read and takes over the count of the answer', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    await userEvent.click(screen.getAllByRole('checkbox', { name: '选择本行' })[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '标记已读' }))
    await waitFor(() => expect(fake.app.unread.count).toBe(0))
    expect(fake.requests.find((request) => request.method === 'POST')?.body).toEqual({ Ids: [1] })
  })

  it('asks before it marks all read', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    await userEvent.click(screen.getByRole('button', { name: '全部标记已读' }))
    await waitFor(() => expect(fake.said).toEqual(['全部标记已读', '已标记为已读']))
    expect(fake.requests.find((request) => request.method === 'POST')?.body).toEqual({})
  })
})
