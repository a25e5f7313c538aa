import { describe, expect, it } from 'vitest'
import { diffLines } from './diffLines.ts'
import { measureGrid } from './measureGrid.ts'

const box = { columns: 35, lines: 6 }

describe('measureGrid', () => {
  it('takes 35 characters in a line and names the lines that have more', () => {
    const exact = 'A'.repeat(35)
    expect(measureGrid(exact, box)).toMatchObject({ longest: 35, overLong: [], fits: true })
    expect(measureGrid(`${exact}\n${exact}B\nC`, box)).toMatchObject({ longest: 36, overLong: [2], fits: false })
  })

  it('counts the lines beyond the box', () => {
    expect(measureGrid('1\n2\n3\n4\n5\n6', box)).toMatchObject({ extraLines: 0, fits: true })
    expect(measureGrid('1\n2\n3\n4\n5\n6\n7\n8', box)).toMatchObject({ extraLines: 2, fits: false })
  })

  it('has no lines when empty and reads line breaks of every system', () => {
    expect(measureGrid('', box)).toMatchObject({ lines: [], longest: 0, fits: true })
    expect(measureGrid('A\r\nB\rC', box).lines).toEqual(['A', 'B', 'C'])
  })
})

describe('diffLines', () => {
  it('shows what went and what came, in reading order', () => {
    expect(diffLines('ABC TRADING\nNO. 1 ROAD\nHAMBURG', 'ABC TRADING GMBH\nNO. 1 ROAD\nHAMBURG\nGERMANY')).toEqual([
      { kind: 'removed', text: 'ABC TRADING' },
      { kind: 'added', text: 'ABC TRADING GMBH' },
      { kind: 'same', text: 'NO. 1 ROAD' },
      { kind: 'same', text: 'HAMBURG' },
      { kind: 'added', text: 'GERMANY' },
    ])
  })

  it('treats an empty text as no lines', () => {
    expect(diffLines('', 'A')).toEqual([{ kind: 'added', text: 'A' }])
    expect(diffLines('A', '')).toEqual([{ kind: 'removed', text: 'A' }])
    expect(diffLines('', '')).toEqual([])
  })

  it('rebuilds both texts from its lines', () => {
    const before = 'a\nb\nc\nd\na\nb'
    const after = 'b\nc\nx\na\nb\nb'
    const lines = diffLines(before, after)
    expect(
      lines
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
        .join('\n'),
    ).toBe(before)
    expect(
      lines
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join('\n'),
    ).toBe(after)
  })
})
