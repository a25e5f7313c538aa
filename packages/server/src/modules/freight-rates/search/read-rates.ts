import type { Rate } from '@jst/price-engine'
import type { PriceInputs } from './price-inputs.ts'
import { rateOf } from './rates.ts'
import { findParts, type RateRow, type Reader } from './rates.repo.ts'
import { findTemplates } from './templates.repo.ts'
import { templateSurcharges } from './templates.ts'

export interface ReadRates {
  readonly rates: readonly Rate[]
  /** Codes of the templates whose surcharges are in them, by their keys. */
  readonly templates: ReadonlyMap<number, string>
}
export const noReadRates: ReadRates = { rates: [], templates: new Map() }

interface Source {
  readonly db: Reader
  readonly system: Reader
  readonly companyId: number
  readonly inputs: PriceInputs
}

/** Rates of a company as the engine reads them: with their own surcharges and barges, and the surcharges of templates. */
export async function readRates(
  { db, system, companyId, inputs }: Source,
  { pol, day }: { readonly pol: string; readonly day: string },
  rows: readonly RateRow[],
): Promise<ReadRates> {
  if (rows.length === 0) return noReadRates
  const pods = [...new Set(rows.flatMap(({ pod, del }) => [pod, del]))]
  const ids = rows.map(({ id }) => id)
  const [{ surcharges, barges }, templates] = await Promise.all([findParts(db, ids), findTemplates(system, companyId, { pods, day })])
  const [surchargesOf, bargesOf] = [Map.groupBy(surcharges, ({ rateId }) => rateId), Map.groupBy(barges, ({ rateId }) => rateId)]
  const rates = rows.map((row) => {
    const rate = rateOf(row, surchargesOf.get(row.id) ?? [], bargesOf.get(row.id) ?? [], inputs.regionOf(row.lane), inputs.names)
    return { ...rate, Surcharges: [...rate.Surcharges, ...templateSurcharges(row, templates, pol, inputs.names)] }
  })
  return { rates, templates: new Map(templates.map(({ rateId, template }) => [rateId, template])) }
}
