// @vitest-environment jsdom
import { codeDelayed } from '@jst/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { painted } from './testing/world.tsx'
import { stage } from './testing/stage.tsx'

afterEach(() => stage.close())

describe('live channel', () => {
  it('reads the employee and the unread count again when it is back after a break (spec §7)', async () => {
    await stage.open('/a')
    await act(async () => stage.world.sockets[0]?.accept())
    const reads = () => stage.world.asked().filter((call) => /CurrentEmployee\/Current|UnReadMessageCount/.test(call))
    const before = reads().length
    await act(async () => stage.world.sockets[0]?.receive({ type: 'auth/ok' }))
    await act(async () => stage.world.sockets[0]?.drop())
    await waitFor(() => expect(stage.world.sockets).toHaveLength(2), { timeout: 5_000 })
    await act(async () => {
      stage.world.sockets[1]?.accept()
      stage.world.sockets[1]?.receive({ type: 'auth/ok' })
    })
    await waitFor(() => expect(reads().slice(before)).toHaveLength(2))
    expect(reads().slice(before).toSorted()).toEqual(['GET /api/CurrentEmployee/Current', 'GET /api/Message/UnReadMessageCount'])
  })

  it('opens after the login, and a message/send event renews the unread count', async () => {
    let unread = 3
    await stage.open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => unread } })
    const [socket] = stage.world.sockets
    await act(async () => socket?.accept())
    expect(socket?.sent[0]).toEqual({ type: 'auth/login', content: 'token-1' })
    await waitFor(() => expect(screen.getByRole('button', { name: '消息，3 条未读' })).toBeTruthy())
    unread = 4
    await act(async () =>
      socket?.receive({ type: 'message/send', content: { Ids: [1], Title: '补料已退回', Text: '箱封号错误', Kind: 'si', Link: '' } }),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: '消息，4 条未读' })).toBeTruthy())
    expect(await screen.findByText('补料已退回', {}, { timeout: 5000 })).toBeTruthy()
    await act(async () =>
      socket?.receive({ type: 'message/send', content: { Ids: [2, 3, 4], Title: '补料已通过', Text: '', Kind: 'si', Link: '' } }),
    )
    expect(await screen.findByText('3 条新消息')).toBeTruthy()
  })
})

describe('pop-ups', () => {
  const send = async (title: string) => {
    const [socket] = stage.world.sockets
    await act(async () => socket?.accept())
    await act(async () =>
      socket?.receive({ type: 'message/send', content: { Ids: [1], Title: title, Text: `${title}的原因`, Kind: 'si', Link: '' } }),
    )
  }
  const popUp = async (title: string) =>
    (await screen.findByText(title, {}, { timeout: 5_000 })).closest<HTMLElement>('.arco-notification')!
  const writes = () => stage.world.asked().filter((call) => !call.startsWith('GET '))

  it('that a person has switched off leave the message unread in the bell', async () => {
    let unread = 3
    await stage.open('/a', { stored: { 'jst:popUps': 'off' }, routes: { 'GET /api/Message/UnReadMessageCount': () => unread } })
    await screen.findByRole('button', { name: '消息，3 条未读' })
    unread = 4
    await send('截单提前到今天 18:00')
    expect(await screen.findByRole('button', { name: '消息，4 条未读' })).toBeTruthy()
    await act(painted)
    expect([screen.queryByText('截单提前到今天 18:00'), writes()]).toEqual([null, []])
  })

  it('that a person closes leave it unread too: only opening the message reads it', async () => {
    await stage.open('/a', { routes: { 'GET /api/Message/UnReadMessageCount': () => 4 } })
    await send('舱单已退回')
    await userEvent.click((await popUp('舱单已退回')).querySelector('.arco-notification-close-btn')!)
    expect(screen.getByRole('button', { name: '消息，4 条未读' })).toBeTruthy()
    expect(writes()).toEqual([])
  })

  it('say what happened and why, away from the bell and the acts of the page', async () => {
    await stage.open('/a')
    await send('提单已签发')
    expect(within(await popUp('提单已签发')).getByText('提单已签发的原因')).toBeTruthy()
    expect((await popUp('提单已签发')).closest('.arco-notification-wrapper-bottomRight')).not.toBeNull()
  })

  it('are three at most; the others are one number that opens the messages', async () => {
    await stage.open('/a')
    for (const number of [1, 2, 3, 4, 5]) await send(`改单 ${number}`)
    const sum = await popUp('还有 2 条新消息')
    expect(screen.queryByText('改单 4')).toBeNull()
    await userEvent.click(within(sum).getByText('查看'))
    await waitFor(() => expect(window.location.pathname).toBe('/internal/404'))
    expect(window.location.search).toContain(encodeURIComponent('/system/message'))
  })
})

describe('errors', () => {
  const told = async (text: string, cause?: 'page' | 'connection' | 'work') => {
    await act(async () => void stage.world.workbench.app.notify.error(text, cause))
    await screen.findByText(text, {}, { timeout: 5_000 })
  }
  const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

  it('about the page leave with it; those about work that goes on stay', async () => {
    await stage.open('/a')
    await told('甲保存失败')
    await told('乙没有发出', 'work')
    await stage.go('/b')
    await gone('甲保存失败')
    expect(screen.getByText('乙没有发出')).toBeTruthy()
  })

  it('about the connection leave when the server is reached again', async () => {
    await stage.open('/a')
    await told('网络连接失败', 'connection')
    await told('箱号错误')
    await act(async () => stage.world.sockets[0]?.accept())
    await gone('网络连接失败')
    expect(screen.getByText('箱号错误')).toBeTruthy()
  })

  it('about code that is late stand until the network is back', async () => {
    await stage.open('/a')
    await act(async () => void window.dispatchEvent(new Event(codeDelayed)))
    // pages of earlier tests hear the same window
    await screen.findAllByText(/页面的一部分还没有加载/, {}, { timeout: 5_000 })
    await act(async () => void window.dispatchEvent(new Event('online')))
    await gone('网络中断，页面的一部分还没有加载；网络恢复后会自动继续。')
  })

  it('stand once, however often the same one is told', async () => {
    await stage.open('/a')
    await told('箱号重复')
    await act(async () => void stage.world.workbench.app.notify.error('箱号重复'))
    await waitFor(() => expect(screen.getAllByText('箱号重复')).toHaveLength(1))
  })
})
