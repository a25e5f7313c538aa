import type { RegimeCode } from '../regimes/regimes.ts'
import { receiptCodes, type ReceiptCodes, type ReceiptMeaning, type ReceiptOutcome } from './codes.ts'

/** A receipt as it was read. */
export interface Receipt {
  /** Number of our message that it names; '' where it names the bill alone. */
  readonly Message: string
  readonly BillNo: string
  readonly Code: string
  readonly Text: string
  /** ISO 8601, by the clock of customs. */
  readonly At: string
}
/** A message of a filing, in the order of sending. */
export interface FiledMessage {
  readonly Id: string
  readonly Type: 'original' | 'change' | 'delete'
  readonly State: 'waiting' | 'sent' | 'failed' | 'dropped'
  /** ISO 8601; '' before. */
  readonly SentAt: string
  /** Version of the content that it told. */
  readonly Version: number
}

/** States that follow from messages and receipts. */
export type CustomsState = 'sending' | 'sendFailed' | 'awaiting' | 'refused' | 'accepted' | 'changing' | 'deleting' | 'deleted'
/** Reasons of receipts that move nothing. */
export type FlagReason = 'unknownCode' | 'unknownMessage' | 'noMessage' | 'mismatch' | 'contradiction'
/** Where a filing stands by its messages and receipts. */
export interface FilingStanding {
  /** Undefined: nothing was sent. */
  readonly state: CustomsState | undefined
  /** Version that customs have accepted; 0: none. */
  readonly version: number
  /** Codes of open holds. A release clears its own alone. */
  readonly holds: readonly string[]
  /** Receipts that moved nothing because nobody knows what they mean or what they are to. */
  readonly flagged: readonly { readonly receipt: Receipt; readonly why: FlagReason }[]
  /** Milestones and notices by time. */
  readonly passed: readonly Receipt[]
  /** The latest rejection, while it stands. */
  readonly refusal: Receipt | undefined
  /** End of the change or deletion that was sent last: `refused` and `failed` leave what customs have. Undefined: none, or it is open. */
  readonly amendment: 'done' | 'refused' | 'failed' | undefined
}

/** Two receipts of this name are one. */
export const receiptKey = ({ Message, BillNo, Code, Text, At }: Receipt): string => JSON.stringify([Message, BillNo, Code, At, Text])
const byTime = (one: Receipt, other: Receipt): number => one.At.localeCompare(other.At) || receiptKey(one).localeCompare(receiptKey(other))

const isDecision = (outcome: ReceiptOutcome): boolean => outcome === 'accepted' || outcome === 'rejected' || outcome === 'deleted'
const fits = (outcome: ReceiptOutcome, { Type }: FiledMessage): boolean =>
  outcome === 'rejected' || (outcome === 'deleted') === (Type === 'delete')

/** True for a message that had left by the time of a receipt. Customs cut their time to seconds or minutes: it is compared as far as it is told. */
function hadLeft({ State, SentAt }: FiledMessage, { At }: Receipt): boolean {
  const precision = At.endsWith(':00.000Z') ? 16 : At.endsWith('.000Z') ? 19 : At.length
  return State === 'sent' && SentAt.slice(0, precision) <= At.slice(0, precision)
}

/** The message that a receipt is to: the one that it names, else the latest of its kind that had left by then. */
function messageOf(receipt: Receipt, { outcome }: ReceiptMeaning, messages: readonly FiledMessage[]): FiledMessage | FlagReason {
  if (receipt.Message !== '') {
    const named = messages.find(({ Id }) => Id === receipt.Message)
    return named === undefined ? 'unknownMessage' : fits(outcome, named) ? named : 'mismatch'
  }
  const left = messages.filter((one) => hadLeft(one, receipt) && fits(outcome, one))
  return left.at(-1) ?? 'noMessage'
}

interface Decided {
  readonly receipt: Receipt
  readonly isYes: boolean
}
/** The decision of a message. Of contradicting receipts the later one counts; at the same time neither does. */
function verdictOf(decisions: readonly Decided[]): { readonly stands: Decided | undefined; readonly against: readonly Decided[] } {
  const last = decisions.at(-1)
  if (!last) return { stands: undefined, against: [] }
  const against = decisions.filter(({ isYes }) => isYes !== last.isYes)
  if (against.length === 0) return { stands: last, against }
  const isTie = against.some(({ receipt }) => receipt.At === last.receipt.At)
  return isTie ? { stands: undefined, against: decisions } : { stands: last, against }
}

/** Open holds: those whose latest word places them. At the same time a hold outlasts a release. */
function openHolds(words: readonly { readonly receipt: Receipt; readonly meaning: ReceiptMeaning }[]): string[] {
  const latest = new Map<string, { readonly at: string; readonly isOpen: boolean }>()
  for (const { receipt, meaning } of words) {
    const latestHold = latest.get(meaning.hold!)
    const isOpen = meaning.outcome === 'hold'
    if (!latestHold || receipt.At > latestHold.at || (receipt.At === latestHold.at && isOpen))
      latest.set(meaning.hold!, { at: receipt.At, isOpen })
  }
  return [...latest]
    .filter(([, { isOpen }]) => isOpen)
    .map(([hold]) => hold)
    .toSorted()
}

/**
 * Where a filing stands. It is computed from all messages and all receipts together, so that their order and repetition do not matter.
 * @param more codes that a company knows besides those that are published
 */
export function standingOf(
  code: RegimeCode,
  messages: readonly FiledMessage[],
  receipts: readonly Receipt[],
  more: ReceiptCodes = {},
): FilingStanding {
  const codes = receiptCodes(code, more)
  const all = [...new Map(receipts.map((one) => [receiptKey(one), one])).values()].toSorted(byTime)
  const flagged: { receipt: Receipt; why: FlagReason }[] = []
  const decisions = new Map<string, Decided[]>()
  const holds: { receipt: Receipt; meaning: ReceiptMeaning }[] = []
  const passed: Receipt[] = []
  const invalidations: Receipt[] = []
  for (const receipt of all) {
    const meaning = Object.hasOwn(codes, receipt.Code) ? codes[receipt.Code]! : undefined
    if (!meaning) flagged.push({ receipt, why: 'unknownCode' })
    else if (meaning.hold !== undefined) holds.push({ receipt, meaning })
    else if (!isDecision(meaning.outcome)) passed.push(receipt)
    else {
      const message = messageOf(receipt, meaning, messages)
      if (typeof message === 'string' && meaning.unasked && message !== 'unknownMessage') invalidations.push(receipt)
      else if (typeof message === 'string') flagged.push({ receipt, why: message })
      else decisions.set(message.Id, [...(decisions.get(message.Id) ?? []), { receipt, isYes: meaning.outcome !== 'rejected' }])
    }
  }
  let state: CustomsState | undefined
  let version = 0
  let refusal: Receipt | undefined
  let amendment: FilingStanding['amendment']
  let acceptedAt: string | undefined
  for (const message of messages) {
    const { stands, against } = verdictOf(decisions.get(message.Id) ?? [])
    for (const { receipt } of against) flagged.push({ receipt, why: 'contradiction' })
    const before = state
    if (stands?.isYes) {
      refusal = undefined
      amendment = message.Type === 'original' ? undefined : 'done'
      state = message.Type === 'delete' ? 'deleted' : 'accepted'
      acceptedAt = message.Type === 'delete' ? undefined : stands.receipt.At
      if (message.Type !== 'delete') version = message.Version
    } else if (stands) {
      refusal = stands.receipt
      // a refused change or deletion leaves what customs have
      state = message.Type === 'original' ? 'refused' : before
      amendment = message.Type === 'original' ? undefined : 'refused'
    } else {
      state = pendingState(message, before)
      amendment = message.Type !== 'original' && message.State === 'failed' ? 'failed' : undefined
    }
  }
  for (const receipt of invalidations) {
    if (acceptedAt === undefined) flagged.push({ receipt, why: state === 'deleted' ? 'mismatch' : 'noMessage' })
    else if (receipt.At < acceptedAt) flagged.push({ receipt, why: 'contradiction' })
    else {
      state = 'deleted'
      amendment = undefined
    }
  }
  return { state, version: state === 'deleted' ? 0 : version, holds: openHolds(holds), flagged, passed, refusal, amendment }
}

/** State by a message without a decision. One that was given up, or a change that did not leave, changes nothing. */
function pendingState({ Type, State }: FiledMessage, before: CustomsState | undefined): CustomsState | undefined {
  if (State === 'dropped' || (State === 'failed' && Type !== 'original')) return before
  if (Type === 'change') return 'changing'
  if (Type === 'delete') return 'deleting'
  if (State === 'failed') return 'sendFailed'
  return State === 'waiting' ? 'sending' : 'awaiting'
}
