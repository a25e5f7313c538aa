import type { EntityRow } from '@jst/contracts/entity'
import type { Position } from '@jst/sea'
import type { SeaPoint } from '@jst/sea-map'

/** Where a row lies; undefined when nobody has said. */
export function positionOf({ Lon, Lat }: EntityRow): Position | undefined {
  return typeof Lon === 'number' && typeof Lat === 'number' ? [Lon, Lat] : undefined
}

/** The largest container ports, the largest first. */
const largest =
  'CNSHA SGSIN CNNGB CNSZX CNYTN CNTAO CNCAN KRPUS CNTXG AEJEA HKHKG MYPKG NLRTM CNXMN BEANR MYTPP TWKHH USLAX USLGB USNYC THLCH DEHAM JPTYO ' +
  'MATNG INMUN INNSA LKCMB SAJED VNSGN VNHPH IDJKT PHMNL GRPIR ESALG ESVLC EGPSD OMSLL PABLB MXZLO BRSSZ COCTG GBFXT FRLEH USSAV CAVAN ' +
  'AUMEL AUSYD ZADUR NGLOS KEMBA CLSAI PECLL'
const weights = new Map(
  largest
    .split(' ')
    .toReversed()
    .map((code, at) => [code, at + 1]),
)

export const pointsOf = (rows: readonly EntityRow[], kind: SeaPoint['kind']): SeaPoint[] =>
  rows.flatMap((row) => {
    const at = positionOf(row)
    return at ? [{ id: String(row.Id), kind, at, label: row.NameZh || row.Code, note: row.Code, weight: weights.get(row.Code) }] : []
  })
