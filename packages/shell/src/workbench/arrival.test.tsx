// @vitest-environment jsdom
import { AppLink } from '@jst/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, stage } from '../testing/stage.tsx'

afterEach(() => stage.close())

function List() {
  const [there, setThere] = useState(true)
  return (
    <>
      <h1>清单</h1>
      <AppLink to="/record">看记录</AppLink>
      {there ? (
        <button type="button" onClick={() => setThere(false)}>
          移走自己
        </button>
      ) : null}
    </>
  )
}
function Loading() {
  const [title, setTitle] = useState('正在加载')
  useEffect(() => {
    const read = () => setTitle('读到的标题')
    window.addEventListener('test:read', read)
    return () => window.removeEventListener('test:read', read)
  }, [])
  return <h1 key={title}>{title}</h1>
}
const pages = [
  page('/loading', '加载', Loading),
  page('/list', '清单', List),
  page('/record', '记录', () => <h1>记录的标题</h1>),
  page('/form', '表单', () => (
    <>
      <h1>表单的标题</h1>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that chooses its own place */}
      <input aria-label="名称" autoFocus />
    </>
  )),
  page('/plain', '没有标题', () => <p>内容</p>),
]
const focused = () => document.activeElement?.textContent
const open = () => stage.open('/list', { screens: pages })

describe('the focus after a navigation', () => {
  it('stays at the top of the document when it is opened: the first Tab reaches the link to the content', async () => {
    await open()
    expect(document.activeElement).toBe(document.body)
    await userEvent.tab()
    expect(focused()).toBe('跳到正文')
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('清单')
  })

  it('is on the heading of a page that a link opened, and back on the link after the return', async () => {
    await open()
    await userEvent.click(screen.getByRole('link', { name: '看记录' }))
    await waitFor(() => expect(focused()).toBe('记录的标题'))
    await act(async () => stage.world.workbench.app.back())
    await waitFor(() => expect(focused()).toBe('看记录'))
  })

  it('is in the page after Enter on its tab', async () => {
    await open()
    await stage.go('/record')
    await waitFor(() => expect(focused()).toBe('记录的标题'))
    act(() => screen.getByRole('tab', { name: '记录' }).focus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(focused()).toBe('清单'))
  })

  it('stays in the bar while tabs are closed by Delete', async () => {
    await open()
    await stage.go('/record')
    await stage.go('/plain')
    act(() => screen.getByRole('tab', { name: '没有标题' }).focus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: '记录' })))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: '清单' })))
  })

  it('is where the page itself put it', async () => {
    await open()
    await stage.go('/form')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' })))
  })

  it('is on the page itself where that has no heading', async () => {
    await open()
    await stage.go('/plain')
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tabpanel'))
  })

  it('goes to the heading when what had it is gone', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: '移走自己' }))
    await waitFor(() => expect(focused()).toBe('清单'))
  })

  it('follows the heading that takes the place of the one of a page that was loading', async () => {
    await open()
    await stage.go('/loading')
    await waitFor(() => expect(focused()).toBe('正在加载'))
    act(() => void window.dispatchEvent(new Event('test:read')))
    await waitFor(() => expect(focused()).toBe('读到的标题'))
  })

  it('goes to the bar when the button of a closed tab is gone', async () => {
    await open()
    await stage.go('/record')
    await userEvent.click(screen.getByRole('button', { name: '关闭 清单' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: '记录' })))
  })
})
