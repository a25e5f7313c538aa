import type { SiRecord } from '@jst/contracts/si/data'
import type { DraftGateway, Submission } from '../ports.ts'
import { recordToWire } from '../rules/wire.ts'
import type { DraftSet } from './draft-set.ts'

/** The drafts as they are submitted: bound to the order and the set. */
export const boundTo = ({ drafts, target }: DraftSet, orderId: number): SiRecord[] =>
  drafts.map((record) => ({
    ...record,
    orderId: record.orderId || orderId,
    draftCount: target,
    siType: target > 1 ? 2 : record.siType,
  }))

/** Payload of a check or a submission. */
export function submissionOf(set: DraftSet, orderId: number): Submission {
  const { target } = set
  const records = boundTo(set, orderId).map((record) => ({ ...record, orderId, siType: target > 1 ? 2 : 1 }))
  return checkPayload(records, orderId, target)
}

/** Records under the order that they belong to, as the calls take them. */
export const checkPayload = (records: readonly SiRecord[], orderId: number, target = records.length): Submission => ({
  TDBLInfos: records.map(recordToWire),
  Num: target,
  CGO_ID: orderId,
  MBL_NO: records[0]?.mblNo ?? '',
})

/** Sends the set to be stored, on behalf of a company when one is set; ids of the records. */
export async function sendSet(gateway: DraftGateway, set: DraftSet, orderId: number): Promise<number[]> {
  const submission = submissionOf(set, orderId)
  const { onBehalf } = set
  const { Ids } = await (onBehalf
    ? gateway.submitForCompany({
        ...submission,
        EmployeeId: onBehalf.employeeId,
        COMPANYID: onBehalf.companyId,
        COMPANYCODE: onBehalf.companyCode,
      })
    : gateway.submit(submission))
  return Ids
}
