import type { TrackStatement } from '@jst/contracts/tracking'

/** Statements about one box, in the order in which they happened. */
export interface Chain {
  readonly key: string
  /** `''`: about a bill or booking as a whole. */
  readonly box: string
  readonly bill: string
  readonly shipment: number | null
  readonly rows: readonly TrackStatement[]
  /** The newest actual that counts; undefined: there is none. */
  readonly last: TrackStatement | undefined
}

/** Statements by box; those without one by bill. Boxes stand in the order of the numbers that were asked for. */
export function chainsOf(statements: readonly TrackStatement[], numbers: readonly string[]): readonly Chain[] {
  const chains = Map.groupBy(statements, ({ Box, BillNo, BookingNo }) => Box || BillNo || BookingNo)
  const place = (chain: Chain) => {
    const at = numbers.findIndex((number) => [chain.box, chain.bill, ...chain.rows.map(({ BookingNo }) => BookingNo)].includes(number))
    return at < 0 ? numbers.length : at
  }
  return [...chains]
    .map(([key, group]): Chain => {
      const rows = group.toSorted((one, other) => (one.At < other.At ? -1 : one.At > other.At ? 1 : 0))
      return {
        key,
        box: rows[0]!.Box,
        bill: rows.find(({ BillNo }) => BillNo !== '')?.BillNo ?? '',
        shipment: rows.findLast(({ ShipmentId }) => ShipmentId !== null)?.ShipmentId ?? null,
        rows,
        last: rows.findLast(({ Classifier, Milestone, IsWithdrawn }) => Classifier === 'ACT' && Milestone !== '' && !IsWithdrawn),
      }
    })
    .toSorted((one, other) => place(one) - place(other))
}

/** Numbers that no statement is about. */
export const silentNumbers = (statements: readonly TrackStatement[], numbers: readonly string[]): readonly string[] => {
  const said = new Set(statements.flatMap(({ Box, BillNo, BookingNo }) => [Box, BillNo, BookingNo].map((one) => one.toUpperCase())))
  return numbers.filter((number) => !said.has(number))
}
