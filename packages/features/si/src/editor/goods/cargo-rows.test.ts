import { applyBatch, type SheetBatch } from '@jst/sheet'
import { goodContainer, goodLine, manyContainers } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { CargoRows } from './cargo-rows.ts'

const batch = (parts: Partial<SheetBatch>): SheetBatch => ({ changes: [], inserts: [], removals: [], ...parts })

function opened(containers = [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })]) {
  const book = new CargoRows()
  const rows = book.rows(containers)
  const act = (parts: Partial<SheetBatch>) => book.containers(applyBatch(rows, batch(parts)), containers)
  return { book, containers, rows, act }
}

describe('containers as rows of a sheet', () => {
  it('an edit changes one container; the others and their rows stay the same objects', () => {
    const { book, containers, rows, act } = opened()
    const next = act({ changes: [{ rowId: rows[0]?.id ?? '', key: 'sealNo', value: 'NEW1' }] })
    expect(next[0]?.sealNo).toBe('NEW1')
    expect(next[1]).toBe(containers[1])
    const again = book.rows(next)
    expect(again[1]).toBe(rows[1])
    expect(again[0]?.id).toBe(rows[0]?.id)
  })
  it('among a thousand containers with three lines each an edit makes one new row', () => {
    const containers = manyContainers(1000, 3)
    const { book, rows, act } = opened(containers)
    const again = book.rows(act({ changes: [{ rowId: rows[8]?.id ?? '', key: 'packageKind', value: 'BAGS' }] }))
    expect(rows).toHaveLength(4000)
    expect(again.filter((row, index) => row !== rows[index])).toHaveLength(1)
  })
  it('a repair or an undo from elsewhere keeps the id of the row', () => {
    const { book, containers, rows } = opened()
    const repaired = book.rows([{ ...goodContainer(), sealNo: 'X' }, ...containers.slice(1)])
    expect(repaired[0]?.id).toBe(rows[0]?.id)
    expect(book.rows(containers)).toEqual(rows)
  })
  it('totals of a box follow its lines while they agreed before', () => {
    const line = goodLine({ packages: 10, weight: 100, volume: 1 })
    const box = goodContainer({ packages: 10, weight: 100, volume: 1, lines: [line] })
    const { rows, act } = opened([box])
    const [followed] = act({ changes: [{ rowId: rows[1]?.id ?? '', key: 'packages', value: 12 }] })
    expect(followed).toMatchObject({ packages: 12, weight: 100, lines: [{ packages: 12 }] })
    const own = opened([{ ...box, weight: 101 }])
    const [kept] = own.act({ changes: [{ rowId: own.rows[1]?.id ?? '', key: 'weight', value: 90 }] })
    expect(kept?.weight).toBe(101)
  })
  it('text in a number cell counts as nothing and stays as it was typed', () => {
    const { book, rows, act } = opened()
    const next = act({ changes: [{ rowId: rows[0]?.id ?? '', key: 'weight', value: '约两吨' }] })
    expect(next[0]?.weight).toBe(0)
    expect(book.rows(next)[0]?.values['weight']).toBe('约两吨')
    // it would be submitted as 0: the cell is named before
    expect(book.unread(next)).toEqual({ id: rows[0]?.id, key: 'weight', text: '约两吨' })
    expect(book.unread([goodContainer()])).toBeUndefined()
  })
  it('a removed container takes its lines along, a new line joins the container above', () => {
    const { book, rows, act } = opened([goodContainer({ lines: [goodLine()] }), goodContainer({ containerNo: 'TCNU6225360' })])
    expect(act({ removals: [rows[0]?.id ?? '', rows[1]?.id ?? ''] }).map(({ containerNo }) => containerNo)).toEqual(['TCNU6225360'])
    const row = book.create({ level: 1 })
    const next = act({ inserts: [{ row, after: rows[2]?.id ?? null }], changes: [{ rowId: row.id, key: 'goods', value: 'BOLTS' }] })
    expect(next[1]?.lines).toMatchObject([{ goods: 'BOLTS' }])
  })
})
