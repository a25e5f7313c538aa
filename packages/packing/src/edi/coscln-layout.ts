import type { columnWords } from './texts.ts'

export type ColumnName = keyof typeof columnWords
/** `X`: text, blanks behind. `9`: number, zeros in front, with `decimals` behind a point. */
export interface FixedColumn {
  readonly name: ColumnName
  readonly kind: 'X' | '9'
  /** Bytes in GB18030. */
  readonly length: number
  readonly decimals?: number
}

const text = (name: ColumnName, length: number): FixedColumn => ({ name, kind: 'X', length })
const integer = (name: ColumnName, length: number): FixedColumn => ({ name, kind: '9', length })
const decimal = (name: ColumnName, length: number): FixedColumn => ({ name, kind: '9', length, decimals: 3 })
const quantities = [integer('packages', 8), decimal('weight', 12), decimal('volume', 10)] as const
/** Texts of several lines: a record for each 35 bytes; `+` continues the line of the record in front. */
const lines = [text('continues', 1), integer('length', 2), text('text', 35)] as const

/**
 * Records of COSCLN, without the two bytes of the record type in front. 00 and 10 begin as the platform file of the manifest does; the rest is our
 * layout, which the terminal has to agree to. A change of the layout is a change of this table.
 */
export const layout = {
  '00': [
    text('messageType', 6),
    text('description', 35),
    text('action', 1),
    text('sender', 13),
    text('receiver', 13),
    text('at', 12),
    text('reference', 35),
  ],
  '10': [
    text('vesselCode', 9),
    text('vessel', 35),
    text('nationality', 2),
    text('voyage', 6),
    text('trade', 1),
    text('eta', 8),
    text('etd', 8),
    text('carrier', 13),
    text('pol', 5),
    text('pod', 5),
    text('delivery', 5),
  ],
  '51': [
    text('boxNo', 12),
    text('boxType', 4),
    text('isoType', 4),
    text('load', 1),
    text('soc', 1),
    decimal('tare', 12),
    decimal('maxGross', 12),
    text('temperature', 5),
    ...quantities,
  ],
  '52': [text('seal', 15), text('source', 2)],
  '12': [text('bill', 20), text('booking', 35)],
  '41': [text('kind', 2), ...quantities, text('hsCode', 12), text('dgClass', 5), text('unNo', 4), text('temperature', 5)],
  '44': lines,
  '47': lines,
  '48': lines,
  '99': [integer('records', 6), integer('boxes', 5), integer('packages', 10), decimal('weight', 16)],
} as const satisfies Record<string, readonly FixedColumn[]>
export type RecordType = keyof typeof layout

/** Bytes of a record with its type. */
export const lengthOf = (type: RecordType): number => layout[type].reduce((all, { length }) => all + length, 2)

/** File function of the platform file. */
export const actions = { original: '9', replace: '4', cancel: '3', change: '4', deletion: '3' } as const
export const loads = { full: 'F', lcl: 'L', empty: 'E' } as const
/** Most records of a text: 10 lines of marks, 20 of goods. */
export const mostLines = { '44': 10, '47': 20, '48': 20 } as const
