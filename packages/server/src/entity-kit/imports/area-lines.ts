import { normText } from '@jst/contracts/entity'
import type { AreaImport, AreaLine } from './area-import.ts'
import { texts } from './imports.texts.ts'
import { problemIn, readLine, type Line, type Reading } from './read-lines.ts'

interface FileLine {
  readonly cells: readonly string[]
  readonly line: number
}
type First = FileLine

/** Reads lines for an area. One reader reads all parts of a file: it knows the first line of each record. */
export function areaReader({ ownFields }: AreaImport, check: (lines: readonly AreaLine[]) => Promise<void>) {
  const firsts = new Map<string, First>()
  let above: First | undefined
  /** The line with what its record says already, and where it says something else. */
  function completed({ header, entity }: Reading, { cells, line }: FileLine): { cells: readonly string[]; first: First | undefined } {
    const code = header.fields.indexOf(entity.fields[0])
    const cellText = (cells[code] ?? '').trim()
    const first = cellText === '' ? above : firsts.get(normText(cellText))
    if (!first) {
      above = { cells, line }
      if (cellText !== '') firsts.set(normText(cellText), above)
      return { cells, first: undefined }
    }
    above = first
    const filledCells = header.fields.map((field, at) => {
      const cell = cells[at] ?? ''
      return cell === '' && field && !ownFields!.includes(field.key) ? (first.cells[at] ?? '') : cell
    })
    return { cells: filledCells, first }
  }
  function readOne(reading: Reading, given: FileLine): Line {
    if (!ownFields) return readLine(reading, given.cells, given.line)
    const { cells, first } = completed(reading, given)
    const read = readLine({ ...reading, seen: undefined }, cells, given.line)
    const differing = reading.header.fields.flatMap((field, at) => {
      if (!first || !field || ownFields.includes(field.key)) return []
      const cell = cells[at] ?? ''
      return normText(cell) === normText(first.cells[at] ?? '') ? [] : [{ field, cell }]
    })
    const problems = differing.map(({ field, cell }) => problemIn(given.line, 'INVALID', field, cell, texts.differs(field.zh, first!.line)))
    return problems.length === 0 ? read : { ...read, act: 'bad', problems: [...read.problems, ...problems] }
  }
  return async (reading: Reading, lines: readonly FileLine[]): Promise<Line[]> => {
    const read = lines.map((one) => readOne(reading, one))
    const checkedLines = new Map<Line, { more: Line['problems'][number][]; areaLine: AreaLine }>()
    for (const one of read) {
      const more: Line['problems'][number][] = []
      // a cell that says nothing usable is named once
      const named = new Set(one.act === 'bad' ? one.problems.map(({ Field }) => Field) : [])
      if (named.has(reading.entity.fields[0]!.key)) continue
      const wrong = (key: string, message: string) => {
        if (named.has(key)) return
        const field = reading.entity.all.find((candidate) => candidate.key === key)!
        const value = one.content[key] ?? ''
        more.push(problemIn(one.line, 'INVALID', field, Array.isArray(value) ? value.join('；') : String(value), message))
      }
      const code = String(one.content[reading.entity.fields[0]!.key] ?? '')
      checkedLines.set(one, { more, areaLine: { line: one.line, code, values: { ...one.content }, found: undefined, wrong } })
    }
    await check([...checkedLines.values()].map(({ areaLine }) => areaLine))
    return read.map((one): Line => {
      const found = checkedLines.get(one)
      if (!found) return one
      const { more, areaLine } = found
      if (more.length > 0 || one.act === 'bad') return { ...one, act: 'bad', problems: [...one.problems, ...more] }
      const row = areaLine.found && { Id: areaLine.found.id, Layer: 'company' as const, UpdateTime: areaLine.found.version }
      return { ...one, act: row ? 'change' : 'add', content: areaLine.values, row }
    })
  }
}
