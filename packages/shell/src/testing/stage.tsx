import { unreadMessageCount } from '@jst/contracts/messages'
import { useApp, useConfirmLeave, useScreenParams, useTitle, type ScreenManifest } from '@jst/feature-kit'
import { Message, Notification } from '@arco-design/web-react'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { createWorld, painted, type World } from './world.tsx'

/** Counts the effects of the pages below. */
export const effects = { running: 0, renders: 0, preloads: [] as string[] }
const countRender = () => {
  effects.renders += 1
}

function Counter() {
  const [count, setCount] = useState(0)
  countRender()
  useEffect(() => {
    effects.running += 1
    return () => {
      effects.running -= 1
    }
  }, [])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      数到 {count}
    </button>
  )
}
function Detail() {
  const id = useScreenParams().get('Id')
  useTitle(id ? `补料 ${id}` : undefined)
  return <p>详情 {id}</p>
}
function Bill() {
  const id = useScreenParams().get('Id')
  useTitle(id ? `提单 ${id}` : undefined)
  return (
    <>
      <p>票 {id}</p>
      <input aria-label={`备注 ${id}`} />
    </>
  )
}
function Broken(): never {
  throw new Error('boom')
}
function Dirty() {
  useConfirmLeave(() => true)
  return <p>未保存</p>
}
function NotFound() {
  return <p>没有 {useScreenParams().get('url')}</p>
}
function Refused() {
  const { api } = useApp()
  return (
    <button type="button" onClick={() => void api.call(unreadMessageCount).catch(() => undefined)}>
      读取
    </button>
  )
}

export const page = (path: string, title: string, Screen: () => ReactNode, more: Partial<ScreenManifest> = {}): ScreenManifest => ({
  path,
  name: title,
  title,
  load: async () => ({ Screen, preload: (_app, location) => void effects.preloads.push(location.pathname + location.search) }),
  ...more,
})
export const screens = [
  page('/workbench', '工作台', Counter),
  page('/a', '甲', Counter),
  page('/b', '乙', Counter, { keepAlive: true }),
  page('/detail', '详情', Detail, { lastPagePath: '/a' }),
  page('/bill', '提单', Bill, { tabBy: ['Id', 'OrderId'] }),
  page('/broken', '坏页', Broken),
  page('/dirty', '草稿', Dirty),
  page('/refused', '读取', Refused),
  page('/internal/404', '页面不存在', NotFound, { allowLogout: true }),
]

/** One workbench at a time, with pages that count what they do. */
class Stage {
  world!: World

  async open(path: string, more: Partial<Parameters<typeof createWorld>[0]> = {}): Promise<World> {
    // the tests of this file await React's act()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    effects.preloads = []
    this.world = createWorld({ path, screens, ...more })
    await act(() => this.world.start())
    await act(painted)
    return this.world
  }

  go(path: string): Promise<void> {
    return act(async () => this.world.workbench.app.navigate(path))
  }

  /** Pop-ups and messages are rendered outside of the page, into the document that all tests share. */
  async close(): Promise<void> {
    await act(async () => {
      this.world.stop()
      Notification.clear()
      Message.clear()
    })
    await waitFor(() => {
      if (document.querySelector('.arco-notification, .arco-message')) throw new Error('messages are still shown')
    })
  }
}
export const stage = new Stage()

/** Elements with the text, except on hidden pages. */
export const visible = (text: RegExp): HTMLElement[] =>
  screen.getAllByText(text).filter((element) => element.closest('.jst-kept-page[aria-hidden]') === null)
