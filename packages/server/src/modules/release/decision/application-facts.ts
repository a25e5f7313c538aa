import {
  coversBill,
  guaranteeNeed,
  letterKinds,
  lettersFor,
  letterStates,
  needOfReserved,
  openAmount,
  type CheckRule,
  type DecidedBill,
  type ReservedPart,
} from '@jst/contracts/release'
import type { DocumentCharges } from '@jst/contracts/document'
import { compare } from '@jst/contracts/money'
import type { GuaranteeItem } from '../guarantee/guarantee.repo.ts'
import type { lettersOf } from '../letter/letter.repo.ts'
import type { originalsBack } from '../paper/paper.repo.ts'
import type { NamedBill } from './bills.repo.ts'
import type { FoundReceiver, StoredApplication } from './facts.repo.ts'

/** Facts of an application besides its customer. */
export interface ApplicationFacts {
  readonly namedBills: ReadonlyMap<string, NamedBill>
  /** Parts that a reservation holds which stands, and the rates of the day on which it was made. */
  readonly reserved: readonly ReservedPart[]
  readonly reservedRates: DocumentCharges['Rates']
  readonly receiver: FoundReceiver | undefined
  readonly papers: Awaited<ReturnType<typeof originalsBack>>
  readonly letters: Awaited<ReturnType<typeof lettersOf>>
  readonly rules: readonly CheckRule[]
  readonly unpaidFees: readonly string[]
}

/** A letter that was accepted counts; one that was used counts for the application that used it. */
const signedStates: readonly number[] = [letterStates.codes.valid, letterStates.codes.used]

/** Numbers under which the cargo of an application is billed. */
export const billedNumbers = ({ namedBills }: ApplicationFacts): string[] => [
  ...new Set([...namedBills.values()].flatMap(({ numbers }) => numbers)),
]

type StoredBill = StoredApplication['bills'][number]
/** A bill as the application and its own face state it: neither hides what the other says. */
export function decidedBill(
  { no, consignee, onBoard, issued, lost }: StoredBill,
  { namedBills, papers }: ApplicationFacts,
  held: boolean,
): DecidedBill {
  const madeBills = namedBills.get(no)?.madeBills ?? []
  const printed = Math.max(0, ...madeBills.map((bill) => bill.printed))
  return {
    no,
    held,
    onBoard: [onBoard, ...madeBills.map((bill) => bill.onBoard)].filter(Boolean).toSorted()[0] ?? '',
    loaded: namedBills.get(no)?.loading.day ?? '',
    // a set that was counted in tells how many there are
    originalsIssued: Math.max(issued, printed, papers.get(no)?.total ?? 0),
    originalsBack: papers.get(no)?.back ?? 0,
    lost,
    consignees: [consignee, ...madeBills.map((bill) => bill.consignee)].filter((text) => text.trim() !== ''),
  }
}

type GivenLetter = ApplicationFacts['letters'][number]
const isSigned = ({ state }: GivenLetter): boolean => signedStates.includes(state)
const isGood = (letter: GivenLetter, today: string): boolean => isSigned(letter) && (letter.validTo === '' || letter.validTo >= today)
/** Letters that are needed, each as it stands for the bill that lacks it most. `lacking`: bills without any such letter. */
export function decidedLetters(
  { type, way, today, bills: stored }: StoredApplication,
  given: readonly GivenLetter[],
  bills: readonly DecidedBill[],
) {
  const boxed = stored.map(({ no, boxes }, at) => ({ ...bills[at]!, no, boxes: boxes.split(/[\s,;，；、]+/).filter(Boolean) }))
  const ranks = [
    (letter: GivenLetter | undefined) => letter === undefined,
    (letter: GivenLetter | undefined) => letter !== undefined && !isSigned(letter),
    (letter: GivenLetter | undefined) => letter !== undefined && !isGood(letter, today),
  ]
  return lettersFor(type, way, boxed).map((needed) => {
    const best = needed.bills.map((no) => {
      const coveringLetters = given.filter(({ kind, billNos }) => kind === needed.kind && coversBill(billNos, no))
      return coveringLetters.find((letter) => isGood(letter, today)) ?? coveringLetters.find(isSigned) ?? coveringLetters[0]
    })
    const rank = ranks.find((lacks) => best.some(lacks))
    const letter = rank ? best.find(rank) : best[0]
    const state = letter === undefined ? ('missing' as const) : isSigned(letter) ? ('valid' as const) : ('unsigned' as const)
    const { kind } = needed
    const lacking = needed.bills.filter((_, at) => best[at] === undefined)
    return { kind, name: letterKinds[kind].zh, state, validTo: letter?.validTo ?? '', id: letter?.id ?? 0, no: letter?.no ?? '', lacking }
  })
}

interface OwnItem {
  readonly amount: string
  readonly parts: readonly GuaranteeItem[]
}
/** Need of an application: by the rates of today, or as its reservation stands. Credit notes of the same bills reduce it. */
export function needOf({ reserved, reservedRates }: ApplicationFacts, openItems: readonly OwnItem[]): string {
  if (reserved.length > 0) {
    const parts = openItems.flatMap((item) => item.parts)
    const inBase = ({ currency, amount }: GuaranteeItem) =>
      guaranteeNeed([{ Currency: currency, Amount: amount }], reservedRates, () => 2).Amount
    return needOfReserved(
      reserved,
      parts.map((part) => ({ ...part, base: inBase(part) })),
    )
  }
  const sum = openAmount(openItems)
  return compare(sum, '0') > 0 ? sum : '0.00'
}
