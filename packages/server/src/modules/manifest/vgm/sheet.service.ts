import { manifestButtons, openVgms, vgmStates, type VgmContent, type VgmRow, type VgmSheet } from '@jst/contracts/manifest'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors.ts'
import { saidIn } from '../filing/check.ts'
import { shownVgm } from '../filing/contacts.ts'
import { findManifests, type StoredManifest } from '../filing/manifest.repo.ts'
import type { Reading } from '../filing/view.service.ts'
import { ticketsOf } from '../links/tickets.repo.ts'
import { bookingFactsOf, boxFactsOf, startOfBox, vgmFindings, vgmIssues } from './facts.ts'
import { vgmsOf, type StoredVgm } from './vgm.repo.ts'

const open: readonly number[] = openVgms.map((state) => vgmStates.codes[state])
export const isOpen = ({ state }: Pick<StoredVgm, 'state'>): boolean => open.includes(state)
/** Returns true for those who fill filings on their side. A right to send is none to write. */
export function mayWriteVgm(actor: EmployeeActor, { staffId, companyId }: Pick<StoredManifest, 'staffId' | 'companyId'>): boolean {
  const { staff, party } = manifestButtons
  if (actor.companyId === staffId) return mayPress(actor, staff.write)
  return actor.companyId === companyId && mayPress(actor, party.write)
}

/** The filing that is asked for, and the one that leads its bill. @throws AppError NOT_FOUND */
export async function demandBill({ db }: Pick<Reading, 'db'>, id: number): Promise<StoredManifest> {
  const [requested] = await findManifests(db, [id])
  if (!requested) throw new AppError('NOT_FOUND')
  if (requested.groupId === requested.id) return requested
  const [lead] = await findManifests(db, [requested.groupId])
  return { ...requested, id: lead?.id ?? requested.id }
}

const blankRow = (Content: VgmContent): Omit<VgmRow, 'MayWrite'> => ({
  Id: 0,
  Code: '',
  Revision: 0,
  State: vgmStates.codes.none,
  UpdateTime: null,
  Content,
  Agent: '',
  InForce: 0,
  Retracting: false,
  LateReason: '',
  Refusal: '',
  Issues: [],
  Tickets: [],
})

/** The boxes of a bill as their reader sees them: declarations, and boxes that have none yet. */
export async function sheetOf({ db, system, actor, now }: Reading, id: number, Lang?: 'en'): Promise<VgmSheet> {
  const bill = await demandBill({ db }, id)
  const staff = actor.companyId === bill.staffId
  const [stored, facts, { cutoff, no }, tickets] = await Promise.all([
    vgmsOf(db, bill.id),
    boxFactsOf(system, bill, actor.companyId),
    bookingFactsOf(system, bill.bookingId),
    ticketsOf(system, bill.id),
  ])
  const seen = tickets.filter(({ audience }) => staff || audience === 'customer')
  const ticketsIn = (boxNo: string) =>
    seen.filter(({ box }) => box === boxNo).map(({ id: Id, name: Name }) => ({ Id, Name, Filing: bill.id }))
  const findings = vgmFindings(stored, facts, { cutoff, now: now() })
  const MayWrite = mayWriteVgm(actor, bill)
  const declared = new Set(stored.map(({ boxNo }) => boxNo))
  const rows = stored.map((one, at): VgmRow => ({
    Id: one.id,
    Code: one.no,
    Revision: one.revision,
    State: one.state,
    UpdateTime: one.updateTime,
    Content: shownVgm(actor, one.content),
    Agent: staff ? one.agent : '',
    InForce: one.inForce?.Vgm ?? 0,
    Retracting: one.retracting,
    LateReason: one.lateReason,
    Refusal: one.refusal,
    Issues: isOpen(one) || one.state === vgmStates.codes.submitted ? vgmIssues(findings[at]!, saidIn(Lang)) : [],
    Tickets: ticketsIn(one.boxNo),
    MayWrite: MayWrite && isOpen(one),
  }))
  const missing = [...facts.values()].filter(({ BoxNo }) => !declared.has(BoxNo))
  return {
    Id: bill.id,
    BillNo: bill.content.BillNo,
    Cutoff: cutoff,
    Rows: [
      ...rows,
      ...missing.map((box) => ({
        ...blankRow(shownVgm(actor, startOfBox(box, bill.content, no))),
        Tickets: ticketsIn(box.BoxNo),
        MayWrite,
      })),
    ],
  }
}
