import type { ManifestContent, manifestSources, manifestStart } from '@jst/contracts/manifest'
import type { PackedBox, PackedLine } from '@jst/contracts/packing'
import { packageKindOf } from '@jst/contracts/si'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { emptyConsignment, emptyGoods } from '@jst/manifest'
import { sumOf, withSums } from '@jst/packing'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { texts } from '../texts.ts'
import { shownContent } from './contacts.ts'
import { partyFromText } from './party-text.ts'
import { kindOfBill, paymentOf, sailingFields } from './sailing.ts'
import { findSailingSource, findSiSource, findSources, listBoxes, type SailingSource, type SiBox, type SiSource } from './sources.repo.ts'
import { neededOf, type Reading } from './view.service.ts'
import type { ManifestCall } from './call.ts'

/** The companies and records that a new filing belongs to. */
export interface SourceOwner {
  readonly companyId: number
  readonly operatorId: number | null
  readonly bookingId: number | null
  readonly siId: number | null
  readonly siVersion: number
  readonly customer: string
  readonly ownerId: number | null
}
interface Asked {
  readonly BookingId: number
  readonly SiId: number
}

/** @throws AppError NOT_FOUND for a source that the caller does not see, FORBIDDEN for one of another side */
export async function demandSource({ tx, actor }: ManifestCall, { BookingId, SiId }: Asked): Promise<SourceOwner> {
  if (SiId !== 0) {
    const si = await findSiSource(tx, SiId)
    if (!si) throw new AppError('NOT_FOUND')
    demandSide(actor, si)
    const { companyId, operatorId, bookingId, version, customer } = si
    return { companyId, operatorId, bookingId, siId: SiId, siVersion: version, customer: customer ?? '', ownerId: null }
  }
  if (BookingId !== 0) {
    const { companyId, operatorId, customerName, ownerId } = await demandBooking(tx, BookingId)
    demandSide(actor, { companyId, operatorId })
    return { companyId, operatorId, bookingId: BookingId, siId: null, siVersion: 0, customer: customerName, ownerId }
  }
  const isStaff = actor.companyKind === 'operator'
  return {
    companyId: actor.companyId,
    operatorId: isStaff ? null : actor.operatorId,
    bookingId: null,
    siId: null,
    siVersion: 0,
    customer: isStaff ? '' : actor.companyName,
    ownerId: null,
  }
}
function demandSide(actor: EmployeeActor, { companyId, operatorId }: Pick<SourceOwner, 'companyId' | 'operatorId'>): void {
  if (actor.companyId !== companyId && actor.companyId !== operatorId) throw new AppError('FORBIDDEN')
}

export async function sourcesOf(
  { db }: Reading,
  { Keyword = '' }: QueryOf<typeof manifestSources>,
): Promise<ReplyOf<typeof manifestSources>> {
  const rows = await findSources(db, Keyword.trim())
  return rows.map((row) => ({
    BookingId: row.bookingId ?? 0,
    SiId: row.siId ?? 0,
    No: row.no,
    BillNo: row.billNo,
    Customer: row.customer ?? '',
    Vessel: row.vessel,
    Voyage: row.voyage,
    Pol: row.pol,
    Pod: row.pod,
    Filed: row.filed,
  }))
}

/** Goods of all boxes, row by row: lines of the same goods are added up. */
export function goodsOf(boxes: readonly PackedBox[]): ManifestContent['Goods'] {
  const lines = boxes.flatMap(({ Lines }) => Lines)
  const groups = Map.groupBy(lines, ({ PackageKind, GoodsEn, GoodsZh, HsCode, UnNo }) =>
    JSON.stringify([PackageKind, GoodsEn, GoodsZh, HsCode, UnNo]),
  )
  return [...groups.values()].map((rows, at) => ({
    ...emptyGoods(`g${at + 1}`),
    ...sumOf(rows),
    PackageKind: rows[0]!.PackageKind,
    GoodsEn: rows[0]!.GoodsEn,
    GoodsZh: rows[0]!.GoodsZh,
    HsCode: rows[0]!.HsCode,
    UnNo: rows[0]!.UnNo,
    Marks: [...new Set(rows.map(({ Marks }) => Marks))].join('\n'),
  }))
}

/** Boxes with their sums. Free texts of packages, which no message carries, are codes or blank: the checks ask for one. */
const asCoded = (boxes: readonly PackedBox[]): readonly PackedBox[] =>
  withSums(
    boxes.map((box) => ({
      ...box,
      Lines: box.Lines.map((line) => ({ ...line, PackageKind: packageKindOf(line.PackageKind)?.code ?? '' })),
    })),
  )

/** Boxes of one bill: lines of other bills stay out, and boxes that have none of it. */
const boxesOfBill = (boxes: readonly PackedBox[], bill: string): readonly PackedBox[] =>
  asCoded(
    boxes
      .map((box) => ({ ...box, Lines: box.Lines.filter(({ BillNo }) => bill === '' || BillNo === '' || BillNo === bill) }))
      .filter((box) => box.Lines.length > 0),
  )

const siBox =
  (billNo: string, si: SiSource) =>
  (box: SiBox, at: number): PackedBox => {
    const rows = box.lines.length > 0 ? box.lines : [{ ...box, goodsZh: '', goods: si.goods, hsCode: si.hsCode, marks: si.marks }]
    return {
      BoxNo: box.boxNo,
      BoxType: box.type,
      Seals: box.sealNo
        .split(/[/,]/)
        .map((No) => ({ No: No.trim(), Source: '' as const }))
        .filter(({ No }) => No !== ''),
      Fcl: 'full',
      Packages: 0,
      Weight: 0,
      Volume: 0,
      Lines: rows.map((line, place): PackedLine => ({
        Key: `si-${at + 1}-${place + 1}`,
        BillNo: billNo,
        Packages: line.packages,
        // instructions also have free texts, which no message carries: the checks ask for a code
        PackageKind: packageKindOf(line.packageKind || si.packageKind)?.code ?? '',
        Weight: line.weight,
        Volume: line.volume,
        Marks: line.marks || si.marks,
        GoodsZh: line.goodsZh,
        GoodsEn: (line.goods || si.goods).replace(/\s+/g, ' ').trim(),
        HsCode: (line.hsCode || si.hsCode).replace(/[\s.]/g, ''),
        DgClass: '',
        UnNo: '',
      })),
    }
  }

const isToOrder = (text: string) => /^TO\s+(?:THE\s+)?ORDER\b/i.test(text.trim())
function ofSi(si: SiSource, lists: readonly PackedBox[], sailing?: SailingSource): ManifestContent {
  const billBoxes = boxesOfBill(lists, si.billNo)
  const Boxes = billBoxes.length > 0 ? billBoxes : asCoded(si.boxes.map(siBox(si.billNo, si)))
  const country = (port: string) => port.slice(0, 2)
  const same = /^SAME\s+AS/i.test(si.notify.trim())
  const Consignee = partyFromText(si.consignee, country(si.delivery || si.pod))
  return {
    ...emptyConsignment(),
    BillNo: si.billNo,
    BillType: kindOfBill(si.signing),
    Payment: paymentOf(si.payment),
    Terms: si.terms,
    Vessel: si.vessel,
    Voyage: si.voyage,
    ...sailingFields(sailing, { Vessel: si.vessel, Pol: si.pol }),
    Carrier: si.carrier,
    Receipt: si.receipt,
    Pol: si.pol,
    Pod: si.pod,
    Delivery: si.delivery,
    ToOrder: isToOrder(si.consignee),
    Shipper: partyFromText(si.shipper, country(si.pol)),
    Consignee,
    Notify: same ? Consignee : partyFromText(si.notify, country(si.pod)),
    ...sumOf(Boxes),
    Goods: goodsOf(Boxes),
    Boxes,
  }
}

/** Content of the instructions themselves, without packing lists. */
export function siSide(si: SiSource): ManifestContent {
  const content = ofSi(si, [])
  // countries and the customs status are usual values, which the instructions do not state
  const said = (party: ManifestContent['Shipper']) => ({ ...party, Country: '' })
  const [Shipper, Consignee, Notify] = [content.Shipper, content.Consignee, content.Notify].map(said) as [
    ManifestContent['Shipper'],
    ManifestContent['Shipper'],
    ManifestContent['Shipper'],
  ]
  return { ...content, CustomsStatus: '', Shipper, Consignee, Notify }
}

/** Content and owner of an instruction, for the demo. */
export async function siContent(system: Queryable, id: number) {
  const si = await findSiSource(system, id)
  if (!si) return undefined
  const { companyId, operatorId, bookingId, version, customer } = si
  const lists = bookingId === null ? [] : await listBoxes(system, bookingId, companyId)
  return {
    content: ofSi(si, lists, await sailingFor(system, bookingId)),
    customer: customer ?? '',
    owner: { companyId, operatorId, bookingId, siId: id, siVersion: version, ownerId: null },
  }
}

/** Packing lists belong to whoever packs; a customer gets its own alone. */
const listsFor = (system: Queryable, booking: number | null, actor: EmployeeActor) =>
  booking === null ? Promise.resolve([]) : listBoxes(system, booking, actor.companyId)

const sailingFor = (system: Queryable, booking: number | null) =>
  booking === null ? Promise.resolve(undefined) : findSailingSource(system, booking)

/** Content that a new filing begins with. Boxes of packing lists count before those of the instructions: they say what is stuffed. */
export async function startOf(
  { db, system, actor }: Reading,
  { BookingId, SiId }: QueryOf<typeof manifestStart>,
): Promise<ReplyOf<typeof manifestStart>> {
  if (SiId !== undefined) {
    const si = await findSiSource(db, SiId)
    if (!si) throw new AppError('NOT_FOUND')
    const Content = shownContent(actor, ofSi(si, await listsFor(system, si.bookingId, actor), await sailingFor(system, si.bookingId)))
    return {
      Content,
      From: texts.from.si(si.no, si.version),
      BookingId: si.bookingId ?? 0,
      SiId,
      SiVersion: si.version,
      Needed: neededOf(Content, []),
    }
  }
  if (BookingId === undefined) return { Content: emptyConsignment(), From: '', BookingId: 0, SiId: 0, SiVersion: 0, Needed: [] }
  const booking = await demandBooking(db, BookingId)
  const { Values } = booking.content
  const text = (key: string) => String(Values[key] ?? '')
  const said = (key: string) => String(booking.shippingOrder?.Values[key] ?? '')
  const Boxes = asCoded(await listsFor(system, BookingId, actor))
  const Content: ManifestContent = {
    ...emptyConsignment(),
    BillNo: said('BlNo'),
    ...sailingFields(await sailingFor(system, BookingId), { Vessel: text('Vessel'), Pol: text('PolCode') }),
    Vessel: text('Vessel'),
    Voyage: text('VoyageNo'),
    Carrier: text('CarrierCode'),
    Receipt: text('PorCode'),
    Pol: text('PolCode'),
    Transit: text('PotCode'),
    Pod: text('PodCode'),
    Delivery: text('DelCode'),
    ...sumOf(Boxes),
    Goods: goodsOf(Boxes),
    Boxes,
  }
  const From = Boxes.length > 0 ? texts.from.lists(booking.no) : texts.from.booking(booking.no)
  return { Content, From, BookingId, SiId: 0, SiVersion: 0, Needed: neededOf(Content, []) }
}
