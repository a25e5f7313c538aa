import type { BillBox, BillLine } from '@jst/contracts/bills'
import { SiStatus, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database/database.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { equipmentFacts, hazards } from './files/bill/cargo-list.ts'
import { changeStatus } from './review/review.service.ts'
import { findSi, siNosOf } from './si.repo.ts'
import { findVersion } from './si-version.repo.ts'

/** Input of a bill: the approved version of an instruction. */
export interface BillInstruction {
  readonly id: number
  readonly no: string
  readonly orderId: number
  readonly version: number
  /** Of the record, which may be an amendment of that version by now. */
  readonly status: number
  /** Of the record; ''. */
  readonly updatedAt: string
  readonly customerId: number
  readonly operatorId: number
  readonly customer: string
  readonly record: SiRecord
  readonly boxes: readonly BillBox[]
}

const instructedStates: readonly number[] = [SiStatus.approved, SiStatus.draftBillSent, SiStatus.draftBillConfirmed, SiStatus.issued]

/** Returns undefined for a record that row-level security hides, and for one without an approved version. */
export async function findBillInstruction(db: Queryable, id: number): Promise<BillInstruction | undefined> {
  const si = await findSi(db, id)
  if (!si) return undefined
  const version = instructedStates.includes(si.record.status) ? si.version : si.inForceVersion
  if (version === 0 || si.record.status === SiStatus.voided) return undefined
  const [stored, nos] = await Promise.all([findVersion(db, id, version), siNosOf(db, [id])])
  if (!stored) return undefined
  return {
    id,
    no: nos.get(id) ?? '',
    orderId: si.record.orderId,
    version,
    status: si.record.status,
    updatedAt: si.record.updatedAt ?? '',
    customerId: si.companyId,
    operatorId: si.operatorId,
    customer: si.companyName,
    record: stored.record,
    boxes: stored.record.containers.map(boxOf),
  }
}

const boxOf = (box: SiContainer): BillBox => ({
  BoxNo: box.containerNo,
  SealNo: box.sealNo,
  BoxType: box.type,
  PackageKind: box.packageKind,
  Packages: box.packages,
  Weight: box.weight,
  Volume: box.volume,
  Note: equipmentFacts(box).join(', '),
  Lines: box.lines.map(lineOf),
})
const lineOf = (line: SiLine): BillLine => ({
  Goods: line.goods,
  HsCode: line.hsCode,
  Marks: line.marks,
  PackageKind: line.packageKind,
  Packages: line.packages,
  Weight: line.weight,
  Volume: line.volume,
  Hazard: hazards(line).join(', '),
})

type Call = WriteCall<'emit'>
const clocked = (call: Call) => ({ ...call, now: () => new Date() })

/** Sends the draft bill of an approved instruction to its customer, in the version that the bill was made of. */
export const sendInstructionDraft = (call: Call, id: number, version: number) =>
  changeStatus(clocked(call), { TDId: id, Status: SiStatus.draftBillSent, Version: version })

/** Issues a confirmed instruction, with the loading that the bill states; a blank day is that of the schedule. */
export const issueInstruction = (
  call: Call,
  id: number,
  version: number,
  { onBoard, source, place }: { readonly onBoard: string; readonly source: string; readonly place: string },
) =>
  changeStatus(clocked(call), {
    TDId: id,
    Status: SiStatus.issued,
    Version: version,
    ...(onBoard === '' ? {} : { OnBoardDate: onBoard }),
    ...(source === '' ? {} : { OnBoardSource: source }),
    ...(place === '' ? {} : { IssuePlace: place }),
  })
