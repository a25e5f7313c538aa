import type { LclShipment } from '@jst/contracts/freight-rates'
import { grouped, plain, plus, rounded, times } from '@jst/contracts/money'
import { decimalText } from '@jst/contracts/values'
import { cbmOf } from '@jst/price-engine/lcl'

/** Pieces of one size, as they are typed. */
export interface CargoRow {
  readonly key: number
  readonly Count: string
  readonly Length: string
  readonly Width: string
  readonly Height: string
  readonly Kg: string
}
export const blankRow = (key: number): CargoRow => ({ key, Count: '', Length: '', Width: '', Height: '', Kg: '' })

/** A measure as people read it: at most three places, thousands apart. */
export const measureText = (value: string): string => grouped(plain(rounded(value, 3)))

/** Typed cargo of a shipment: rows of pieces, and totals where no pieces are known. */
export interface TypedCargo {
  readonly rows: readonly CargoRow[]
  readonly cbm: string
  readonly kg: string
  readonly type: string
}
export const blankCargo: TypedCargo = { rows: [blankRow(1)], cbm: '', kg: '', type: '' }

/** A measure above zero of at most six digits before the point and three places; '' for other texts. */
function measureOf(text: string): string {
  const read = decimalText(text, { places: 3 }) ?? ''
  return Number(read) > 0 && Number(read) < 1_000_000 ? read : ''
}
const isRight = (text: string) => measureOf(text) !== ''
/** True for typed text that is neither blank nor a measure: a decimal above zero of at most three places. */
export const isWrong = (text: string): boolean => text.trim() !== '' && !isRight(text)
/** True for typed text that is neither blank nor a number of pieces. */
export const isWrongCount = (text: string): boolean => text.trim() !== '' && !/^[1-9]\d{0,4}$/.test(text.trim())
const countOf = ({ Count }: CargoRow) => (/^\d{1,5}$/.test(Count.trim()) ? Number(Count) : 0)

/** Volume of the rows whose sides are all there; '' : none is. */
export function cbmOfRows(rows: readonly CargoRow[]): string {
  const measured = rows.filter((row) => countOf(row) > 0 && [row.Length, row.Width, row.Height].every(isRight))
  if (measured.length === 0) return ''
  return cbmOf(
    measured.map((row) => ({
      Length: measureOf(row.Length),
      Width: measureOf(row.Width),
      Height: measureOf(row.Height),
      Count: countOf(row),
    })),
  )
}
/** Weight of the rows that say one; '' : none does. */
export function kgOfRows(rows: readonly CargoRow[]): string {
  const weighed = rows.filter((row) => countOf(row) > 0 && isRight(row.Kg))
  return weighed.length === 0 ? '' : plus(...weighed.map((row) => times(measureOf(row.Kg), String(countOf(row)))))
}

/** The shipment that is meant; undefined while volume or weight is not known or something is wrong. A total that is typed goes before the rows. */
export function shipmentOf({ rows, cbm, kg, type }: TypedCargo): LclShipment | undefined {
  const typed = [cbm, kg, ...rows.flatMap(({ Length, Width, Height, Kg }) => [Length, Width, Height, Kg])]
  if (typed.some(isWrong) || rows.some(({ Count }) => isWrongCount(Count))) return undefined
  const [Cbm, Kg] = [measureOf(cbm) || cbmOfRows(rows), measureOf(kg) || kgOfRows(rows)]
  const Pieces = rows.reduce((sum, row) => sum + countOf(row), 0)
  return Cbm === '' || Kg === '' ? undefined : { Cbm, Kg, Pieces: Math.max(1, Pieces), CargoType: type }
}
