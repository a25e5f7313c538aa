// @vitest-environment jsdom
import { partyOfText } from '@jst/contracts/document'
import { problemOf, readCell, readNumberOf, tidy, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { readDay as readDayOfFile } from '@jst/contracts/values'
import { parseNumber, sheetTexts } from '@jst/sheet'
import { readDay as readTypedDay, readMoment } from '@jst/ui'
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

const invisibly = (text: string) => `\u202a${text.slice(0, 3)}\u200b${text.slice(3)}\u202c`
const spaced = (text: string) => ` ${text}\u00a0`
/** Value that a list writes for a text that is typed into one of its cells; NaN: it is not taken. */
function listed(field: EntityField, text: string): unknown {
  const onSave = vi.fn<(row: EntityRow, field: EntityField, value: unknown) => Promise<void>>(() => Promise.resolve())
  const row = { Id: 1, Code: 'A', [field.key]: '' } as unknown as EntityRow
  render(shown(() => <InlineCell field={field} row={row} onSave={onSave} />))
  fireEvent.click(screen.getByRole('button'))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  cleanup()
  return onSave.mock.lastCall?.[2] ?? Number.NaN
}
/** Value of a cell of a file. */
const filed = (field: EntityField, text: string): unknown => {
  const read = readCell(field, text)
  return 'value' in read ? read.value : Number.NaN
}
/** Value that the server makes of a form. */
const formed = (field: EntityField, text: string): unknown => {
  const value = tidy(field, text)
  return problemOf(field, value) === undefined ? value : Number.NaN
}

describe('an instant', () => {
  const moment = { key: 'Cutoff', kind: 'text', zh: '截单时间', en: 'SI cut-off', max: 40, moment: 'china' } as const satisfies EntityField
  const minute = fc.integer({ min: 0, max: 30 * 525_600 }).map((minutes) => new Date(Date.UTC(2000, 0, 1) + minutes * 60_000))
  const writings: readonly ((local: string) => string)[] = [
    (local) => local,
    (local) => local.replace(' ', 'T'),
    (local) => local.replaceAll('-', '/'),
    (local) => local.replaceAll('-', '.'),
    (local) => `${local}:00`,
    wide,
    invisibly,
    spaced,
    (local) =>
      local.replace(/^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/, (_, y, m, d, h, min) => `${y}年${Number(m)}月${Number(d)}日 ${h}时${min}分`),
    (local) =>
      local.replace(/^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/, (_, y, m, d, h, min) => `${y}/${Number(m)}/${Number(d)} ${Number(h)}:${min}`),
  ]
  const typedMoment = (text: string) => {
    const local = readMoment(text)
    return local ? new Date(`${local.replace(' ', 'T')}:00+08:00`).toISOString() : Number.NaN
  }
  it('is the same through files and boxes, however it is written', () => {
    fc.assert(
      fc.property(minute, fc.constantFrom(...writings), (at, write) => {
        const local = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
        const text = write(local)
        expect([text, filed(moment, text), typedMoment(text)]).toEqual([text, at.toISOString(), at.toISOString()])
      }),
    )
  })
  it.each(['2027-02-30 16:00', '2027', '03/04/2027 10:00', '2027-03-20 25:00', '下周三'])('%s is taken by no door', (text) => {
    expect([filed(moment, text), typedMoment(text)]).toEqual([Number.NaN, Number.NaN])
  })
})

describe('a code', () => {
  const code = { key: 'Code', kind: 'code', zh: '编号', en: 'Code', max: 30, upper: true } as const satisfies EntityField
  const plain = fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{4,10}$/)
  const zeros = fc.stringMatching(/^0{1,3}[1-9]\d{8,14}$/)
  const writings: readonly ((value: string) => string)[] = [(value) => value, (value) => value.toLowerCase(), wide, invisibly, spaced]
  it('is the same through files, lists and forms, with its zeros and without signs that nobody sees', () => {
    fc.assert(
      fc.property(fc.oneof(plain, zeros), fc.constantFrom(...writings), (value, write) => {
        const text = write(value)
        expect([text, filed(code, text), formed(code, text), listed(code, text)]).toEqual([text, value, value, value])
      }),
      { numRuns: 60 },
    )
  })
  it.each(['3.45679E+17', '1E+11', '1.2e12'])('%s, whose digits a spreadsheet has lost, is taken by no door', (text) => {
    expect([filed(code, text), formed(code, text), listed(code, text)]).toEqual([Number.NaN, Number.NaN, Number.NaN])
  })
})

describe('a phone number', () => {
  const phone = { key: 'Phone', kind: 'text', zh: '电话', en: 'Telephone', max: 40, rule: 'phone' } as const satisfies EntityField
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${min - 1},${max - 1}}$`))
  const number = fc.oneof(
    digits(8, 8).map((one) => `+852 ${one.slice(0, 4)} ${one.slice(4)}`),
    digits(8, 8).map((one) => `(02) ${one.slice(0, 4)}-${one.slice(4)}`),
    digits(7, 7).map((one) => `+886-3-${one}`),
    digits(11, 11),
    digits(8, 8).map((one) => `021-${one}`),
    digits(7, 7).map((one) => `+49 40 ${one} ext. 12`),
  )
  it('is the same through files, lists and forms, and below a party', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom<(text: string) => string>((text) => text, wide, invisibly, spaced),
        (value, write) => {
          const text = write(value)
          expect([text, filed(phone, text), formed(phone, text), listed(phone, text)]).toEqual([text, value, value, value])
          expect(partyOfText(`ACME TOOLS LTD\n1 HARBOUR ROAD\nTEL: ${value}`).Phone).toBe(value)
        },
      ),
      { numRuns: 60 },
    )
  })
  it.each(['3.45679E+17', '无', 'abc 123', '12'])('%s is taken by no door', (text) => {
    expect([filed(phone, text), formed(phone, text), listed(phone, text)]).toEqual([Number.NaN, Number.NaN, Number.NaN])
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
