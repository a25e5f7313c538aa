import { nameIds } from '@jst/contracts'
import { customerPackingPages, packingPages, slipDocument, slipStates } from '@jst/contracts/packing'
import { firstNumbers, pageOf, type DocumentCall } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { texts } from '../texts.ts'

/** Companies that a slip concerns. */
interface Concerned {
  readonly staffId: number
  readonly companyId: number
  readonly fleetId: number | null
}

/** Open pages of all companies that slips concern hear of them. */
export function tellSlips({ emit }: Pick<DocumentCall, 'emit'>, slips: readonly Concerned[], ids: readonly number[]): void {
  const companies = [
    ...new Set(
      slips.flatMap(({ staffId, companyId, fleetId }) => (fleetId === null ? [staffId, companyId] : [staffId, companyId, fleetId])),
    ),
  ]
  emit({ to: { companies }, frame: { type: 'slip/changed', content: { Ids: nameIds(ids) } } })
}

interface ToldSlip extends Concerned {
  readonly id: number
  readonly applicationId: number
  readonly eirNo: string
}
interface Told {
  /** Of so many slips. */
  readonly title: (count: number) => string
  readonly about?: string
}

/** Tells the customers that applied for slips, and their hauliers, of what the staff did: each person once, however many there are. */
export async function tellParties(call: Pick<DocumentCall, 'tx' | 'actor'>, slips: readonly ToldSlip[], notice: Told): Promise<void> {
  await tellApplicants(call, slips, notice)
  await tellFleets(call, slips, notice)
}

/** People of the customers who applied for the slips. */
async function tellApplicants({ tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>, slips: readonly ToldSlip[], notice: Told): Promise<void> {
  const theirs = slips.filter(({ companyId, staffId }) => companyId !== staffId)
  if (theirs.length === 0) return
  const people = await tx.system.query<{ application: number; person: number }>(
    `select a.id as application, e.id as person from slip_application a join employee e on e.id = a.applied_id and e.company_id = a.company_id
      and not e.disabled where a.id = any($1)`,
    [[...new Set(theirs.map(({ applicationId }) => applicationId))]],
  )
  for (const [person, personRows] of Map.groupBy(people, (one) => one.person)) {
    const applications = new Set(personRows.map(({ application }) => application))
    const rows = theirs.filter(({ applicationId }) => applications.has(applicationId))
    await send(tx, actor.employeeId, [person], rows[0]!.companyId, rows, notice, linkOf(rows))
  }
}

/** People of hauliers who fill slips. */
async function tellFleets({ tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>, slips: readonly ToldSlip[], notice: Told): Promise<void> {
  for (const [fleet, rows] of Map.groupBy(slips, ({ fleetId }) => fleetId)) {
    if (fleet === null) continue
    const people = await findHolders(tx.system, fleet, { path: customerPackingPages.mine, code: 'fill' })
    await send(tx, actor.employeeId, people, fleet, rows, notice, customerPackingPages.mine)
  }
}

const linkOf = (rows: readonly ToldSlip[]) =>
  rows.length === 1 ? pageOf(slipDocument, { query: `Id=${rows[0]!.id}` }, 'party') : customerPackingPages.slips
const numbersOf = (rows: readonly { readonly eirNo: string }[]) =>
  texts.slip.among(firstNumbers(rows.map(({ eirNo }) => ({ no: eirNo }))), rows.length)

const send = (
  tx: Tx,
  sender: number | null,
  recipients: readonly number[],
  company: number,
  rows: readonly ToldSlip[],
  { title, about }: Told,
  link: string,
) =>
  sendNotice(tx, {
    recipients: recipients.filter((id) => id !== sender),
    audience: { internal: company },
    kind: 'system',
    title: title(rows.length),
    description: about ?? numbersOf(rows),
    link,
    senderId: sender,
  })

interface ExpiredSlip {
  readonly staffId: number
  readonly ownerId: number | null
  readonly eirNo: string
}
/** Tells whoever looks after the bookings of slips whose last day is over, each person once. */
export async function tellExpired(tx: Tx, slips: readonly ExpiredSlip[]): Promise<void> {
  for (const [owner, rows] of Map.groupBy(slips, ({ ownerId }) => ownerId)) {
    if (owner === null) continue
    await sendNotice(tx, {
      recipients: [owner],
      audience: { internal: rows[0]!.staffId },
      kind: 'system',
      title: texts.slip.expiredNotice(rows.length),
      description: texts.slip.expiredAbout(numbersOf(rows)),
      link: `${packingPages.issue}?Stage=${slipStates.stateOf(slipStates.codes.expired) ?? ''}`,
      senderId: null,
    })
  }
}
