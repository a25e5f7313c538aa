import { entryFilingCountries } from '@jst/contracts/si/data'
import type { Words } from '@jst/packing'
import type { Consignment } from '../model/consignment.ts'
import { regimeWords, whyWords } from './texts.ts'

/** Advance filings that are known. */
export const regimeCodes = ['cnExport', 'cnImport', 'cnSplit', 'cnHouse', 'us', 'usIsf', 'ca', 'eu', 'jp'] as const
/** Code of a filing. */
export type RegimeCode = (typeof regimeCodes)[number]

/** Facts of a filing. */
export interface Regime {
  readonly code: RegimeCode
  readonly words: Words
  /** Customs that take it: CN, US, CA, EU, JP. */
  readonly customs: 'CN' | 'US' | 'CA' | 'EU' | 'JP'
  /** Message of the single window of China. */
  readonly message?: 'MT2101' | 'MT1101' | 'MT6101' | 'MT6102'
  /** Count of hours and where it starts. Absent: no deadline by law is known for it. */
  readonly deadline?: { readonly hours: number; readonly breakBulkHours?: number; readonly from: 'LoadingAt' | 'DepartureAt' }
  /** Fields that an amendment may not change: the filing is deleted and made anew. */
  readonly fixed: readonly (keyof Consignment)[]
  /** Goods described vaguely refuse, or warn. */
  readonly vague: 'ERROR' | 'WARN'
  /** Characters of its texts. Gateways of the United States, Canada and the Union take Latin letters with their accents; Japan takes ASCII alone. */
  readonly signs: 'any' | 'latin' | 'ascii'
}

const china = { customs: 'CN', vague: 'WARN', signs: 'any', fixed: ['BillNo', 'Vessel', 'Voyage'] } as const
const day = { hours: 24, from: 'LoadingAt' } as const

/** Filings by their codes. */
export const regimes: Readonly<Record<RegimeCode, Regime>> = {
  cnExport: { code: 'cnExport', words: regimeWords.cnExport, message: 'MT2101', deadline: { ...day, breakBulkHours: 2 }, ...china },
  cnImport: { code: 'cnImport', words: regimeWords.cnImport, message: 'MT1101', deadline: day, ...china },
  cnSplit: { code: 'cnSplit', words: regimeWords.cnSplit, message: 'MT6101', ...china },
  cnHouse: { code: 'cnHouse', words: regimeWords.cnHouse, message: 'MT6102', ...china },
  us: { code: 'us', words: regimeWords.us, customs: 'US', deadline: day, fixed: ['BillNo'], vague: 'ERROR', signs: 'latin' },
  usIsf: { code: 'usIsf', words: regimeWords.usIsf, customs: 'US', deadline: day, fixed: ['BillNo'], vague: 'ERROR', signs: 'latin' },
  ca: { code: 'ca', words: regimeWords.ca, customs: 'CA', deadline: day, fixed: ['BillNo'], vague: 'WARN', signs: 'latin' },
  eu: { code: 'eu', words: regimeWords.eu, customs: 'EU', deadline: day, fixed: ['BillNo', 'MasterNo'], vague: 'ERROR', signs: 'latin' },
  jp: {
    code: 'jp',
    words: regimeWords.jp,
    customs: 'JP',
    deadline: { hours: 24, from: 'DepartureAt' },
    fixed: ['Carrier', 'Vessel', 'Voyage', 'Pol', 'BillNo', 'MasterNo'],
    vague: 'ERROR',
    signs: 'ascii',
  },
}

const countryOf = (port: string): string => port.slice(0, 2).toUpperCase()
const isIn = (customs: Regime['customs'], port: string): boolean =>
  customs === 'EU' ? entryFilingCountries.has(countryOf(port)) : countryOf(port) === customs

/** A filing that a bill needs, and why. */
export interface NeededRegime {
  readonly code: RegimeCode
  readonly why: Words
}
/**
 * Ports that the cargo passes on board after loading. The ship may go on: what it calls after the discharge, or after the transhipment to another
 * ship, does not concern this cargo.
 */
function portsOnBoard({ PortsAfter, Transit, Pod }: Pick<Consignment, 'PortsAfter' | 'Transit' | 'Pod'>): string[] {
  const leaves = [Transit, Pod].map((port) => (port === '' ? -1 : PortsAfter.indexOf(port))).filter((at) => at >= 0)
  const called = leaves.length === 0 ? PortsAfter : PortsAfter.slice(0, Math.min(...leaves) + 1)
  return [...new Set([...called, Transit, Pod])].filter((port) => port !== '')
}

/**
 * Filings that follow from the ports after loading: China, the United States, Canada and the European Union also
 * for cargo that stays aboard (FROB); Japan for cargo discharged there alone.
 */
export function regimesFor(consignment: Pick<Consignment, 'Pol' | 'PortsAfter' | 'Transit' | 'Pod' | 'Delivery'>): NeededRegime[] {
  const { Pol, Pod, Transit, Delivery } = consignment
  const needed: NeededRegime[] = []
  if (isIn('CN', Pol)) needed.push({ code: 'cnExport', why: whyWords.loaded(Pol) })
  else if (isIn('CN', Pod)) needed.push({ code: 'cnImport', why: whyWords.discharged(Pod) })
  const ports = portsOnBoard(consignment)
  const throughChina = ports.find((port) => isIn('CN', port))
  if (!isIn('CN', Pol) && !isIn('CN', Pod) && throughChina !== undefined)
    needed.push({ code: 'cnImport', why: whyWords.aboard(throughChina) })
  const discharged = [Pod, Transit].filter((port) => port !== '')
  for (const [customs, code] of [
    ['US', 'us'],
    ['CA', 'ca'],
    ['EU', 'eu'],
  ] as const) {
    const lands = discharged.find((port) => isIn(customs, port))
    const passes = ports.find((port) => isIn(customs, port))
    if (lands !== undefined) needed.push({ code, why: whyWords.discharged(lands) })
    else if (passes !== undefined) needed.push({ code, why: whyWords.aboard(passes) })
    if (customs === 'US' && (isIn('US', Pod) || isIn('US', Delivery)))
      needed.push({ code: 'usIsf', why: whyWords.discharged(isIn('US', Pod) ? Pod : Delivery) })
  }
  const japan = discharged.find((port) => isIn('JP', port))
  if (japan !== undefined) needed.push({ code: 'jp', why: whyWords.discharged(japan) })
  return needed
}
