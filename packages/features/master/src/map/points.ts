import type { EntityRow } from '@jst/contracts/entity'
import type { Position } from '@jst/sea'
import type { SeaPoint } from '@jst/sea-map'

/** Where a row lies; undefined when nobody has said. */
export function positionOf({ Lon, Lat }: EntityRow): Position | undefined {
  return typeof Lon === 'number' && typeof Lat === 'number' ? [Lon, Lat] : undefined
}

export const pointsOf = (rows: readonly EntityRow[], kind: SeaPoint['kind']): SeaPoint[] =>
  rows.flatMap((row) => {
    const at = positionOf(row)
    return at ? [{ id: String(row.Id), kind, at, label: row.NameZh || row.Code, note: row.Code }] : []
  })
