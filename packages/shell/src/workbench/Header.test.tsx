// @vitest-environment jsdom
import { sampleEmployee } from '@jst/session-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'

afterEach(() => stage.close())

describe('header', () => {
  it('shows the latest messages under the bell, and marks them read', async () => {
    const message = {
      Id: 9,
      Title: '补料已退回',
      Description: '',
      SendId: 1,
      SenderName: '林志远',
      Kind: 'si',
      Link: '',
      CreateTime: '2026-11-20T02:00:00.000Z',
      ReadTime: null,
      Withdrawn: false,
      Ids: [9],
      Unread: 1,
    }
    await stage.open('/a', {
      routes: {
        'GET /api/Message/GetMessageSelfPagedList': () => ({ Rows: [message], Total: 1 }),
        'POST /api/Message/MarkRead': () => 0,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '消息，3 条未读' }))
    expect((await screen.findByRole('link', { name: '补料已退回' })).getAttribute('href')).toBe('/system/messageDetail?id=9')
    await userEvent.click(screen.getByRole('button', { name: '全部标记已读' }))
    expect(await screen.findByRole('button', { name: '消息，没有未读' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '补料已退回' })).toBeNull()
  })

  it('lowers the unread count when a message was read on another device', async () => {
    let unread = 3
    await stage.open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => unread } })
    const [socket] = stage.world.sockets
    await act(async () => socket?.accept())
    unread = 2
    await act(async () => socket?.receive({ type: 'message/unread' }))
    expect(await screen.findByRole('button', { name: '消息，2 条未读' })).toBeTruthy()
  })

  it('tells of a preview by the answer about the employee alone, and leads out of it', async () => {
    let Preview: { RoleName: string } | null = { RoleName: '单证员' }
    const end = () => {
      Preview = null
      return null
    }
    await stage.open('/a', {
      routes: { 'GET /api/CurrentEmployee/Current': () => ({ ...sampleEmployee, Preview }), 'POST /api/Role/EndPreview': end },
    })
    expect(await screen.findByText('正在以「单证员」预览，只能查看')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '退出预览' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出预览' })).toBeNull())
  })
})
