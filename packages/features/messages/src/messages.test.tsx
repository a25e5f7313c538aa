// @vitest-environment jsdom
import { mostLines, type MessageLine } from '@jst/contracts/messages'
import { FakeApp, FakeScreen, nothing } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as MessageDetail } from './MessageDetail.tsx'
import { Screen as MessageList } from './MessageList.tsx'

const message = (Id: number, more: Partial<MessageLine> = {}): MessageLine => ({
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
  Bill: '',
  Ids: [Id],
  Unread: 1,
  ...more,
})
const show = (fake: FakeApp, Screen: ComponentType) => render(<FakeScreen fake={fake} Screen={Screen} />)

afterEach(cleanup)

describe('message detail', () => {
  const detail = (path: string, answer: () => unknown, surface: 'internal' | 'external' = 'internal') => {
    const fake = new FakeApp({
      path,
      surface,
      routes: {
        'GET /api/Message/GetMessageSelfInfoDetail': answer,
        'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows: [message(7), message(3, { Title: '补料 7 已提交' })], Total: 2 }),
      },
    })
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

  it.each([
    ['the answer has Status 0', '/manage/messageDetail?id=7'],
    ['the address names none', '/manage/messageDetail'],
    ['the address names no number', '/manage/messageDetail?id=abc'],
  ])('says that there is no message when %s, and leads to the list', async (_, path) => {
    detail(path, nothing, 'external')
    expect(await screen.findByText('没有找到这条消息')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看全部消息' }).getAttribute('href')).toBe('/manage/message')
    expect([screen.getByRole('heading').textContent, document.querySelector('.jst-section')]).toEqual(['消息详情', null])
  })

  it('shows the other messages of its bill', async () => {
    const fake = detail('/system/messageDetail?id=7', () => message(7, { Bill: 'SITC1' }))
    expect((await screen.findByRole('link', { name: '补料 7 已提交' })).getAttribute('href')).toBe('/system/messageDetail?id=3')
    expect(screen.queryByRole('link', { name: '补料 7 已退回' })).toBeNull()
    expect(fake.requests.at(-1)?.query).toMatchObject({ Bill: 'SITC1' })
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
  const list = (surface: 'internal' | 'external', path: string, Total = 2) => {
    const fake = new FakeApp({
      path,
      surface,
      routes: {
        'GET /api/Message/GetMessageSelfPagedList': () => ({
          Rows: [message(1, { Ids: [1, 8], Unread: 2 }), message(2, { ReadTime: '2026-11-20T03:00:00.000Z', Unread: 0 })],
          Total,
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

  it('asks for one line for each bill of a day, says the day once and how many a line stands for', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    expect(fake.requests[0]?.query).toMatchObject({ Fold: true })
    expect(screen.getAllByText(/^(2026-)?11-20$|^今天$|^昨天$/)).toHaveLength(1)
    for (const words of ['等 2 条', '2 条未读']) expect(screen.getByText(words)).toBeTruthy()
  })

  it('says that there are more lines than the server counts', async () => {
    list('internal', '/system/message', mostLines + 1)
    expect(await screen.findByText('共 1,000+ 条')).toBeTruthy()
  })

  it('marks all messages of the selected lines read and takes over the count of the answer', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    await userEvent.click(screen.getAllByRole('checkbox', { name: '选择本行' })[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '标记已读' }))
    await waitFor(() => expect(fake.app.unread.count).toBe(0))
    expect(fake.requests.find((request) => request.method === 'POST')?.body).toEqual({ Ids: [1, 8] })
  })

  it('asks before it marks all read', async () => {
    const fake = list('internal', '/system/message')
    await screen.findByText('补料 1 已退回')
    await userEvent.click(screen.getByRole('button', { name: '全部标记已读' }))
    await waitFor(() => expect(fake.said).toEqual(['全部标记已读', '已标记为已读']))
    expect(fake.requests.find((request) => request.method === 'POST')?.body).toEqual({})
  })
})
