import type { Words } from '@jst/packing'
import { regimes, type RegimeCode } from '../regimes/regimes.ts'
import { codeTexts as words } from './texts.ts'

/**
 * Effect of a receipt. `accepted`, `rejected` and `deleted` decide a message; `hold` and `release` open and clear one hold; `milestone` and `notice`
 * move nothing.
 */
export type ReceiptOutcome = 'accepted' | 'rejected' | 'deleted' | 'hold' | 'release' | 'milestone' | 'notice'
/** Meaning of a code. */
export interface ReceiptMeaning {
  readonly outcome: ReceiptOutcome
  /** Code of the hold that it opens or clears. */
  readonly hold?: string
  /** Customs delete of their own accord: it also ends a filing that nobody asked to delete. */
  readonly unasked?: true
  /** Meaning, next step, and the person who takes it. */
  readonly words: Words
  readonly todo: Words
  readonly who: Words
}
/** Meanings by code. */
export type ReceiptCodes = Readonly<Record<string, ReceiptMeaning>>

const means = (outcome: ReceiptOutcome, said: Words, next: keyof typeof words.next, hold?: string): ReceiptMeaning => ({
  outcome,
  words: said,
  todo: words.next[next].todo,
  who: words.next[next].who,
  ...(hold === undefined ? {} : { hold }),
})
const china: ReceiptCodes = {
  '21301': means('accepted', words.mainData, 'none'),
  '24301': means('deleted', words.deletion, 'none'),
  BLA: means('accepted', words.accepted, 'none'),
  DEL: means('deleted', words.deletion, 'none'),
  // what follows is never merged: the release of a declaration is none of a bill, and neither is the clearance
  ASB: means('milestone', words.arrivalBack, 'terminal'),
  AAD: means('milestone', words.arrivalTaken, 'none'),
  ASA: means('milestone', words.arrived, 'none'),
  MT3101: means('milestone', words.arrivalReport, 'none'),
  MT3102: means('milestone', words.diversionReport, 'none'),
  BCB: means('milestone', words.loadBack, 'agent'),
  BCA: means('milestone', words.loadTaken, 'none'),
  TRB: means('milestone', words.tallyBack, 'agent'),
  TRA: means('milestone', words.tallyTaken, 'none'),
  PAS: means('milestone', words.passed, 'none'),
  BLR: means('milestone', words.billReleased, 'none'),
  CLR: means('milestone', words.cleared, 'none'),
}
/** A01 to A99 register an amendment. */
const amendments = Object.fromEntries(
  Array.from({ length: 99 }, (_, at) => [`A${String(at + 1).padStart(2, '0')}`, means('accepted', words.amended, 'none')]),
)
const europe: ReceiptCodes = {
  ...amendments,
  R01: means('accepted', words.registered, 'none'),
  N01: means('rejected', words.invalid, 'mend'),
  N02: means('notice', words.incomplete, 'complete'),
  N03: means('milestone', words.assessed, 'none'),
  Q01: means('hold', words.doNotLoad, 'stop', 'Q01'),
  Q02: means('hold', words.information, 'complete', 'Q02'),
  Q03: means('hold', words.screening, 'screen', 'Q03'),
  Q04: { ...means('deleted', words.invalidated, 'none'), unasked: true },
  R07: { ...means('deleted', words.invalidated, 'none'), unasked: true },
}
const japan: ReceiptCodes = {
  HLD: means('hold', words.held, 'complete', 'HLD'),
  DNL: means('hold', words.doNotLoad, 'stop', 'DNL'),
  DNU: means('hold', words.doNotUnload, 'stop', 'DNU'),
  SPD: means('notice', words.notFiled, 'mend'),
}
const unitedStates: ReceiptCodes = {
  '6H': means('hold', words.doNotLoad, 'stop', '6H'),
  '6I': means('release', words.released, 'none', '6H'),
}
/** Codes of the simulated gateway alone. No customs sends them. */
const simulated: ReceiptCodes = {
  SIMACC: means('accepted', words.accepted, 'none'),
  SIMREJ: means('rejected', words.refused, 'mend'),
  SIMDEL: means('deleted', words.deletion, 'none'),
  SIMHLD: means('hold', words.held, 'complete', 'SIMHLD'),
  SIMREL: means('release', words.released, 'none', 'SIMHLD'),
}

const byCustoms = { CN: china, EU: europe, JP: japan, US: unitedStates, CA: {} } as const

/** Codes of a filing whose meaning is published. A company adds its own; every other code is unknown and moves nothing. */
export const receiptCodes = (code: RegimeCode, more: ReceiptCodes = {}): ReceiptCodes => ({
  ...simulated,
  ...byCustoms[regimes[code].customs],
  ...more,
})

/** Messages of customs that are about one filing of a bill alone, though other filings know their codes. */
const aboutOne: Readonly<Record<string, RegimeCode>> = { '21301': 'cnExport', '24301': 'cnExport', MT3101: 'cnExport', MT3102: 'cnSplit' }
/** True if a receipt with this code may be about a filing of the regime. A code of the simulated gateway may be about any. */
export function mayAnswer(code: string, regime: RegimeCode, more: ReceiptCodes = {}): boolean {
  return (aboutOne[code] ?? regime) === regime && Object.hasOwn(receiptCodes(regime, more), code)
}
