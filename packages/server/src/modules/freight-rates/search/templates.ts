import type { Condition, Surcharge } from '@jst/price-engine'
import { surchargeOf, type ChargeNames } from './rates.ts'
import type { RateRow } from './rates.repo.ts'
import type { TemplateRow } from './templates.repo.ts'

const isFor = (list: readonly string[], ...codes: readonly string[]) => list.length === 0 || codes.some((code) => list.includes(code))

/** Returns true if a template applies to a rate for a port of loading: its own, or one that is linked to it. */
function matches({ lanes, pols, pods, carriers }: TemplateRow, rate: RateRow, pol: string): boolean {
  const loading = rate.polLinks.includes(pol) ? pol : rate.pol
  return isFor(lanes, rate.lane) && isFor(pols, loading) && isFor(carriers, rate.carrier) && isFor(pods, rate.pod, rate.del)
}

/** How narrow a template is, as rules of prices are compared: what names ports of discharge goes before what names ports of loading, and so on. */
const narrowness = ({ boxTypes, pods, pols, carriers, lanes }: TemplateRow): string =>
  [boxTypes, pods, pols, carriers, lanes].map((list) => (list.length > 0 ? '1' : '0')).join('')

/** Compares two templates: the narrower one wins, then that with the newer first day, then the later one. */
const goesBefore = (a: TemplateRow, b: TemplateRow): boolean => {
  const [first, second] = [a, b].map((one) => `${narrowness(one)} ${one.from.padStart(10, '0')} ${String(one.rateId).padStart(16, '0')}`)
  return first! > second!
}

/**
 * Surcharges that templates give a rate. Of several templates that say the same charge the narrowest counts, with all of its lines; one that is for
 * some boxes leaves the others to the next.
 */
export function templateSurcharges(rate: RateRow, rows: readonly TemplateRow[], pol: string, namesOf: ChargeNames): Surcharge[] {
  const byCharge = Map.groupBy(
    rows.filter((row) => matches(row, rate, pol)),
    ({ code }) => code,
  )
  return [...byCharge.values()].flatMap((lines) => {
    const templates = [...Map.groupBy(lines, ({ rateId }) => rateId).values()].sort(([a], [b]) => (goesBefore(a!, b!) ? -1 : 1))
    const taken: string[] = []
    const found: Surcharge[] = []
    for (const templateRows of templates) {
      const { boxTypes } = templateRows[0]!
      const except = boxTypes.length === 0 ? [...taken] : []
      const boxes = boxTypes.filter((box) => !taken.includes(box))
      if (boxTypes.length === 0 || boxes.length > 0)
        found.push(...templateRows.map((row) => surchargeOfTemplate(row, rate, namesOf, boxes, except)))
      if (boxTypes.length === 0) break
      taken.push(...boxes)
    }
    return found
  })
}

function surchargeOfTemplate(
  row: TemplateRow,
  rate: RateRow,
  namesOf: ChargeNames,
  boxes: readonly string[],
  except: readonly string[],
): Surcharge {
  const surcharge = surchargeOf(row, rate, namesOf)
  const conditions: Condition[] = [
    ...(boxes.length > 0 ? [{ What: 'boxType', Op: 'in', Values: boxes } as const] : []),
    ...(except.length > 0 ? [{ What: 'boxType', Op: 'isNot', Values: except } as const] : []),
  ]
  return {
    ...surcharge,
    Conditions: [...surcharge.Conditions, ...conditions],
    Source: { Kind: 'template', Id: row.rateId, Version: 0 },
  }
}
