import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { freightRows } from '../stories/freight.ts'
import { hosted } from '../stories/host.ts'
import { sheetTexts as texts } from '../texts.ts'
import { applyBatch } from './batch.ts'
import type { SheetRow } from './types.ts'

const boxes = (containers: number) => freightRows({ containers, lines: 0 })
const [no, seal, type, , packageKind, packages, weight] = [0, 1, 2, 3, 4, 5, 6]

describe('typing', () => {
  it('emits the parsed value, and draws only the changed row anew', () => {
    const rows = boxes(3)
    const { model, batches, select, type: enter } = hosted(rows)
    select(1, weight)
    enter('1,234.5 KGS')
    expect(batches).toEqual([{ changes: [{ rowId: 'a-1', key: 'weight', value: 1234.5 }], inserts: [], removals: [] }])
    expect(model.view.rows[0]).toBe(rows[0])
    expect(model.view.rows[1]).not.toBe(rows[1])
  })

  it('keeps what cannot be read as it was typed, and says why', () => {
    const { model, select, type: enter, column } = hosted(boxes(1))
    select(0, weight)
    enter('约 20 吨')
    expect(column('weight')).toEqual(['约 20 吨'])
    expect(model.view.reasonsOf(model.view.rows[0] as SheetRow).get('weight')).toBe(texts.notANumber)
    expect(model.notice).toMatchObject({ text: texts.notANumber, tone: 'error' })
    expect(model.totals.get('weight')).toEqual({ sum: '0', notCounted: 1 })
  })

  it('emits nothing when the text says what is there already', () => {
    const { batches, select, type: enter } = hosted(boxes(1))
    select(0, packages)
    enter(' 40 件')
    enter('40')
    expect(batches).toEqual([])
  })

  it('takes over an edit when another cell is selected, and drops it with cancel', () => {
    const { model, select, column } = hosted(boxes(2))
    model.attach({ text: () => 'SEAL1', focus: () => {} })
    select(0, seal)
    model.beginEdit('replace')
    select(1, seal)
    expect(column('sealNo')[0]).toBe('SEAL1')
    model.beginEdit('edit')
    model.cancelEdit()
    expect(column('sealNo')[1]).toBe('CN880001')
  })

  it('tells what leaving the cell would change at every key, and when the edit is over', () => {
    const told: unknown[] = []
    const { model, select, batches } = hosted(boxes(2), { onTyping: (batch) => told.push(batch?.changes ?? 'over') })
    model.attach({ text: () => '1,234.5', focus: () => {} })
    select(0, weight)
    model.beginEdit('replace')
    model.typed('1,2')
    model.typed('1,234.5')
    const change = (value: number | string) => [{ rowId: 'a-0', key: 'weight', value }]
    expect(batches).toEqual([])
    select(1, seal)
    expect(told).toEqual([change('1,2'), change(1234.5), 'over'])
    expect(batches.map(({ changes }) => changes)).toEqual([change(1234.5)])
    model.beginEdit('edit')
    model.typed('X')
    model.cancelEdit()
    expect(told.slice(3)).toEqual([[{ rowId: 'a-1', key: 'sealNo', value: 'X' }], 'over'])
    expect(batches).toHaveLength(1)
  })

  it('does not begin in cells that the row does not have, nor in a read-only sheet', () => {
    const { model, select } = hosted(freightRows({ containers: 1, lines: 1 }))
    select(1, no)
    expect(model.beginEdit('replace')).toBe(false)
    model.setReadOnly(true)
    select(0, no)
    expect(model.beginEdit('replace')).toBe(false)
    expect(model.notice?.text).toBe(texts.readOnlySheet)
  })
})

describe('paste', () => {
  it('lays a table down from the active cell on and adds the rows that are missing', () => {
    const { model, select, column } = hosted(boxes(2))
    select(1, packages)
    expect(model.paste('10\t100.5\r\n20\t200\r\n30\t３００\r\n')).toBe(true)
    expect(column('packages')).toEqual([40, 10, 20, 30])
    expect(column('weight').slice(1)).toEqual([100.5, 200, 300])
    expect(model.notice?.text).toBe('已粘贴 6 个单元格，新增 2 行')
    expect(model.range).toEqual({ top: 1, bottom: 3, left: packages, right: weight })
  })

  it('of one cell fills the selection; of a block tiles a multiple of it', () => {
    const { model, select, column } = hosted(boxes(4))
    select(0, seal, 3, seal)
    model.paste('S1\r\n')
    expect(column('sealNo')).toEqual(['S1', 'S1', 'S1', 'S1'])
    model.paste('A\nB\n')
    expect(column('sealNo')).toEqual(['A', 'B', 'A', 'B'])
  })

  it('recognises a heading row and maps by it', () => {
    const { model, column } = hosted([])
    model.paste('毛重(KGS)\tContainer No.\t备注\n20,110\tmsku 410003-7\tx\n')
    expect(column('containerNo')).toEqual(['MSKU4100037'])
    expect(column('weight')).toEqual([20110])
    expect(model.notice?.text).toContain('按表头对应列')
  })

  it('of a million rows changes nothing and says how many there may be', () => {
    const { model, batches } = hosted(boxes(1))
    expect(model.paste('1\t2\n'.repeat(1_000_000))).toBe(false)
    expect(batches).toEqual([])
    expect(model.notice).toMatchObject({ tone: 'error', text: texts.tooManyRows(1_000_000, 5_000) })
  })

  it('takes as many rows as the limit below a heading', () => {
    const { model } = hosted([], { pasteLimit: 3 })
    const lines = (count: number) => `箱号\t封号\n${'a\tb\n'.repeat(count)}`
    expect(model.paste(lines(4))).toBe(false)
    expect(model.paste(lines(3))).toBe(true)
    expect(model.view.rows).toHaveLength(3)
  })

  it('is refused as a whole where rows cannot be added', () => {
    const { model } = hosted(boxes(1), { createRow: undefined })
    expect(model.paste('a\nb\nc\n')).toBe(false)
    expect(model.notice?.text).toBe(texts.cannotGrow(2))
  })

  it('keeps wrong values and tells how many there are', () => {
    const { model, select, column } = hosted(boxes(2))
    select(0, type)
    model.paste('40hq\n44XX\n')
    expect(column('type')).toEqual(['40HQ', '44XX'])
    expect(model.notice?.text).toContain('1 个单元格需要修改')
  })

  it('passes over cells that cannot be changed', () => {
    const { model, select, column } = hosted(freightRows({ containers: 2, lines: 1 }))
    select(0, no)
    model.paste('CSNU0000001\nCSNU0000002\nCSNU0000003\nCSNU0000004\n')
    expect(column('containerNo')).toEqual(['CSNU0000001', null, 'CSNU0000003', null])
    expect(model.notice?.text).toContain('跳过 2 个只读单元格')
  })

  it('of what was copied gives the same rows', () => {
    const { model, select } = hosted(boxes(6))
    const before = model.view.rows
    select(0, 0, 5, 7)
    const text = model.copy()
    model.clear()
    expect(model.view.rows[0]?.values).toMatchObject({ containerNo: null, weight: null })
    model.paste(text)
    expect(model.view.rows.map(({ values }) => values)).toEqual(before.map(({ values }) => values))
  })
})

describe('copy', () => {
  it('gives numbers plain and choices by their label', () => {
    const { model, select } = hosted(boxes(1))
    select(0, packageKind, 0, weight)
    expect(model.copy()).toBe('纸箱\t40\t725.48')
  })

  it('cut clears, and undo brings it back', () => {
    const { model, select, column } = hosted(boxes(2))
    select(0, seal)
    expect(model.cut()).toBe('CN880000')
    expect(column('sealNo')[0]).toBeNull()
    model.undo()
    expect(column('sealNo')[0]).toBe('CN880000')
  })
})

describe('fill', () => {
  it('down copies the first row of the block; of a single row the one above', () => {
    const { model, select, column } = hosted(boxes(3))
    select(0, type, 2, type)
    model.fillDown()
    expect(column('type')).toEqual(['40HQ', '40HQ', '40HQ'])
    select(2, seal)
    model.fillDown()
    expect(column('sealNo')[2]).toBe('CN880001')
  })

  it('down passes over rows of another kind', () => {
    const { model, select, column } = hosted(freightRows({ containers: 2, lines: 2 }))
    select(0, 3, 5, 3)
    model.fillDown()
    expect(column('goods')).toEqual([null, '不锈钢厨具', '不锈钢厨具', null, '不锈钢厨具', '不锈钢厨具'])
  })

  it('right reads the text in the next column, and the handle repeats the block', () => {
    const { model, select, column } = hosted(boxes(5))
    select(0, packages, 0, weight)
    model.fillRight()
    expect(column('weight')[0]).toBe(40)
    select(0, seal, 1, seal)
    model.fillTo({ row: 4, column: seal })
    expect(column('sealNo')).toEqual(['CN880000', 'CN880001', 'CN880000', 'CN880001', 'CN880000'])
  })
})

describe('rows', () => {
  it('are inserted as many as are selected, behind what belongs to the last', () => {
    const { model, select, ids } = hosted(freightRows({ containers: 2, lines: 1 }))
    select(0, 0)
    model.insertRows('below')
    expect(ids()).toEqual(['a-0', 'a-0-0', 'new-1', 'a-1', 'a-1-0'])
    expect(model.selection.active.row).toBe(2)
    select(3, 0, 4, 0)
    model.insertRows('above')
    expect(ids().slice(2, 6)).toEqual(['new-1', 'new-2', 'new-3', 'a-1'])
  })

  it('of an empty sheet are appended', () => {
    const { model, ids } = hosted([])
    model.insertRows('below')
    expect(ids()).toEqual(['new-1'])
  })

  it('get detail rows down to the deepest level, unfolding the row', () => {
    const { model, select, ids } = hosted(freightRows({ containers: 1, lines: 1 }))
    model.toggle('a-0')
    expect(ids()).toEqual(['a-0'])
    model.insertRows('child')
    expect(ids()).toEqual(['a-0', 'a-0-0', 'new-1'])
    select(1, 3)
    expect(model.canAddChild).toBe(false)
  })

  it('are duplicated and removed with what belongs to them', () => {
    const { model, select, ids } = hosted(freightRows({ containers: 2, lines: 1 }))
    select(0, 0)
    model.duplicateRows()
    expect(ids()).toEqual(['a-0', 'a-0-0', 'new-1', 'new-2', 'a-1', 'a-1-0'])
    expect(model.view.rows[2]?.values.containerNo).toBe('CSNU4100000')
    select(0, 0)
    model.removeRows()
    expect(ids()).toEqual(['new-1', 'new-2', 'a-1', 'a-1-0'])
    model.undo()
    expect(ids()).toEqual(['a-0', 'a-0-0', 'new-1', 'new-2', 'a-1', 'a-1-0'])
  })

  it('are numbered among their siblings', () => {
    const { model } = hosted(freightRows({ containers: 2, lines: 2 }))
    expect(model.view.rows.map((row) => model.view.labelOf(row))).toEqual(['1', '1-1', '1-2', '2', '2-1', '2-2'])
  })
})

describe('data from outside', () => {
  it('keeps the selection on its row when rows come in above', () => {
    const rows = boxes(3)
    const { model, select } = hosted(rows)
    select(1, weight)
    model.setRows([{ id: 'x', values: {} }, ...rows])
    expect(model.selection.active).toEqual({ row: 2, column: weight })
    model.setRows(rows.slice(0, 1))
    expect(model.selection.active.row).toBe(0)
  })

  it('of another set begins anew', () => {
    const { model, select, type: enter } = hosted(boxes(3))
    select(2, seal)
    enter('X')
    model.load(freightRows({ containers: 2, lines: 0, set: 'b' }))
    model.undo()
    expect(model.notice?.text).toBe(texts.nothingToUndo)
    expect(model.selection.active).toEqual({ row: 0, column: 0 })
  })

  it('goTo unfolds, selects and focuses', () => {
    const { model } = hosted(freightRows({ containers: 3, lines: 2 }))
    const focus = vi.fn()
    model.attach({ text: () => '', focus })
    model.toggle('a-2')
    expect(model.goTo('a-2-1', 'goods')).toBe(true)
    expect(model.activeRow?.id).toBe('a-2-1')
    expect(model.reveal?.place).toEqual({ row: 8, column: 3 })
    expect(focus).toHaveBeenCalledOnce()
    expect(model.goTo('gone', 'goods')).toBe(false)
  })

  it('finds cells by what they show and hold, folded ones too', () => {
    const { model } = hosted(freightRows({ containers: 2, lines: 1 }))
    model.toggle('a-1')
    expect(model.find('轮毂')).toEqual([{ rowId: 'a-1-0', key: 'goods' }])
    expect(model.find('csnu')).toEqual([{ rowId: 'a-0', key: 'containerNo' }])
    expect(model.find(' ')).toEqual([])
  })
})

describe('undo', () => {
  it('of a host is used instead of the own one', () => {
    const history = { undo: vi.fn(), redo: vi.fn() }
    const { model, select, type: enter } = hosted(boxes(1), { history })
    select(0, seal)
    enter('X')
    model.undo()
    model.redo()
    expect(history.undo).toHaveBeenCalledOnce()
    expect(history.redo).toHaveBeenCalledOnce()
  })

  it('leads back to the start from wherever one went, and redo forth again', () => {
    const act = fc.oneof(
      fc.record({ do: fc.constantFrom('clear', 'fillDown', 'fillRight', 'above', 'below', 'child', 'duplicate', 'remove') }),
      fc.record({ do: fc.constant('paste'), text: fc.constantFrom('7', '1\t2\n3\t4\n', 'x\n'.repeat(6), '箱号\t毛重\nA\t5\n') }),
      fc.record({ do: fc.constant('type'), text: fc.constantFrom('12', 'abc', '', '40HQ') }),
    )
    const place = fc.tuple(fc.nat(9), fc.nat(7), fc.nat(3), fc.nat(2))
    fc.assert(
      fc.property(fc.array(fc.tuple(act, place), { maxLength: 12 }), (steps) => {
        const rows = freightRows({ containers: 3, lines: 2 })
        const { model, select, type: enter, batches } = hosted(rows)
        for (const [step, [row, column, down, right]] of steps) {
          select(row, column, row + down, column + right)
          if (step.do === 'paste' && 'text' in step) model.paste(step.text)
          else if (step.do === 'type' && 'text' in step) enter(step.text)
          else if (step.do === 'clear') model.clear()
          else if (step.do === 'fillDown') model.fillDown()
          else if (step.do === 'fillRight') model.fillRight()
          else if (step.do === 'duplicate') model.duplicateRows()
          else if (step.do === 'remove') model.removeRows()
          else if (step.do === 'above' || step.do === 'below' || step.do === 'child') model.insertRows(step.do)
        }
        const acts = batches.length
        const end = model.view.rows
        // a cell that was never filled in is empty afterwards, too
        const plain = (all: readonly SheetRow[]) =>
          all.map(({ id, level, values }) => ({
            id,
            level,
            values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
          }))
        for (let turn = 0; turn < acts; turn++) model.undo()
        expect(plain(model.view.rows)).toEqual(plain(rows))
        for (let turn = 0; turn < acts; turn++) model.redo()
        expect(plain(model.view.rows)).toEqual(plain(end))
      }),
      { numRuns: 150 },
    )
  })
})

describe('batches', () => {
  it('that name rows which are gone pass over them and lose no new row', () => {
    const rows = boxes(2)
    const applied = applyBatch(rows, {
      changes: [{ rowId: 'gone', key: 'weight', value: 1 }],
      inserts: [{ row: { id: 'n', values: {} }, after: 'gone' }],
      removals: ['other'],
    })
    expect(applied.map(({ id }) => id)).toEqual(['a-0', 'a-1', 'n'])
    expect(applied[0]).toBe(rows[0])
  })

  it('put 5,000 rows in a chain without running out of stack', () => {
    const inserts = Array.from({ length: 5_000 }, (_, at) => ({ row: { id: `n${at}`, values: {} }, after: at === 0 ? null : `n${at - 1}` }))
    const applied = applyBatch(boxes(1), { changes: [], inserts, removals: [] })
    expect([applied[0]?.id, applied[4_999]?.id, applied[5_000]?.id]).toEqual(['n0', 'n4999', 'a-0'])
  })
})
