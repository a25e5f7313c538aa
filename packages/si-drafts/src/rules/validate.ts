import type { Issue } from '@jst/contracts'
import { recordFields as f, type SiRecord } from '@jst/contracts/si/data'
import { checkBill } from './bill-rules.ts'
import { containerSteps } from './container-rules.ts'
import type { OrderFacts, RuleSettings, SetToCheck } from './facts.ts'
import { checkCountry } from './country-rules.ts'
import { checkFields } from './field-rules.ts'
import { Findings, type Telling } from './findings.ts'
import { checkMasterBills } from './merge-rules.ts'
import { checkParties } from './party-rules.ts'
import { checkSet, draftName, orderSteps } from './set-rules.ts'
import { runThrough, type Steps } from './steps.ts'
import { chinese } from './texts.ts'
import { tidyRecord } from './tidy.ts'

/** Findings about the first bills of a set, and about the set as a whole. Bills that are only counted have no findings of their own. */
export const findingsAbout = (issues: readonly Issue[], bills: number): Issue[] =>
  issues.filter(({ Path }) => Number(/^TDBLInfos\[(\d+)\]/.exec(Path)?.[1] ?? 0) < bills)

/** Rules of a host that sets none. */
export const standardSettings: RuleSettings = {
  tolerance: 0.005,
  packageTolerance: 1,
  hsCodeRequired: true,
  volumeRequired: true,
  manifestFiling: false,
  standardMinimum: false,
  partyCountries: [],
}

/**
 * All findings of a set of drafts, never only the first, in a stable order: record by record, then the set.
 * The same code runs in the editor and on the server. An ERROR blocks submission.
 */
export const validateSet = (set: SetToCheck): Issue[] => runThrough(validationSteps(set))

/**
 * `validateSet` in steps, one or more per record and one per container: between two of them a page may paint, and a check that nobody
 * waits for any more is left where it stands. What is checked must not change meanwhile.
 */
export function* validationSteps(given: SetToCheck): Steps<Issue[]> {
  const set = { ...given, records: given.records.map(tidyRecord) }
  const telling: Telling = { language: set.language ?? chinese, stage: set.stage ?? 'submit' }
  const chosen = { ...standardSettings, ...set.settings }
  const settings = chosen.standardMinimum ? { ...chosen, volumeRequired: false } : chosen
  const issues: Issue[] = []
  for (const [index, record] of set.records.entries()) {
    const out = new Findings(`TDBLInfos[${index}]`, record.id, telling, issues)
    checkFields(record, settings, out)
    checkParties(record, out)
    checkCountry(record, settings, out)
    checkBill(record, index, set, out)
    yield
    checkMasterBills(record, set.orders, out)
    yield* containerSteps(record, draftName(record, index, out), settings, out)
    if (set.order) checkRouting(record, set.order, set.secondSets?.includes(record.id) === true, out)
    else if (record.orderId <= 0) out.errorAt(f.orderId, 'ORDER_MISSING', out.t.orderMissing)
  }
  const out = new Findings('TDBLInfos', 0, telling, issues)
  checkSet(set, out)
  yield
  if (set.order) yield* orderSteps(set, set.order, settings, out)
  return issues
}

function checkRouting(record: SiRecord, order: OrderFacts, isSecondSet: boolean, out: Findings): void {
  const { carrierCode = '' } = order
  if (record.carrier !== '' && carrierCode !== '' && record.carrier.trim().toUpperCase() !== carrierCode.toUpperCase())
    out.errorAt(f.carrier, 'ORDER_CARRIER', out.t.orderCarrier(record.carrier, carrierCode), {
      value: record.carrier,
      suggest: out.use(carrierCode),
    })
  for (const name of ['vessel', 'voyage'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name].toUpperCase() !== order[name].toUpperCase())
      out.warnAt(f[name], 'ORDER_FIELD', out.t.orderField(out.labelOf(f[name]), order[name]), {
        value: record[name],
        suggest: out.use(order[name]),
      })
  for (const name of ['loadPortCode', 'dischargePortCode'] as const)
    if (record[name] !== '' && order[name] !== '' && record[name] !== order[name])
      out[isSecondSet ? 'warnAt' : 'errorAt'](
        f[name],
        'ORDER_PORT',
        (isSecondSet ? out.t.switchedPort : out.t.orderField)(out.labelOf(f[name]), order[name]),
        { value: record[name], suggest: out.use(order[name]) },
      )
}
