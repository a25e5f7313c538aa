import { blankBox, type BookingTyped, type ReadNoteQuestion } from '@jst/contracts/booking'
import type { EntityValue } from '@jst/contracts/entity'
import type { Line } from '@jst/contracts/document'

type Candidate = ReadNoteQuestion['Candidates'][number]
const partsOf = (path: string) => /^(Values|Parties|Cargo|Boxes)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path) ?? []
const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function lineWith(lines: readonly Line[], at: number, key: string, value: EntityValue): Line[] {
  return lines.map((line, index) => (index === at ? { ...line, [key]: value } : line))
}

/** Patch of a click on a candidate; undefined where a person has to type, for example to choose one of several goods. */
export function answerOf(typed: BookingTyped, { Path }: ReadNoteQuestion, { Value }: Candidate): Partial<BookingTyped> | undefined {
  const [, part, at, key] = partsOf(Path)
  if (part === 'Values' && key !== undefined) return { Values: { ...typed.Values, [key]: Value } }
  if (part === 'Parties' && key !== undefined) return { Parties: { ...typed.Parties, [key]: String(Value) } }
  if (part === 'Boxes' && at === undefined && key === undefined) {
    const said = String(Value).split(',')
    const boxes = said.flatMap((word) => {
      const [, count, type] = /^(\d+)\*(\w+)$/.exec(word) ?? []
      return type === undefined ? [] : [{ ...blankBox(type), Count: Number(count) }]
    })
    return boxes.length === said.length ? { Boxes: boxes } : undefined
  }
  if ((part === 'Cargo' || part === 'Boxes') && at !== undefined && key !== undefined && Number(at) < typed[part].length)
    return { [part]: lineWith(typed[part], Number(at), key, Value) }
  return undefined
}

/** True once the form answers the question. For totals and whole parts only the reader can decide. */
export function isSettled(typed: BookingTyped, { Path }: ReadNoteQuestion): boolean {
  const [, part, at, key] = partsOf(Path)
  if (part === 'Values' && key !== undefined) return !isBlank(typed.Values[key])
  if (part === 'Parties' && key !== undefined) return !isBlank(typed.Parties[key as 'shipper']?.trim())
  if ((part === 'Cargo' || part === 'Boxes') && at !== undefined && key !== undefined) return !isBlank(typed[part][Number(at)]?.[key])
  return part === 'Boxes' && key === undefined && typed.Boxes.some(({ Type }) => !isBlank(Type))
}
