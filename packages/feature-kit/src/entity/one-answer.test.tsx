// @vitest-environment jsdom
import { readCell, readNumberOf, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { readDay as readDayOfFile } from '@jst/contracts/values'
import { parseNumber, sheetTexts } from '@jst/sheet'
import { readDay as readTypedDay } from '@jst/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { NumberField } from './EntityFields.tsx'
import { InlineCell } from './InlineCell.tsx'

const weight = {
  key: 'Weight',
  kind: 'number',
  zh: '毛重',
  en: 'Weight',
  min: -1e9,
  max: 1e9,
  digits: 3,
  unit: 'KGS',
} as const satisfies EntityField
const day = { key: 'Day', kind: 'date', zh: '日期', en: 'Day' } as const satisfies EntityField

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
/** Ways to write one number. */
const ways: readonly ((value: number) => string)[] = [
  String,
  grouped,
  (value) => wide(grouped(value)),
  (value) => `${grouped(value)}KGS`,
  (value) => `${value} 公斤`,
  (value) => `\u202a${value}\u202c`,
  (value) => ` ${grouped(value)}\u00a0`,
  (value) => grouped(value).replaceAll(',', ' '),
]
const figure = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((thousandths) => (thousandths === 0 ? 0 : thousandths / 1_000))
const written = fc.tuple(figure, fc.constantFrom(...ways)).map(([value, write]) => ({ value, text: write(value) }))
/** Also what is no number, or may be two. */
const unclear = fc.constantFrom('12,5', '1,2,3', '1.2.3', '20 CBM', '十二', '#N/A', '1,23')

const shown = (Screen: () => ReactNode) => <FakeScreen fake={new FakeApp({})} Screen={Screen} />

/** Readings of a text by each door; NaN: it is not taken. */
const doors: Readonly<Record<string, (text: string) => number | null>> = {
  file: (text) => {
    const read = readCell(weight, text)
    return 'value' in read ? (read.value as number | null) : Number.NaN
  },
  grid: (text) => {
    const read = parseNumber(text, { decimals: 3, unit: 'KGS', texts: sheetTexts })
    return 'value' in read ? (read.value as number | null) : Number.NaN
  },
  box: (text) => {
    const onChange = vi.fn()
    render(shown(() => <NumberField label="毛重" unit="KGS" value={null} onChange={onChange} />))
    fireEvent.change(screen.getByLabelText('毛重'), { target: { value: text } })
    cleanup()
    return onChange.mock.lastCall?.[0] as number
  },
  list: (text) => {
    const read = readNumberOf(weight, text)
    return 'value' in read ? (read.value as number | null) : Number.NaN
  },
}

afterEach(cleanup)

describe('a number', () => {
  it('is the same through every door, however it is written', () => {
    fc.assert(
      fc.property(written, ({ value, text }) => {
        for (const [door, read] of Object.entries(doors)) expect([door, text, read(text)]).toEqual([door, text, value])
      }),
      { numRuns: 60 },
    )
  })
  it('that is none, or may be two, is taken by no door', () => {
    fc.assert(
      fc.property(unclear, (text) => {
        for (const [door, read] of Object.entries(doors)) expect([door, text, read(text)]).toEqual([door, text, Number.NaN])
      }),
    )
  })
  it('that cannot be read stays in its box and is told', () => {
    function Form() {
      const [value, setValue] = useState<number | null>(null)
      return <NumberField label="毛重" value={value} onChange={(next) => setValue(next as number | null)} />
    }
    render(shown(() => <Form />))
    const input = screen.getByLabelText<HTMLInputElement>('毛重')
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value: '1,2,3' } })
    fireEvent.blur(input)
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['1,2,3', 'true'])
    expect(screen.getByText('毛重应为数字')).toBeTruthy()
  })
})

describe('a day', () => {
  it('is the same through files and fields', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), fc.constantFrom('-', '/', '.'), fc.boolean(), (days, sign, short) => {
        const iso = new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10)
        const text = iso
          .split('-')
          .map((part) => (short ? String(Number(part)) : part))
          .join(sign)
        expect([readDayOfFile(text), readTypedDay(text), readCell(day, text)]).toEqual([{ value: iso }, iso, { value: iso }])
      }),
    )
  })
})

describe('a cell of a list', () => {
  const row = { Id: 1, Code: 'A', Weight: 5 } as unknown as EntityRow
  const open = (field: EntityField, onSave = vi.fn(() => Promise.resolve())) => {
    render(shown(() => <InlineCell field={field} row={row} onSave={onSave} />))
    fireEvent.click(screen.getByRole('button'))
    return { input: screen.getByRole<HTMLInputElement>('textbox'), onSave }
  }
  it('takes a grouped number, and keeps what is none to be put right', () => {
    const { input, onSave } = open(weight)
    fireEvent.change(input, { target: { value: '1,2,3' } })
    fireEvent.blur(input)
    expect([screen.getByRole<HTMLInputElement>('textbox').value, onSave.mock.calls]).toEqual(['1,2,3', []])
    fireEvent.change(input, { target: { value: '1,200' } })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    expect(onSave).toHaveBeenCalledWith(row, weight, 1_200)
  })
  it.each([
    ['while an input method composes', { isComposing: true, keyCode: 13 }],
    ['of the key that ended a composition in Safari', { isComposing: false, keyCode: 229 }],
  ])('saves and drops nothing %s', (_, key) => {
    const { input, onSave } = open({ key: 'Weight', kind: 'text', zh: '显示名称', en: 'Name', max: 40 })
    fireEvent.change(input, { target: { value: 'zhangsan' } })
    for (const name of ['Enter', 'Escape']) fireEvent.keyDown(input, { key: name, ...key })
    expect([onSave.mock.calls, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([[], 'zhangsan'])
  })
})
