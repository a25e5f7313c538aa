import { describe, expect, it } from 'vitest'
import { PinBoard, type PinStorage } from './PinBoard.ts'

const version = { id: 7, version: 2 }
function memory(): PinStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

describe('remarks pinned to fields', () => {
  it('are sent under their paths, written ones only', () => {
    const board = new PinBoard(version)
    board.pin({ field: 'consignee' })
    board.write('//consignee', ' 请补税号 ')
    board.pin({ container: 1, field: 'sealNo' })
    expect(board.remarks).toEqual([{ Path: 'TBI_CONSIGNEE', Text: '请补税号' }])
  })
  it('pinning a field again goes to its remark and keeps the text', () => {
    const board = new PinBoard(version)
    board.pin({ field: 'goods' }, '品名笼统')
    board.reached()
    board.pin({ field: 'goods' }, '别的')
    expect([board.pins.length, board.pins[0]?.text, board.wanted]).toEqual([1, '品名笼统', '//goods'])
  })
  it('outlive a reload for the same version, and not for a newer one', () => {
    const storage = memory()
    new PinBoard(version, storage).pin({ field: 'goods' }, '品名笼统')
    expect(new PinBoard(version, storage).remarks).toHaveLength(1)
    expect(new PinBoard({ id: 7, version: 3 }, storage).remarks).toEqual([])
  })
  it('survive a storage that is broken or refuses', () => {
    const storage = {
      getItem: () => '{"a"',
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    }
    const board = new PinBoard(version, storage)
    board.pin({ field: 'goods' }, '品名笼统')
    expect(board.remarks).toHaveLength(1)
  })
})
