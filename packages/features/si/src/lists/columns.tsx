import type { SiRow } from '@jst/contracts/si'
import { boxesText, type Column, columnKinds } from '@jst/ui'
import { siSourceTable } from '../declared.ts'
import { CarrierStateTag } from '../bill/CarrierStateTag.tsx'
import { ClaimTag } from '../bill/ClaimTag.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { reasonText } from '../bill/history.ts'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { StageTag } from '../bill/StageTag.tsx'
import { texts } from './texts.ts'

const words = texts.columns
const { cell, text, link, count, decimal, time, vessel } = columnKinds<SiRow>()
const route = (row: SiRow) => `${row.LoadPort} → ${row.DischargePort}`

/** Columns of the lists over SI records, by name. `to` is where the bill number leads, `me` the employee whose claims are one's own. */
export const siColumns = (to: (row: SiRow) => string, me?: () => number | undefined) =>
  ({
    bill: link('bill', words.billNo, 190, (row) => row.BillNo, to, { sort: 'MblNo' }),
    order: text('order', words.orderNo, 150, (row) => row.OrderNo, { sort: 'OrderNo', copy: (row) => row.OrderNo }),
    mbl: text('mbl', words.mblNo, 160, (row) => row.MblNo),
    siNo: text('siNo', words.siNo, 150, (row) => row.SiNo, { sort: 'SiNo' }),
    company: text('company', words.company, 180, (row) => row.CompanyName, { sort: 'CompanyName', sameUnder: 'CompanyId' }),
    carrier: text('carrier', words.carrier, 110, (row) => row.CarrierName, { sort: 'CarrierCode', sameUnder: 'CarrierCode' }),
    vessel: vessel(words.vessel, 190, (row) => row),
    route: text('route', words.route, 230, route),
    boxes: text('boxes', words.boxes, 130, (row) => boxesText(row.BoxSummary)),
    containers: count('containers', words.containers, 64, (row) => row.Containers),
    packages: count('packages', words.packages, 90, (row) => row.Packages, { sort: 'Packages' }),
    weight: decimal('weight', words.weight, 120, (row) => row.Weight, { sort: 'Weight' }),
    volume: decimal('volume', words.volume, 110, (row) => row.Volume, { sort: 'Volume' }),
    consignee: text('consignee', words.consignee, 200, (row) => row.Consignee),
    deadline: cell('deadline', words.deadline, 138, (row) => <Deadline at={row.Deadline} status={row.Status} />, { sort: 'Deadline' }),
    status: cell('status', words.status, 104, (row) => <SiStatusTag status={row.Status} />, { sort: 'Status', sameUnder: 'Status' }),
    carrierState: cell('carrierState', words.carrierState, 120, carrierStateOf, { sameUnder: 'CarrierState' }),
    source: text('source', words.source, 90, (row) => siSourceTable[row.Source] ?? '', { sameUnder: 'Source' }),
    stage: cell('stage', words.stage, 90, (row) => <StageTag of={row} />),
    drafts: count('drafts', words.drafts, 56, (row) => row.DraftCount),
    version: cell('version', words.version, 72, versionOf, { align: 'right', text: versionHint }),
    changes: count('changes', words.changes, 72, (row) => row.Changes, { sort: 'Changes', hint: words.changesHint }),
    warnings: cell('warnings', words.warnings, 72, warningsOf, { align: 'right', sort: 'Warnings', hint: words.warningsHint }),
    claim: cell('claim', words.claim, 84, (row) => <ClaimTag claim={row} me={me?.()} />),
    submitter: text('submitter', words.submitter, 84, (row) => row.SubmitterName),
    submittedAt: time('submittedAt', words.submittedAt, (row) => row.SubmitTime, 'SubmitTime'),
    updatedAt: time('updatedAt', words.updatedAt, (row) => row.UpdateTime, 'UpdateTime'),
    reviewer: text('reviewer', words.reviewer, 84, (row) => row.ReviewerName),
    reviewedAt: time('reviewedAt', words.reviewedAt, (row) => row.ReviewTime, 'ReviewTime'),
    reason: text('reason', words.reason, 150, (row) => reasonText(row.ReasonCode)),
    remarks: text('remarks', words.remarks, 240, (row) => row.ReviewRemarks, { grow: true }),
  }) satisfies Record<string, Column<SiRow>>

const carrierStateOf = ({ CarrierState }: SiRow) => (CarrierState === '' ? texts.none : <CarrierStateTag state={CarrierState} />)
const warningsOf = ({ Warnings }: SiRow) => (Warnings > 0 ? <span className="jst-warn-count">{Warnings}</span> : texts.none)
/** An amendment under way: the version that holds until this one is approved stands with it. */
const amending = (row: SiRow) => row.InForceVersion > 0 && row.InForceVersion < row.Version
function versionOf(row: SiRow) {
  return amending(row) ? <span className="jst-amended">{`${row.InForceVersion} → ${row.Version}`}</span> : row.Version
}
function versionHint(row: SiRow): string {
  return row.InForceVersion > 0 ? `${words.inForce} ${row.InForceVersion}` : ''
}
