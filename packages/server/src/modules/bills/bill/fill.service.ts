import {
  billDifferences,
  billKinds,
  boxesTogether,
  swapParties,
  takeDifferences,
  textOf,
  type BillBox,
  type BillContent,
  type BillKind,
} from '@jst/contracts/bills'
import type { EntityValues } from '@jst/contracts/entity'
import type { PackedBox } from '@jst/contracts/packing'
import { recordEvent, findRecord, type DocumentCall } from '../../../documents/index.ts'
import { addOwn, changeOwn } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { packedBoxesOfOrder } from '../../packing/index.ts'
import { findBillInstruction, type BillInstruction } from '../../si/index.ts'
import { texts } from '../texts.ts'
import { demandButton } from './rights.ts'
import {
  billsOfInstruction,
  companyOf,
  contentOf,
  counterpartsOf,
  demandBill,
  linkInstruction,
  writeBoxes,
  type StoredBill,
} from './bill.repo.ts'

/** @throws AppError NOT_FOUND with a sentence, for one of another forwarder as well */
async function demandInstruction(call: DocumentCall, id: number): Promise<BillInstruction> {
  const found = await findBillInstruction(call.tx, id)
  if (!found || found.operatorId !== call.actor.companyId) throw new AppError('NOT_FOUND', { message: texts.noInstruction })
  return found
}

/** Seals and numbers that the instruction leaves blank, of the packing lists of its order: a box without a number takes one of its type. */
function packed(boxes: readonly BillBox[], lists: readonly PackedBox[]): BillBox[] {
  const seals = ({ Seals }: PackedBox) => Seals.map(({ No }) => No).join('/')
  const free = lists.filter(({ BoxNo }) => !boxes.some((box) => box.BoxNo === BoxNo))
  return boxes.map((box) => {
    const at = box.BoxNo === '' ? free.findIndex(({ BoxType }) => BoxType === box.BoxType) : -1
    const list = box.BoxNo === '' ? free.splice(at, at < 0 ? 0 : 1)[0] : lists.find(({ BoxNo }) => BoxNo === box.BoxNo)
    return list ? { ...box, BoxNo: box.BoxNo || list.BoxNo, SealNo: box.SealNo || seals(list) } : box
  })
}

/** Fields of a bill as its instruction says them. */
export async function valuesOf(
  system: Queryable,
  kind: BillKind,
  { record, customer, no, operatorId }: BillInstruction,
): Promise<EntityValues> {
  const carriers = record.mergeMblNo || record.splitMblNo || record.mblNo
  const { code, name } = await companyOf(system, operatorId)
  return {
    NameZh: customer,
    // a house bill has a number of the forwarder, proposed of its code and the number of the instruction
    BlNo: kind === 'masterBill' ? carriers : `${code}${no.replace(/^SI/, '')}`.slice(0, 35),
    MblNo: kind === 'masterBill' ? '' : carriers,
    BookingNo: record.bookingNo,
    ExportRefs: [record.shipperRef, record.quotationNo].filter(Boolean).join('\n'),
    Shipper: record.consignor,
    Consignee: record.consignee,
    Notify: record.notifier1,
    AlsoNotify: [record.notifier2, record.notifier3].filter(Boolean).join('\n'),
    // on a house bill the forwarder is the carrier
    Carrier: kind === 'houseBill' ? name : record.carrier,
    ReceiptPlace: record.receiptPlaceOnBill || record.receiptPlace,
    Vessel: record.vessel,
    Voyage: record.voyage,
    LoadPort: record.loadPortOnBill || record.loadPort,
    DischargePort: record.dischargePortOnBill || record.dischargePort,
    DeliveryPlace: record.deliveryPlaceOnBill || record.deliveryPlace,
    Marks: record.marks,
    PackageKind: record.packageKind,
    Goods: record.goods,
    HsCode: record.hsCode,
    Terms: record.transportTerms,
    Way: record.signingMethod,
    Originals: record.originals > 0 ? record.originals : null,
    Payment: record.paymentMethod,
    PayableAt: record.payableAt,
    IssuePlace: record.issuePlace,
    OnBoard: record.onBoardDate ?? '',
    OnBoardSource: record.onBoardSource,
  }
}

/** Parties of a master that is made of an instruction: the forwarder ships, its agent receives. */
export async function masterParties(system: Queryable, companyId: number): Promise<EntityValues> {
  const { name, address } = await companyOf(system, companyId)
  return swapParties({ Agent: '', Boxes: [] }, 'houseBill', {
    us: `${name}\n${address}`.trim(),
    shipper: '',
    consignee: '',
    notify: '',
    alsoNotify: '',
  })
}

async function recordFill(call: DocumentCall, kind: BillKind, id: number, event: string, words: string): Promise<void> {
  const row = await findRecord(call.tx, kind, id)
  recordEvent(call, { kind, row }, { audience: 'internal', event, words })
}

/** Serializes those who make bills of one instruction: the second finds the bill of the first. */
const lockInstruction = (tx: Queryable, kind: BillKind, siId: number) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bill ${kind} ${siId}`])

/** @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION where the instruction has a bill of the kind already */
export async function make(call: DocumentCall, { Kind, SiId }: { readonly Kind: BillKind; readonly SiId: number }) {
  const { tx, actor } = call
  demandButton(actor, Kind, 'add')
  const instruction = await demandInstruction(call, SiId)
  await lockInstruction(tx, Kind, SiId)
  const [other] = await billsOfInstruction(tx, Kind, SiId)
  const { calls, document } = billKinds[Kind]
  if (other) throw new AppError('ILLEGAL_TRANSITION', { message: texts.madeAlready(document.zh, other.code) })
  const parties = Kind === 'masterBill' ? await masterParties(tx.system, actor.companyId) : {}
  const row = await addOwn(call, calls, { Code: '', ...(await valuesOf(tx.system, Kind, instruction)), ...parties })
  await fillBoxes(call, Kind, row.Id, instruction)
  return { Id: row.Id, Code: row.Code }
}

async function fillBoxes(call: DocumentCall, kind: BillKind, id: number, instruction: BillInstruction): Promise<void> {
  const { id: siId, version, customerId, orderId, operatorId } = instruction
  await linkInstruction(call.tx, kind, id, { siId, version, customerId })
  await writeBoxes(call, kind, id, packed(instruction.boxes, await packedBoxesOfOrder(call.tx.system, orderId, operatorId)))
  await recordFill(call, kind, id, 'filled', texts.filled(instruction.no, version))
  call.audit({ action: 'bill.fill', entity: kind, entityId: id, diff: { si: siId, version } })
}

/** Values that the forwarder writes itself stay when a bill is filled again. */
const billKeys = ['NameZh', 'BlNo', 'MblNo'] as const
/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, ILLEGAL_TRANSITION for a bill that is locked */
export async function refill(
  call: DocumentCall,
  { Kind, Id, UpdateTime }: { readonly Kind: BillKind; readonly Id: number; readonly UpdateTime: string },
) {
  const { tx, actor } = call
  demandButton(actor, Kind, 'edit')
  const { siId, code, blNo } = await demandBill(tx, Kind, Id, true)
  if (siId === null) throw new AppError('ILLEGAL_TRANSITION', { message: texts.noSource })
  const instruction = await demandInstruction(call, siId)
  const values = await valuesOf(tx.system, Kind, instruction)
  const excludedKeys: readonly string[] =
    Kind === 'masterBill' ? [...billKeys, 'Shipper', 'Consignee', 'Notify', 'AlsoNotify', 'Agent'] : billKeys
  const Values = Object.fromEntries(Object.entries(values).filter(([key]) => !excludedKeys.includes(key)))
  await changeOwn(call, billKinds[Kind].calls, { Id, UpdateTime, Values: { ...Values, BlNo: blNo } })
  await fillBoxes(call, Kind, Id, instruction)
  return { Id, Code: code }
}

const notCopied: ReadonlySet<string> = new Set(['Code', 'BlNo', 'MblNo', 'Id', 'Boxes', 'Remark'])
/** Copies a bill as one of the other kind, with the parties swapped. @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION */
export async function copy(call: DocumentCall, { Kind, Id }: { readonly Kind: BillKind; readonly Id: number }) {
  const { tx, actor } = call
  const other: BillKind = Kind === 'houseBill' ? 'masterBill' : 'houseBill'
  demandButton(actor, other, 'add')
  const bill = await demandBill(tx, Kind, Id, true)
  const { calls, document } = billKinds[other]
  const [existing] = await counterpartsOf(tx, bill)
  if (existing) throw new AppError('ILLEGAL_TRANSITION', { message: texts.madeAlready(document.zh, existing.code) })
  const content = await contentOf(tx, Kind, Id)
  if (Kind === 'houseBill' && textOf(content, 'Agent').trim() === '') throw new AppError('ILLEGAL_TRANSITION', { message: texts.noAgent })
  const instruction = bill.siId === null ? undefined : await findBillInstruction(tx, bill.siId)
  const { code, name, address } = await companyOf(tx.system, actor.companyId)
  const record = instruction?.record
  const parties = swapParties(content, Kind, {
    us: `${name}\n${address}`.trim(),
    shipper: record?.consignor ?? '',
    consignee: record?.consignee ?? '',
    notify: record?.notifier1 ?? '',
    alsoNotify: [record?.notifier2, record?.notifier3].filter(Boolean).join('\n'),
  })
  const numbers =
    other === 'masterBill' ? { BlNo: bill.mblNo || bill.blNo, MblNo: '' } : { BlNo: `${code}${bill.code}`.slice(0, 35), MblNo: bill.blNo }
  const values = Object.fromEntries(Object.entries(content).filter(([key]) => !notCopied.has(key))) as EntityValues
  const Carrier = other === 'houseBill' ? name : (record?.carrier ?? '')
  const row = await addOwn(call, calls, { ...values, Code: '', Carrier, ...numbers, ...parties })
  await linkInstruction(tx, other, row.Id, { siId: bill.siId, version: bill.siVersion, customerId: bill.customerId })
  await writeBoxes(call, other, row.Id, content.Boxes)
  await recordFill(call, other, row.Id, 'filled', texts.copied(bill.code))
  call.audit({ action: 'bill.copy', entity: other, entityId: row.Id, diff: { from: bill.code } })
  return { Id: row.Id, Code: row.Code }
}

/** Contents of the other side of a bill, and all differences between both. */
export async function compared(db: Queryable, bill: StoredBill, content: BillContent) {
  const others = await counterpartsOf(db, bill)
  const contents = await Promise.all(others.map(({ kind, id }) => contentOf(db, kind, id)))
  const [first] = contents
  if (bill.kind === 'masterBill') return { others, contents, differences: billDifferences(contents, content) }
  if (!first) return { others, contents, differences: [] }
  // a master of several house bills is compared with all of them
  const siblings = (await counterpartsOf(db, others[0]!)).filter(({ id }) => id !== bill.id)
  const rest = await Promise.all(siblings.map(({ kind, id }) => contentOf(db, kind, id)))
  return { others, contents, siblings: siblings.length, differences: billDifferences([content, ...rest], first) }
}

/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, ILLEGAL_TRANSITION */
export async function take(
  call: DocumentCall,
  {
    Kind,
    Id,
    UpdateTime,
    Keys,
  }: { readonly Kind: BillKind; readonly Id: number; readonly UpdateTime: string; readonly Keys: readonly string[] },
) {
  const { tx, actor } = call
  demandButton(actor, Kind, 'edit')
  const bill = await demandBill(tx, Kind, Id, true)
  const content = await contentOf(tx, Kind, Id)
  const { contents, siblings = 0, differences } = await compared(tx, bill, content)
  const [first] = contents
  if (!first) throw new AppError('ILLEGAL_TRANSITION', { message: texts.noCounterpart[Kind] })
  if (siblings > 0 && Keys.some((key) => key.startsWith('Box '))) throw new AppError('ILLEGAL_TRANSITION', { message: texts.sharedBox })
  const open = Keys.filter((key) => differences.some(({ Key }) => Key === key))
  const { content: after, taken } = takeDifferences(content, { ...first, Boxes: boxesTogether(contents) }, open)
  if (taken.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.gone })
  const Values = Object.fromEntries(taken.filter((key) => !key.startsWith('Box ')).map((key) => [key, textOf(after, key)]))
  await changeOwn(call, billKinds[Kind].calls, { Id, UpdateTime, Values: { ...Values, BlNo: bill.blNo } })
  if (taken.some((key) => key.startsWith('Box '))) await writeBoxes(call, Kind, Id, after.Boxes)
  await recordFill(call, Kind, Id, 'taken', taken.join('、').slice(0, 400))
  call.audit({ action: 'bill.take', entity: Kind, entityId: Id, diff: { keys: taken.length } })
  return { Taken: taken.length }
}
