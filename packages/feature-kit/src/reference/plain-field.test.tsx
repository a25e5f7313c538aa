// @vitest-environment jsdom
import { referenceIndex, starredCodes } from '@jst/contracts/master'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

const entry = (Code: string, Zh: string, En: string) => ({ Code, Zh, En, Pinyin: En.toUpperCase(), Initials: '', Words: [], Note: '' })
const ports = { Version: '1', Rows: [entry('CNSHA', '上海', 'Shanghai'), entry('CNNGB', '宁波', 'Ningbo')] }

it('is a plain field until somebody comes near, and loses no key, caret or focus when the picker takes its place', async () => {
  // other tests of this process have the picker's code already
  vi.resetModules()
  const testing = await import('../testing/index.tsx')
  const { ReferenceInput: Input } = await import('./ReferenceInput.tsx')
  const fake = new testing.FakeApp({ routes: { [`GET ${referenceIndex.path}`]: () => ports, [`GET ${starredCodes.path}`]: () => [] } })
  const chosen: string[] = []
  const Screen = () => <Input id="pol" label="装货港" kind="port" namesItself value="" onChange={(code) => chosen.push(code)} />
  render(<testing.FakeScreen fake={fake} Screen={Screen} />)
  const plain = screen.getByRole<HTMLInputElement>('combobox', { name: '装货港' })
  plain.focus()
  fireEvent.compositionStart(plain)
  fireEvent.change(plain, { target: { value: 'ningbp' } })
  await act(() => import('./picker/ReferencePicker.tsx'))
  expect(screen.getByRole('combobox')).toBe(plain) // an input method is at work in it
  fireEvent.change(plain, { target: { value: 'ningo' } })
  plain.setSelectionRange(4, 4)
  await act(async () => void fireEvent.compositionEnd(plain))
  expect(screen.getByRole('combobox')).not.toBe(plain)
  const picker = screen.getByRole<HTMLInputElement>('combobox', { name: '装货港' })
  expect(document.activeElement).toBe(picker)
  expect([picker.value, picker.selectionStart]).toEqual(['ningo', 4])
  await userEvent.keyboard('b')
  expect(picker.value).toBe('ningbo')
  await screen.findByRole('option', { name: /宁波/ })
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['CNNGB'])
})
