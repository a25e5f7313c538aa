// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DiffText } from '../bill/DiffText.tsx'
import { FixedPitchInput } from '../bill/FixedPitch.tsx'
import type { Clock } from '../clock/MinuteTicker.ts'
import { createUiServices, UiProvider } from '../context.tsx'
import { AppLink } from './AppLink.tsx'
import { Countdown } from '../display/Countdown.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx'

afterEach(cleanup)

describe('Countdown', () => {
  it('renews its words each minute by the injected clock', () => {
    let time = Date.parse('2026-11-20T08:00:00Z')
    let pending: (() => void) | undefined
    const clock: Clock = { now: () => time, setTimeout: (run) => (pending = run), clearTimeout: () => (pending = undefined) }
    const services = createUiServices({ navigate: () => undefined, clock })
    render(
      <UiProvider services={services}>
        <Countdown deadline="2026-11-20T12:00:00Z" />
      </UiProvider>,
    )
    expect(screen.getByText('还剩 4小时').className).toContain('jst-countdown-soon')
    time += 60_000
    act(() => pending?.())
    expect(screen.getByText('还剩 3小时59分').className).toContain('jst-countdown-urgent')
    cleanup()
    expect(pending).toBeUndefined()
  })
})

describe('AppLink', () => {
  it('opens inside the application on a plain click and leaves other clicks to the browser', async () => {
    const navigate = vi.fn()
    const user = userEvent.setup()
    render(
      <UiProvider services={createUiServices({ navigate })}>
        <AppLink to="/system/message?id=7">消息</AppLink>
      </UiProvider>,
    )
    const link = screen.getByRole('link', { name: '消息' })
    expect(link.getAttribute('href')).toBe('/system/message?id=7')
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(navigate).not.toHaveBeenCalled()
    await user.click(link)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/system/message?id=7')
  })
})

describe('ErrorBoundary', () => {
  it('keeps a crash inside and mounts the page anew on 重新加载', async () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const onReload = vi.fn()
    let broken = true
    const Page = () => {
      if (broken) throw new Error('boom')
      return <p>内容</p>
    }
    render(
      <ErrorBoundary onReload={onReload}>
        <Page />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('这个页面出错了')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(onReload).toHaveBeenCalledOnce()
    expect(screen.getByText('内容')).toBeTruthy()
    silence.mockRestore()
  })
})

describe('FixedPitchInput', () => {
  const Box = () => {
    const [value, setValue] = useState('')
    return <FixedPitchInput label="发货人" value={value} onChange={setValue} lines={2} columns={5} />
  }

  it('cuts nothing, marks what does not fit and ties the counter to the field', async () => {
    render(<Box />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '发货人' })
    await userEvent.type(field, 'ABCDE')
    expect(field.getAttribute('aria-invalid')).toBe('false')
    await userEvent.type(field, 'F{Enter}B{Enter}C')
    expect(field.value).toBe('ABCDEF\nB\nC')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['F', 'C'])
    const counter = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(counter?.textContent).toBe('3/2 行最长 6/5 列第 1 行超长超出 1 行')
  })
})

describe('DiffText', () => {
  it('says old and new in words too', () => {
    render(<DiffText before="TCLU1234567" after="TCLU1234560" />)
    expect(document.querySelector('del')?.textContent).toBe('原值TCLU1234567')
    expect(document.querySelector('ins')?.textContent).toBe('新值TCLU1234560')
  })

  it('shows an unchanged value plainly and names an empty one', () => {
    const { container, rerender } = render(<DiffText before="A" after="A" />)
    expect(container.querySelector('del, ins')).toBeNull()
    rerender(<DiffText before="" after="A" />)
    expect(container.querySelector('del')?.textContent).toBe('原值（空）')
  })
})

describe('Dialog', () => {
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {open && (
          <Dialog title="批量审核通过" onClose={() => setOpen(false)}>
            <p>内容</p>
          </Dialog>
        )}
      </>
    )
  }
  it('is a named modal window that gives the focus back when it is closed', async () => {
    const user = userEvent.setup()
    render(<Opener />)
    await user.click(screen.getByRole('button', { name: '打开' }))
    expect(screen.getByRole('dialog', { name: '批量审核通过' }).textContent).toContain('内容')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }))
  })
  it('leaves the closing to its owner when Escape is pressed', () => {
    render(<Opener />)
    act(() => screen.getByRole('button', { name: '打开' }).click())
    const dialog = screen.getByRole('dialog')
    const cancel = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(cancel))
    expect([cancel.defaultPrevented, screen.queryByRole('dialog')]).toEqual([true, null])
  })
})
