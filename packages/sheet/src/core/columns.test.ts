import { describe, expect, it } from 'vitest'
import { sheetTexts as texts } from '../texts.ts'
import { sheetTextsEn } from '../texts-en.ts'
import { namesColumn, reasonOf, resolveColumns, valueOf } from './columns.ts'
import type { SheetColumn } from './types.ts'
import { SheetView } from './view.ts'

const one = (column: Partial<SheetColumn> & Pick<SheetColumn, 'kind'>, words = texts) => {
  const [resolved] = resolveColumns([{ key: 'k', header: '毛重', width: 100, ...column }], words)
  if (!resolved) throw new Error('no column')
  return resolved
}

describe('a column', () => {
  it('of choices stores the value of a chosen label, also where the column reads other texts itself', () => {
    const parse = (text: string) => ({ value: `own ${text}` })
    const column = one({ kind: 'choice', parse, choices: [{ value: 'CARTONS', label: 'CARTONS 纸箱', aliases: ['CT'] }] })
    expect(['CARTONS 纸箱', 'ct', 'BARRELS'].map((text) => column.parse(text))).toEqual([
      { value: 'CARTONS' },
      { value: 'CARTONS' },
      { value: 'own BARRELS' },
    ])
  })
  it('of choices takes value, label and other names in any case and width', () => {
    const column = one({ kind: 'choice', choices: [{ value: 'CTNS', label: '纸箱', aliases: ['CARTON'] }, { value: 'PLTS' }] })
    expect(['ctns', '纸箱', ' Carton ', 'ＣＴＮＳ'].map((text) => valueOf(column, text))).toEqual(['CTNS', 'CTNS', 'CTNS', 'CTNS'])
    expect(valueOf(column, 'boxes')).toBe('boxes')
    expect(column.format('CTNS')).toBe('纸箱')
    expect(reasonOf(column, { id: '1', values: { k: 'boxes' } })).toBe(texts.notAChoice('纸箱、PLTS'))
  })

  it('of one line turns pasted line breaks into blanks, others keep them', () => {
    expect(valueOf(one({ kind: 'text', multiline: false }), 'N/M\r\nA')).toBe('N/M A')
    expect(valueOf(one({ kind: 'text' }), 'N/M\r\nA')).toBe('N/M\nA')
  })

  it('tells reasons in the language it was given, its own rule last', () => {
    const column = one({ kind: 'int', validate: (value) => (value === 0 ? 'zero' : undefined) }, sheetTextsEn)
    expect(reasonOf(column, { id: '1', values: { k: 'x' } })).toBe(sheetTextsEn.notANumber)
    expect(reasonOf(column, { id: '1', values: { k: 0 } })).toBe('zero')
    expect(reasonOf(column, { id: '1', values: {} })).toBeUndefined()
  })

  it('is named by its header, unit or not, and by its aliases', () => {
    const column = one({ kind: 'decimal', unit: 'KGS', aliases: ['Gross weight', 'G.W.'] })
    expect(['毛重', '毛重(KGS)', '毛重（公斤）', 'gross_weight', 'GW', 'Gross Weight:'].every((text) => namesColumn(column, text))).toBe(
      true,
    )
    expect(['', '净重', 'weight'].some((text) => namesColumn(column, text))).toBe(false)
  })

  it('is editable where its kind of row and its own rule allow it', () => {
    const column = one({ kind: 'text', kinds: ['line'], readOnly: ({ values }) => values.locked === 1 })
    expect(column.editable({ id: '1', kind: 'line', values: {} })).toBe(true)
    expect(column.editable({ id: '1', kind: 'line', values: { locked: 1 } })).toBe(false)
    expect(column.editable({ id: '1', kind: 'line', readOnly: true, values: {} })).toBe(false)
    expect(column.editable({ id: '1', kind: 'container', values: {} })).toBe(false)
  })
})

describe('an outline', () => {
  const rows = [0, 2, 1, 2, 0, 1].map((level, at) => ({ id: String(at), level, values: {} }))

  it('knows parents and numbers, also where a level is left out', () => {
    const view = new SheetView(rows, [], new Set())
    expect(rows.map(({ id }) => view.parentOf(id)?.id)).toEqual([undefined, '0', '0', '2', undefined, '4'])
    expect(rows.map((row) => view.labelOf(row))).toEqual(['1', '1-1', '1-1', '1-1-1', '2', '2-1'])
    expect([view.subtreeEnd(0), view.subtreeEnd(2), view.subtreeEnd(5)]).toEqual([4, 4, 6])
  })

  it('hides everything below a folded row', () => {
    const view = new SheetView(rows, [], new Set(['0', '2']))
    expect(view.visible.map(({ id }) => id)).toEqual(['0', '4', '5'])
    expect([view.foldOf(rows[0]!), view.foldOf(rows[4]!), view.foldOf(rows[5]!)]).toEqual(['closed', 'open', undefined])
    expect(view.visibleIndexOf('3')).toBe(-1)
  })
})
