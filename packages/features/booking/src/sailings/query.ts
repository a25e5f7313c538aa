import type { QueryOf } from '@jst/contracts'
import type { sailings } from '@jst/contracts/booking'
import { readBoxes, readCargo } from '@jst/contracts/freight-rates'
import { isDay } from '@jst/ui'

export type SailingsQuery = QueryOf<typeof sailings>

/** Query in the address of a page; undefined while a required part is missing. */
export function sailingsQueryOf(params: URLSearchParams): SailingsQuery | undefined {
  const [Pol = '', Pod = '', Day = '', Boxes = '', Customer = ''] = ['Pol', 'Pod', 'Day', 'Boxes', 'Customer'].map(
    (key) => params.get(key) ?? '',
  )
  if (Pol.length < 2 || Pod.length < 2 || Pol === Pod || !isDay(Day) || !readBoxes(Boxes)) return undefined
  return { Pol, Pod, Day, Boxes, ...(Customer === '' ? {} : { Customer }), ...readCargo(params) }
}
