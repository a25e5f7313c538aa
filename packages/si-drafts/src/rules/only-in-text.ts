import { commercialType, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { declaredIn, goodsSaid, namesUnNumber } from './dangerous-text.ts'

const reeferBox = /^\d\dR[FHEQ]$/
export const isReefer = ({ type }: Pick<SiContainer, 'type'>): boolean => reeferBox.test(commercialType(type) ?? '')

// over texts with single blanks, and with numbers of a bounded length: their work is linear
/** Phrases for cargo in a non-operating reefer (NOR). */
const notOperating = /\bNON?[ -]{0,3}OPERATING\b|\bNOR\b|\bNOT? ?OPERAT/i
const figure = String.raw`\d{1,3}(?:\.\d{1,2})?`
const unit = String.raw` ?(?:°|DEG\.?|DEGREES?)? ?(C|F)\b`
const written = new RegExp(String.raw`(?<![\d.])([+-]? ?${figure})${unit}`, 'i')
/** `16/20 C`, `+2 TO +8C`, `2C-8C`: two numbers that stand for one temperature. */
const range = new RegExp(
  String.raw`(?<![\d.])([+-]?${figure})(?: ?(?:°|DEG\.?)? ?[CF])?(?: ?(?:/|~|\bTO\b|\bAND\b) ?|-| - )([+-]?${figure})${unit}`,
  'gi',
)

/** Temperatures in the goods texts of a record, worked out once, as its boxes ask one by one. */
export interface SaidTemperature {
  /** Set point in °C; undefined: none, or in °F. */
  readonly celsius: number | undefined
  /** The text names one temperature. */
  readonly named: boolean
  /** A range, as written, with its ends in °C where they are: it is no set point. */
  readonly range: { readonly text: string; readonly celsius: readonly [number, number] | undefined } | undefined
  /** The cargo is in a non-operating reefer (NOR). */
  readonly off: boolean
  /** Some box has a set point. */
  readonly set: boolean
}
const saidOf = new WeakMap<SiRecord, SaidTemperature>()

export function temperatureSaid(record: SiRecord): SaidTemperature {
  const cached = saidOf.get(record)
  if (cached) return cached
  const text = goodsSaid(record).replace(/\s+/g, ' ')
  const [first] = text.matchAll(range)
  const [, degrees, scale] = written.exec(text.replace(range, ' ')) ?? []
  const said = {
    celsius: degrees !== undefined && scale?.toUpperCase() === 'C' ? Number(degrees.replace(' ', '')) : undefined,
    named: degrees !== undefined,
    range: first && { text: first[0].trim(), celsius: first[3]?.toUpperCase() === 'C' ? endsOf(first[1], first[2]) : undefined },
    off: notOperating.test(text),
    set: record.containers.some(({ temperature }) => temperature !== ''),
  }
  saidOf.set(record, said)
  return said
}

const endsOf = (a = '', b = ''): readonly [number, number] => [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))]

/** UN numbers of dangerous goods that stand in the texts and in no field of a goods line. */
export function unNumbersInText(record: SiRecord): string[] {
  const said = goodsSaid(record)
  if (record.goodsType !== '2' || !namesUnNumber(said)) return []
  const listed = new Set(record.containers.flatMap(({ lines }) => lines.map(({ unNo }) => unNo.replace(/\D/g, ''))))
  return [...new Set(declaredIn(said).map(({ unNo }) => unNo))].filter((unNo) => !listed.has(unNo))
}

/** Indexes of reefer boxes without a set point, of goods whose text has one. */
export function boxesWithoutSetPoint(record: SiRecord): number[] {
  if (record.goodsType !== '3') return []
  const { named, range: between, off } = temperatureSaid(record)
  if (off || !(named || between)) return []
  return record.containers.flatMap((box, index) => (isReefer(box) && box.temperature === '' ? [index] : []))
}
