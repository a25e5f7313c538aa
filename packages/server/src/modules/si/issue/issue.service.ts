import type { BodyOf } from '@jst/contracts'
import type { reviewSi, SiIssueFacts } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { demandFound, invalid } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { originalsDue } from '../fees/amend.service.ts'
import { firstSetOf } from '../fees/switch.ts'
import { billFor } from '../files/bill/bill.ts'
import type { SiCall } from '../si.call.ts'
import type { StoredSi } from '../si.repo.ts'
import { findLoadingCall, type Loading } from './loading.repo.ts'
import { firstDay, lastDay, loadingDays, onBoardFault, type LoadingDays } from './on-board.ts'
import { texts } from './texts.ts'

interface Known {
  readonly days: LoadingDays
  /** Of the schedule's actual departure. */
  readonly source: string
  /** As booked: it signs the bill. */
  readonly carrier: string
}

/** Loading of a bill's goods by schedule and order. @throws AppError NOT_FOUND */
async function loadingOf(db: Queryable, { record, operatorId }: StoredSi, now: Date): Promise<Known> {
  const order = demandFound(await findOrderForSi(db, record.orderId))
  const call = await findLoadingCall(db, {
    vessel: record.vessel,
    voyage: record.voyage,
    carrier: order.carrierCode,
    operatorId,
    ports: [record.loadPortCode, order.loadPortCode],
  })
  return {
    days: loadingDays(call, record.loadPortCode, order.sailingDate, now),
    source: texts.departure(call?.source ?? ''),
    carrier: order.carrierCode,
  }
}

/** Start of the issue of a bill: the day of the actual departure where it is recorded, and the days between which another must lie. */
export async function issueFacts(db: Queryable, si: StoredSi, now: Date): Promise<SiIssueFacts> {
  const first = await firstSetOf(db, si.record.id)
  const { days, source } = await loadingOf(db, si, now)
  const OnBoardDate = first?.onBoardDate ?? days.departed ?? null
  const bill = { record: si.record, version: si.version, at: now.toISOString(), newest: true, orderNo: si.orderNo }
  const { unprintable } = await billFor(bill)
  return {
    OnBoardDate,
    OnBoardSource: first?.onBoardSource || (OnBoardDate === null ? '' : source),
    Earliest: first?.onBoardDate ?? firstDay(days) ?? '',
    Latest: first?.onBoardDate ?? lastDay(days),
    IssuePlace: si.record.issuePlace,
    OriginalsDue: await originalsDue({ tx: db }, si.record.id),
    Unprintable: unprintable,
  }
}

type IssueInput = Pick<BodyOf<typeof reviewSi>, 'OnBoardDate' | 'OnBoardSource' | 'IssuePlace'>

/**
 * The day on board and the place of issue that the issued bill will state. A day that the schedule's actual departure does not give needs a source.
 * @throws AppError INVALID_INPUT for a day in the future or before the loading, and for what is missing.
 */
export async function demandLoading({ tx, now }: SiCall, si: StoredSi, input: IssueInput): Promise<Loading> {
  const issuePlace = demandPlace(si.record.issuePlace.trim(), (input.IssuePlace ?? '').trim())
  // The goods were loaded once: a second set states the on-board date of the first, whatever port it names.
  const first = await firstSetOf(tx, si.record.id)
  if (first?.onBoardDate) return { onBoardDate: first.onBoardDate, onBoardSource: first.onBoardSource, issuePlace }
  const { days, source, carrier } = await loadingOf(tx, si, now())
  if (carrier !== '' && si.record.carrier !== carrier)
    throw invalid('Carrier', texts.otherCarrier(si.record.carrier, carrier), texts.labels.carrier)
  const entered = (input.OnBoardDate ?? '').trim()
  const onBoardDate = entered || days.departed
  if (onBoardDate === undefined) throw invalid('OnBoardDate', texts.onBoard.missing, texts.labels.onBoardDate)
  const fault = onBoardFault(onBoardDate, days)
  if (fault !== undefined) throw invalid('OnBoardDate', fault, texts.labels.onBoardDate, { Code: 'INVALID', Value: onBoardDate })
  const onBoardSource = (input.OnBoardSource ?? '').trim() || (onBoardDate === days.departed ? source : '')
  if (onBoardSource === '') throw invalid('OnBoardSource', texts.sourceNeeded, texts.labels.onBoardSource)
  return { onBoardDate, onBoardSource, issuePlace }
}

/** The customer confirmed the place of issue with the draft bill: the issue fills an empty one and changes none. */
function demandPlace(confirmed: string, entered: string): string {
  if (confirmed !== '') {
    if (entered !== '' && entered !== confirmed) throw invalid('IssuePlace', texts.issuePlaceFixed(confirmed), texts.labels.issuePlace)
    return confirmed
  }
  if (entered === '') throw invalid('IssuePlace', texts.issuePlace, texts.labels.issuePlace)
  if (!/^[\x20-\x7e]+$/.test(entered)) throw invalid('IssuePlace', texts.issuePlaceForm, texts.labels.issuePlace)
  return entered
}
