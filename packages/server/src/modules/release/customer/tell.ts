import { customerReleasePages, releaseRules, type ReleaseDecision, type ReleaseRule } from '@jst/contracts/release'
import { billPages } from '@jst/contracts/bills'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { peopleOfCustomer } from '../../freight-rates/index.ts'
import type { StoredApplication } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'

/**
 * Rules that a customer may read, since it mends what they ask for. Risk, blacklists, holds, limits of the company and money of others are no
 * business of his: an application that is returned for them says only whom to ask.
 */
const shownRules: readonly ReleaseRule[] = [
  'notAboard',
  'originalsOut',
  'letterMissing',
  'letterUnsigned',
  'letterExpired',
  'vagueConsignee',
  'addressOpen',
  'telexUnpaid',
  'feeUnpaid',
]
const words = texts.customer

interface NoticeFacts {
  readonly companyId: number
  readonly customerCode: string
  readonly no: string
  /** Numbers of its bills. */
  readonly bills: readonly string[]
}
export const noticeFactsOf = ({ companyId, customerCode, code, bills }: StoredApplication): NoticeFacts => ({
  companyId,
  customerCode,
  no: code,
  bills: bills.map(({ no }) => no),
})
interface Spoken {
  readonly zh: string
  readonly en: string
}
/** Tells the people of a customer whose company has joined, in both languages: nobody has said which of them it reads. */
async function send(
  tx: Tx,
  { companyId, customerCode, no, bills }: NoticeFacts,
  title: string,
  { zh, en }: Spoken,
  link: string,
  senderId: number | null,
): Promise<void> {
  const recipients = await peopleOfCustomer(tx.system, companyId, customerCode)
  await sendNotice(tx, {
    recipients,
    audience: { customers: companyId },
    senderId,
    kind: 'system',
    title,
    description: `${zh}\n${en}`,
    link,
    bill: bills[0] ?? no,
  })
}
interface By {
  readonly tx: Tx
  readonly actor: { readonly employeeId: number }
}
const aboutBills = ({ tx, actor }: By, facts: NoticeFacts, { title, zh, en }: Spoken & { readonly title: string }) =>
  send(tx, facts, title, { zh: `${zh}：${facts.bills.join(' ')}`, en: `${en}: ${facts.bills.join(' ')}` }, billPages.own, actor.employeeId)

/** The application was accepted for checking. */
export const tellAccepted = (by: By, facts: NoticeFacts): Promise<void> => aboutBills(by, facts, words.accepted(facts.no))
/** It was returned or stopped, with the reasons that the customer may read. */
export async function tellReturned(by: By, facts: NoticeFacts, reasons: ReleaseDecision['Reasons']): Promise<void> {
  const shown = reasons.filter(({ Rule }) => shownRules.includes(Rule))
  const zh = shown.map(({ Rule, About }) => [releaseRules[Rule].zh, About].filter(Boolean).join(' ')).join('；')
  const en = shown.map(({ Rule, About }) => [words.rulesEn[Rule], About].filter(Boolean).join(' ')).join('; ')
  const { title } = words.returned(facts.no)
  const said = shown.length === 0 ? words.askUs : { zh, en }
  await send(by.tx, facts, title, said, billPages.own, by.actor.employeeId)
}
/** The papers left. */
export const tellReleased = (by: By, facts: NoticeFacts, how: Spoken): Promise<void> =>
  aboutBills(by, facts, { title: words.released(facts.no), ...how })
/** A letter of the customer ends soon. */
export const tellLetterEnding = (tx: Tx, facts: NoticeFacts, id: number, validTo: string): Promise<void> =>
  send(
    tx,
    facts,
    words.ending(facts.no, validTo).title,
    words.ending(facts.no, validTo),
    `${customerReleasePages.letter}?${new URLSearchParams({ Id: String(id) }).toString()}`,
    null,
  )
