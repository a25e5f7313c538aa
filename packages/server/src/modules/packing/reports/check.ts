import { slipStates, type SlipState } from '@jst/contracts/packing'
import { checkContainerNo, isSealNo, normalizeContainerNo, sealsOf } from '@jst/contracts/values'
import { AppError, demandConfirmed, doubtful, invalid } from '../../../kernel/errors.ts'
import { isInForce } from '../slip/view.service.ts'
import type { StoredSlip } from '../slip/slip.repo.ts'
import { texts } from '../texts.ts'
import type { ReportedFacts } from './standing.ts'

export interface GivenReport extends ReportedFacts {
  readonly Note: string
  readonly Sure?: boolean | undefined
}
const reportable: readonly SlipState[] = ['issued', 'expired', 'pickedUp', 'gatedIn']
/** Clocks of phones are not those of the server. */
const tolerance = 5 * 60_000
const oldest = 400 * 86_400_000

/** @throws AppError ILLEGAL_TRANSITION for a slip of which nothing can be told */
export function demandReportable({ state }: StoredSlip): void {
  if (reportable.some((one) => slipStates.codes[one] === state)) return
  const isPending = isInForce({ state })
  throw new AppError('ILLEGAL_TRANSITION', {
    message: isPending ? texts.report.notIssued : texts.report.notNow(slipStates.wordOf(state)),
  })
}

/**
 * A report as it is kept.
 * @throws AppError INVALID_INPUT for what cannot be, CONFIRMATION_REQUIRED for a box number whose check digit does not fit
 */
export function checkedReport(given: GivenReport, now: Date): ReportedFacts & { readonly Note: string } {
  const reported = {
    BoxNo: normalizeContainerNo(given.BoxNo),
    SealNo: sealsOf(given.SealNo.trim().toUpperCase())
      .filter((seal) => seal !== '')
      .join('/'),
    PickedUpAt: given.PickedUpAt,
    GatedInAt: given.GatedInAt,
    Note: given.Note.trim(),
  }
  if (Object.values(reported).every((value) => value === '' || value === null)) throw invalid('', texts.report.nothing)
  const finding = reported.BoxNo === '' ? 'ok' : checkContainerNo(reported.BoxNo)
  if (finding === 'format') throw invalid('BoxNo', texts.report.badBox(reported.BoxNo))
  const bad = sealsOf(reported.SealNo).find((seal) => seal !== '' && !isSealNo(seal))
  if (bad !== undefined) throw invalid('SealNo', texts.report.badSeal(bad))
  checkTime('PickedUpAt', texts.report.pickedUp, reported.PickedUpAt, now)
  checkTime('GatedInAt', texts.report.gatedIn, reported.GatedInAt, now)
  if (finding === 'check-digit') demandConfirmed([doubtful('BoxNo', texts.report.checkDigit(reported.BoxNo), 'INVALID')], given.Sure)
  return reported
}

function checkTime(path: string, label: string, at: string | null, now: Date): void {
  if (at === null) return
  if (Date.parse(at) > now.getTime() + tolerance) throw invalid(path, texts.report.future(label))
  if (Date.parse(at) < now.getTime() - oldest) throw invalid(path, texts.report.early(label))
}
