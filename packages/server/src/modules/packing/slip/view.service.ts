import { haulageFields, slipLinkPage, slipStates, type SlipView } from '@jst/contracts/packing'
import { containerTypes } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { ownOrigin } from '../../../kernel/site/own-address.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { demandSide } from '../application/view.service.ts'
import { linksOf } from '../links/links.repo.ts'
import { codeToken } from '../links/token.ts'
import { companyNames, namesFor } from '../names.repo.ts'
import { reportsOf } from '../reports/reports.repo.ts'
import { shownReports } from '../reports/standing.ts'
import { demandSlip, findNumber, findReplacement, type StoredSlip } from './slip.repo.ts'

export type LinkPlace = Pick<Surroundings, 'secrets' | 'origin'>
export interface SlipReading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

export const isoTypeOf = (type: string): string => containerTypes.find(({ value }) => value === type)?.iso ?? ''
const none = { Id: 0, EirNo: '' }

/** Content of the code on a slip: the address of its page; '' before it is issued. */
export async function codeOf(system: Queryable, slip: StoredSlip, { secrets, origin }: LinkPlace): Promise<string> {
  if (slip.issuedAt === null) return ''
  return `${await ownOrigin(system, slip.staffId, origin)}${slipLinkPage}?Token=${codeToken(slip, secrets)}`
}

/** @throws AppError NOT_FOUND */
export async function viewSlip({ db, system, actor }: SlipReading, id: number, place: LinkPlace): Promise<SlipView> {
  const slip = await demandSlip(db, id)
  demandSide(actor, slip)
  const isStaff = actor.companyId === slip.staffId
  const text = (key: string) => String(slip.values[key] ?? '')
  const [carrier, port, company, reports, links, after, before, Qr] = await Promise.all([
    namesFor(db, 'carrier', [text('CarrierCode')]),
    namesFor(db, 'port', [text('PolCode'), text('PodCode')]),
    companyNames(system, [slip.companyId]),
    reportsOf(db, id),
    isStaff ? linksOf(db, id) : [],
    findReplacement(db, id),
    slip.replacesId === null ? undefined : findNumber(db, slip.replacesId),
    codeOf(system, slip, place),
  ])
  const Haulage = Object.fromEntries(haulageFields.map(({ key }) => [key, slip.values[key] ?? null]))
  return {
    Id: slip.id,
    Code: slip.no,
    EirNo: slip.eirNo,
    State: slip.state,
    UpdateTime: slip.updateTime,
    ApplicationId: slip.applicationId,
    ApplicationNo: slip.applicationNo,
    BookingId: slip.bookingId,
    BookingNo: text('BookingNo'),
    SoNo: text('SoNo'),
    BlNo: text('BlNo'),
    Customer: text('NameZh') || company(slip.companyId),
    CarrierName: carrier(text('CarrierCode')),
    Vessel: text('Vessel'),
    VoyageNo: text('VoyageNo'),
    PolName: port(text('PolCode')),
    PodName: port(text('PodCode')),
    Etd: text('Etd'),
    Cutoff: slip.cutoff,
    BoxType: text('BoxType'),
    IsoType: isoTypeOf(text('BoxType')),
    Haulage: isStaff ? Haulage : { ...Haulage, FleetCode: '' },
    BoxNo: text('BoxNo'),
    SealNo: text('SealNo'),
    Tare: slip.values['Tare'] === null ? null : Number(slip.values['Tare']),
    IssuedAt: slip.issuedAt,
    IssuedBy: slip.issuedBy,
    PickedUpAt: slip.pickedUpAt,
    GatedInAt: slip.gatedInAt,
    Reason: slip.reason,
    ReplacedBy: after ? { Id: after.id, EirNo: after.eirNo } : none,
    Replaces: before ? { Id: before.id, EirNo: before.eirNo } : none,
    Reports: shownReports(reports, slip),
    Links: [...links],
    Qr,
  }
}

/** Slips that stand for their box: not replaced, given back or cancelled. */
export const isInForce = ({ state }: Pick<StoredSlip, 'state'>): boolean =>
  (['pending', 'issued', 'pickedUp', 'gatedIn', 'expired'] as const).some((one) => slipStates.codes[one] === state)
