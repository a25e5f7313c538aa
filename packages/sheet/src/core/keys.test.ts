import { describe, expect, it, vi } from 'vitest'
import { freightRows } from '../stories/freight.ts'
import { hosted } from '../stories/host.ts'
import { handleKey, type KeyPress } from './keys.ts'

const weight = 6

function keyboard(containers = 5, lines = 0) {
  const host = hosted(freightRows({ containers, lines }))
  const actions = { text: () => '77', breakLine: vi.fn(), openFind: vi.fn(), release: vi.fn(), released: false }
  const press = (key: string, parts: Partial<KeyPress> = {}) =>
    handleKey(
      host.model,
      { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false, keyCode: 0, ...parts },
      actions,
    )
  return { ...host, actions, press, at: () => [host.model.selection.active.row, host.model.selection.active.column] }
}

describe('an input method at work', () => {
  it('keeps every key to itself: no Enter, arrow or Escape reaches the sheet', () => {
    const { model, press, at } = keyboard()
    model.beginEdit('replace')
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab', ' ']) expect(press(key, { isComposing: true })).toBe(false)
    // some browsers end the composition before they tell of its Enter
    expect(press('Enter', { keyCode: 229 })).toBe(false)
    expect(model.editing).toBeDefined()
    expect(at()).toEqual([0, 0])
  })
})

describe('keys as in Excel', () => {
  it('Enter goes down, back to the column where Tab began', () => {
    const { select, press, at } = keyboard()
    select(0, 4)
    press('Tab')
    press('Tab')
    expect(at()).toEqual([0, 6])
    press('Enter')
    expect(at()).toEqual([1, 4])
    press('Enter', { shiftKey: true })
    expect(at()).toEqual([0, 4])
  })

  it('Tab passes over cells that the row does not have and goes on in the next row', () => {
    const { select, press, at } = keyboard(2, 1)
    select(0, 7)
    press('Tab')
    expect(at()).toEqual([1, 3])
    press('Tab', { shiftKey: true })
    expect(at()).toEqual([0, 7])
  })

  it('Tab leaves at the ends, and everywhere after Escape', () => {
    const { select, press, actions } = keyboard(1)
    select(0, 7)
    expect(press('Tab')).toBe(false)
    select(0, 0)
    expect(press('Tab', { shiftKey: true })).toBe(false)
    press('Escape')
    expect(actions.release).toHaveBeenCalledOnce()
    actions.released = true
    expect(press('Tab')).toBe(false)
  })

  it('Ctrl+Enter in one cell enters the text and is left to the page', () => {
    const { model, select, press } = keyboard()
    select(0, weight)
    model.beginEdit('replace')
    expect(press('Enter', { ctrlKey: true })).toBe(false)
    expect(model.editing).toBeUndefined()
    expect(model.view.visible[0]?.values['weight']).toBe(77)
    expect(press('Enter', { ctrlKey: true })).toBe(false)
  })

  it('in a block Enter and Tab go round inside of it', () => {
    const { model, select, press, at } = keyboard()
    select(1, 5, 2, 6)
    const seen = ['Enter', 'Enter', 'Enter', 'Enter'].map((key) => {
      press(key)
      return at()
    })
    expect(seen).toEqual([
      [2, 5],
      [1, 6],
      [2, 6],
      [1, 5],
    ])
    press('Tab')
    expect(at()).toEqual([1, 6])
    expect(model.range).toEqual({ top: 1, left: 5, bottom: 2, right: 6 })
  })

  it('Ctrl and an arrow go to the edge of the data, with Shift selecting on the way', () => {
    const { model, select, press, at } = keyboard()
    select(2, weight)
    model.clear()
    select(0, weight)
    press('ArrowDown', { ctrlKey: true })
    expect(at()).toEqual([1, weight])
    press('ArrowDown', { ctrlKey: true })
    expect(at()).toEqual([3, weight])
    press('ArrowDown', { ctrlKey: true, shiftKey: true })
    expect(model.range).toMatchObject({ top: 3, bottom: 4 })
    press('Home', { ctrlKey: true })
    expect(at()).toEqual([0, 0])
    press('End', { ctrlKey: true })
    expect(at()).toEqual([4, 7])
    press('Home')
    expect(at()).toEqual([4, 0])
  })

  it('PageDown goes by what is seen and stops at the end', () => {
    const { model, press, at } = keyboard(50)
    model.pageSize = 12
    press('PageDown')
    expect(at()).toEqual([12, 0])
    press('PageDown', { shiftKey: true })
    expect(model.range).toMatchObject({ top: 12, bottom: 24 })
    for (let turn = 0; turn < 5; turn++) press('PageDown')
    expect(at()).toEqual([49, 0])
  })

  it('selects all, a row and a column', () => {
    const { model, select, press } = keyboard()
    select(2, 3)
    press('a', { ctrlKey: true })
    expect(model.range).toEqual({ top: 0, left: 0, bottom: 4, right: 7 })
    select(2, 3)
    press(' ', { shiftKey: true })
    expect(model.range).toEqual({ top: 2, left: 0, bottom: 2, right: 7 })
    select(2, 3)
    press(' ', { ctrlKey: true })
    expect(model.range).toEqual({ top: 0, left: 3, bottom: 4, right: 3 })
  })
})

describe('an edit', () => {
  it('that began by typing is taken over by an arrow, one that began by F2 is not', () => {
    const { model, select, press, at, column } = keyboard()
    model.attach({ text: () => '77', focus: () => {} })
    select(0, weight)
    model.beginEdit('replace')
    expect(press('ArrowRight')).toBe(true)
    expect([at(), column('weight')[0]]).toEqual([[0, weight + 1], 77])
    press('F2')
    expect(press('ArrowLeft')).toBe(false)
    expect(model.editing?.mode).toBe('edit')
    press('Escape')
    expect(model.editing).toBeUndefined()
  })

  it('with Ctrl+Enter goes into every selected cell', () => {
    const { model, select, press, column } = keyboard(3)
    select(0, weight, 2, weight)
    model.beginEdit('replace')
    press('Enter', { ctrlKey: true })
    expect(column('weight')).toEqual([77, 77, 77])
    model.undo()
    expect(column('weight')).toEqual([725.48, 852.439, 979.398])
  })

  it('with Alt+Enter breaks the line where the column allows it', () => {
    const { model, select, press, actions } = keyboard(1, 1)
    select(1, 3)
    model.beginEdit('edit')
    press('Enter', { altKey: true })
    expect(actions.breakLine).toHaveBeenCalledOnce()
    expect(model.editing).toBeDefined()
  })

  it('that is wrong says so through Enter and falls silent with the next move', () => {
    const { model, select, press } = keyboard()
    select(0, weight)
    model.beginEdit('replace')
    model.commit('abc')
    press('ArrowDown')
    expect(model.notice?.tone).toBe('error')
    press('ArrowDown')
    expect(model.notice).toBeUndefined()
  })

  it('leaves undo of the text to the browser', () => {
    const { model, press } = keyboard()
    model.beginEdit('replace')
    expect(press('z', { ctrlKey: true })).toBe(false)
  })
})

describe('commands', () => {
  it('fill, undo, redo, insert and remove', () => {
    const { select, press, column, ids } = keyboard(3)
    select(0, weight, 2, weight)
    press('d', { ctrlKey: true })
    expect(new Set(column('weight')).size).toBe(1)
    press('z', { ctrlKey: true })
    expect(new Set(column('weight')).size).toBe(3)
    press('y', { ctrlKey: true })
    expect(new Set(column('weight')).size).toBe(1)
    press('Z', { ctrlKey: true })
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(new Set(column('weight')).size).toBe(1)
    select(1, 0)
    expect(press('-', { ctrlKey: true })).toBe(false)
    press(' ', { shiftKey: true })
    press('+', { ctrlKey: true, shiftKey: true })
    expect(ids()).toEqual(['a-0', 'new-1', 'a-1', 'a-2'])
    press(' ', { shiftKey: true })
    press('-', { ctrlKey: true })
    expect(ids()).toEqual(['a-0', 'a-1', 'a-2'])
    press('Delete')
    expect(column('containerNo')[1]).toBeNull()
  })

  it('fold and unfold, and make columns wider and narrower', () => {
    const { model, select, press, ids } = keyboard(2, 2)
    select(1, 3)
    press('ArrowUp', { altKey: true, shiftKey: true })
    expect(ids()).toEqual(['a-0', 'a-1', 'a-1-0', 'a-1-1'])
    select(0, 3)
    press('ArrowDown', { altKey: true, shiftKey: true })
    expect(ids()).toHaveLength(6)
    press('ArrowRight', { altKey: true, shiftKey: true })
    expect(model.widthOf('goods')).toBe(230)
  })

  it('leaves keys that are not its own to the browser', () => {
    const { press } = keyboard()
    expect(press('x')).toBe(false)
    expect(press('c', { ctrlKey: true })).toBe(false)
    expect(press('t', { ctrlKey: true })).toBe(false)
  })
})
