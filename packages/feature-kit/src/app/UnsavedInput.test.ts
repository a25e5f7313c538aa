import fc from 'fast-check'
import { expect, it } from 'vitest'
import { UnsavedInput } from './UnsavedInput.ts'

/** A storage that counts the characters that are written to it. */
function counting(most = Infinity) {
  const items = new Map<string, string>()
  return {
    items,
    written: 0,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      this.written += text.length
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => void items.delete(key),
  }
}
const day = () => '2026-11-28'
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ no: at, goods: `STAINLESS STEEL POTS ${at}`.padEnd(100, '.') }))

it('of a large form writes what changed, and reads the whole', () => {
  const storage = counting()
  const typing = new UnsavedInput(storage, day)
  const first = { Rows: rows(2_000), Remark: '' }
  const once = { ...first, Rows: first.Rows.with(3, { no: 3, goods: 'PANS' }) }
  typing.write('grid', { version: '1', first, values: once })
  const twice = { ...once, Rows: once.Rows.toSpliced(5, 1).concat({ no: 9_999, goods: 'NEW' }), Remark: '急' }
  storage.written = 0
  typing.write('grid', { version: '1', first, values: twice })
  expect(storage.written).toBeLessThan(20_000)
  expect(new UnsavedInput(storage, day).read('grid')).toEqual({ version: '1', first, values: twice })
  typing.write('grid', undefined)
  expect(storage.items.size).toBe(0)
})

it('takes what another window wrote for the same form, and leaves nothing of either behind', () => {
  const storage = counting()
  const [one, other] = [new UnsavedInput(storage, day), new UnsavedInput(storage, day)]
  const begun = [{ Rows: rows(1_000) }, { Rows: rows(1_500) }] as const
  one.write('grid', { version: '1', first: begun[0], values: { Rows: begun[0].Rows.toSpliced(0, 1) } })
  other.write('grid', { version: '2', first: begun[1], values: { Rows: begun[1].Rows.toSpliced(1, 1) } })
  one.write('grid', { version: '1', first: begun[0], values: { Rows: begun[0].Rows.toSpliced(2, 1) } })
  expect(other.read('grid')).toEqual({ version: '1', first: begun[0], values: { Rows: begun[0].Rows.toSpliced(2, 1) } })
  other.write('grid', undefined)
  expect(storage.items.size).toBe(0)
})

it('keeps the last whole form where the storage is full, and forgets after a week', () => {
  const storage = counting(100_000)
  const typing = new UnsavedInput(storage, day)
  const small = { version: undefined, first: { Rows: [] }, values: { Rows: rows(2) } }
  typing.write('grid', small)
  typing.write('grid', { ...small, values: { Rows: rows(5_000) } })
  expect(typing.read('grid')).toEqual(small)
  expect(storage.items.size).toBe(1)
  expect(new UnsavedInput(storage, () => '2026-12-05').read('grid')).toBeUndefined()
})

it('reads what was written last, whatever was typed', () => {
  const step = fc.record({ at: fc.nat({ max: 40 }), drop: fc.boolean(), many: fc.boolean(), save: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const storage = counting()
      const typing = new UnsavedInput(storage, day)
      let first = { Rows: rows(300), Remark: '' }
      let values = first
      for (const { at, drop, many, save } of steps) {
        values = { ...values, Rows: drop ? values.Rows.toSpliced(at, 1) : values.Rows.toSpliced(at, 0, { no: 1_000 + at, goods: 'NEW' }) }
        if (many) values = { Remark: `${values.Remark}+`, Rows: values.Rows.toReversed().map((row) => ({ ...row })) }
        if (save) first = values
        typing.write('grid', { version: '1', first, values })
        expect(new UnsavedInput(storage, day).read('grid')).toEqual({ version: '1', first, values })
        expect(storage.items.size).toBeLessThanOrEqual(3)
      }
    }),
    { numRuns: 40 },
  )
})
