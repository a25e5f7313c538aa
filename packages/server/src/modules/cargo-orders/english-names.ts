import type { CargoOrder } from '@jst/contracts/cargo-orders'
import { englishNames } from '../../entity-kit/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'

/** Rows of a list with the English names of carriers and ports for a page in English: orders keep the Chinese ones. */
export async function withEnglishNames(db: Queryable, rows: readonly CargoOrder[], Lang: 'en' | undefined): Promise<CargoOrder[]> {
  if (Lang === undefined || rows.length === 0) return [...rows]
  const carriers = await englishNames(
    db,
    'carrier',
    rows.map(({ CarrierCode }) => CarrierCode),
  )
  const ports = await englishNames(
    db,
    'port',
    rows.flatMap(({ LoadPortCode, DischargePortCode }) => [LoadPortCode, DischargePortCode]),
  )
  return rows.map((row) => ({
    ...row,
    CarrierName: carriers.get(row.CarrierCode) ?? row.CarrierName,
    LoadPortName: ports.get(row.LoadPortCode) ?? row.LoadPortName,
    DischargePortName: ports.get(row.DischargePortCode) ?? row.DischargePortName,
  }))
}
