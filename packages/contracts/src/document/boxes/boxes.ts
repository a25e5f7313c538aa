import type { BoxShape, Measure } from '../../allocation/index.ts'
import type { EntityField } from '../../entity/fields.ts'
import { showValue } from '../../entity/index.ts'
import type { Line, LinesFacts } from '../lines.ts'

/** Boxes of a document with lines below each, such as containers with goods. One part of a kind. */
export interface BoxesFacts {
  readonly zh: string
  readonly en: string
  /** Rows of the boxes; the table is made by `document_lines`. */
  readonly boxes: LinesFacts
  /** Rows below each box; `most` is that of one box, the table is made by `document_box_lines`. */
  readonly lines: LinesFacts
  /** Field that tells boxes apart: the container number. Blank while it is not known. */
  readonly by: string
  /** Number fields that both boxes and lines have: they are added up and shared out. The others follow the first one in proportion. */
  readonly quantities: readonly [string, ...string[]]
  /** Several records share what is booked, until nothing is left. Absent: each record has its own boxes. */
  readonly allocation?: { readonly zh: string; readonly en: string }
}

/** A box with the lines below it. */
export interface BoxRow {
  readonly Box: Line
  readonly Lines: readonly Line[]
}

type NumberField = Extract<EntityField, { kind: 'number' }>
/** Fields of the quantities, in their order. @throws Error when one is no number field of boxes and lines: a mistake of the declaration */
export function quantityFields({ boxes, lines, quantities, zh }: BoxesFacts): readonly [NumberField, ...NumberField[]] {
  const found = quantities.map((key) => {
    const field = boxes.fields.find((one) => one.key === key)
    if (field?.kind !== 'number' || !lines.fields.some((one) => one.key === key && one.kind === 'number'))
      throw new Error(`${zh}: ${key} is no number field of boxes and lines`)
    return field
  })
  return found as [NumberField, ...NumberField[]]
}

const isBox = (source: BoxRow | Line): source is BoxRow => Array.isArray(source['Lines']) && 'Box' in source
const rowOf = (source: BoxRow | Line): Line => (isBox(source) ? source.Box : source)

const amountOf = (value: Line[string] | undefined): number => (typeof value === 'number' ? value : 0)

/** Reads and writes the boxes of a kind for totals and allocation. */
export function boxShape(facts: BoxesFacts): BoxShape<string, BoxRow, Line> {
  const texts = facts.lines.fields.filter(({ key }) => !facts.quantities.includes(key))
  const [first, ...others] = quantityFields(facts)
  const measure = ({ key, digits }: NumberField): Measure => ({ key, digits })
  return {
    measures: [measure(first), ...others.map(measure)],
    noOf: ({ Box }) => String(Box[facts.by] ?? ''),
    idOf: (source) => rowOf(source).Id,
    linesOf: ({ Lines }) => Lines,
    textOf: (line) => texts.map((field) => showValue(field, line[field.key] ?? null)).join('|'),
    // text that somebody is still typing is no amount
    amountsOf: (source) => Object.fromEntries(facts.quantities.map((key) => [key, amountOf(rowOf(source)[key])])),
    withLines: ({ Box }, amounts, Lines) => ({ Box: { ...Box, ...amounts }, Lines }),
    withAmounts: (line, amounts) => ({ ...line, ...amounts }),
    withId: (line, Id) => ({ ...line, Id }),
  }
}
