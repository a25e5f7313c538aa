// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LiveChannel } from '../live-channel.ts'
import { FakeSockets, ManualClock } from '../testing/index.ts'
import { LiveProvider, useLiveChannel, useLiveEvent } from './index.ts'

afterEach(cleanup)

function setUp() {
  const sockets = new FakeSockets()
  const channel = new LiveChannel({ url: 'ws://host', token: () => 't1', createSocket: sockets.create, clock: new ManualClock() })
  channel.open()
  sockets.last.accept()
  return { channel, receive: (content: unknown) => act(() => sockets.last.receive({ type: 'message/send', content })) }
}

function Unread({ prefix = '未读', heard }: { prefix?: string; heard?: unknown[] }) {
  const [text, setText] = useState('无')
  useLiveEvent('message/send', (content) => {
    heard?.push(content)
    setText(`${prefix} ${JSON.stringify(content)}`)
  })
  return <p data-testid="text">{text}</p>
}
const text = () => screen.getByTestId('text').textContent

it('calls the latest handler with the content, until the component goes', () => {
  const { channel, receive } = setUp()
  const heard: unknown[] = []
  const ui = (prefix: string) => (
    <LiveProvider channel={channel}>
      <Unread prefix={prefix} heard={heard} />
    </LiveProvider>
  )
  const { rerender, unmount } = render(ui('未读'))
  receive(1)
  expect(text()).toBe('未读 1')
  rerender(ui('新消息'))
  receive(2)
  expect(text()).toBe('新消息 2')
  unmount()
  receive(3)
  expect(heard).toEqual([1, 2])
})

it('hears nothing while hidden by Activity and hears again when shown', () => {
  const { channel, receive } = setUp()
  const ui = (mode: 'visible' | 'hidden') => (
    <LiveProvider channel={channel}>
      <Activity mode={mode}>
        <Unread />
      </Activity>
    </LiveProvider>
  )
  const { rerender } = render(ui('visible'))
  receive(1)
  rerender(ui('hidden'))
  receive(2)
  expect(text()).toBe('未读 1')
  rerender(ui('visible'))
  receive(3)
  expect(text()).toBe('未读 3')
})

it('shows where the connection stands', () => {
  const { channel } = setUp()
  const Status = () => <p>{useLiveChannel(({ status }) => status)}</p>
  render(
    <LiveProvider channel={channel}>
      <Status />
    </LiveProvider>,
  )
  expect(screen.getByText('open')).toBeTruthy()
  act(() => channel.close())
  expect(screen.getByText('closed')).toBeTruthy()
})

it('says what is missing without a provider', () => {
  const Bare = () => <p>{useLiveChannel().status}</p>
  expect(() => render(<Bare />)).toThrow('LiveProvider')
})
