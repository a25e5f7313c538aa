// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeOf } from './placeBelow.ts'
import { Select } from './Select.tsx'
import { indexByText } from './selectKeys.ts'

const options = [
  { value: 'OBL', label: '正本提单' },
  { value: 'TLX', label: '电放' },
  { value: 'SWB', label: '海运单' },
]

function Form({ onChange = () => undefined, value: first = 'OBL' }: { onChange?: (value: string) => void; value?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <label htmlFor="way">签单方式</label>
      <Select
        id="way"
        value={value}
        options={options}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
      <button type="button">提交</button>
    </>
  )
}
const field = () => screen.getByRole('combobox', { name: '签单方式' })
const current = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

afterEach(cleanup)

describe('Select', () => {
  it('takes the option that the arrows reach, by Enter', async () => {
    const onChange = vi.fn()
    render(<Form onChange={onChange} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(current()).toBe('电放')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('TLX')
    expect(field().textContent).toBe('电放')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('takes it by Tab and goes on to the next field', async () => {
    render(<Form />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{End}')
    await user.tab()
    expect(field().textContent).toBe('海运单')
    expect(document.activeElement?.textContent).toBe('提交')
  })

  it('goes to the option that begins with what is typed, by words or value', async () => {
    render(<Form />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('swb')
    expect(current()).toBe('海运单')
  })

  it('keeps the value on Escape, and hides it from the dialog around', async () => {
    const onChange = vi.fn()
    const around = vi.fn()
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that Escape closes
    render(<div onKeyDown={around}>{<Form onChange={onChange} />}</div>)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    expect([onChange.mock.calls.length, field().textContent, screen.queryByRole('listbox')]).toEqual([0, '正本提单', null])
    expect(around.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('Escape')
  })

  it('is chosen from with the pointer and shows a value that is not offered as it is', async () => {
    render(<Form value="XYZ" />)
    expect(field().textContent).toBe('XYZ')
    const user = userEvent.setup()
    await user.click(field())
    await user.click(screen.getByRole('option', { name: '电放' }))
    expect(field().textContent).toBe('电放')
  })

  it('goes through all options of one letter when it is typed again', () => {
    const ports = ['Shanghai', 'Shekou', 'Singapore', 'Ningbo'].map((label) => ({ label, value: label }))
    expect(indexByText(ports, 's', 0)).toBe(1)
    expect(indexByText(ports, 'ss', 1)).toBe(2)
    expect(indexByText(ports, 'ss', 2)).toBe(0)
    expect(indexByText(ports, 'she', 1)).toBe(1)
    expect(indexByText(ports, 'x', 0)).toBe(-1)
  })

  it('opens above the control where there is no room below', () => {
    const view = { width: 400, height: 300 }
    expect(placeOf({ top: 260, bottom: 288, left: 350, width: 40 }, { width: 120, height: 200 }, view)).toMatchObject({
      top: 56,
      left: 276,
    })
    expect(placeOf({ top: 20, bottom: 48, left: 10, width: 40 }, { width: 120, height: 200 }, view)).toMatchObject({ top: 52, left: 10 })
  })
})
