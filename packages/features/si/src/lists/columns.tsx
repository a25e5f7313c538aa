import type { SiRow } from '@jst/contracts/si'
import { AppLink, boxesText, DateText, formatDecimal, formatNumber, formatText, VesselVoyage, vesselVoyage, type Column } from '@jst/ui'
import { siSourceTable } from '../declared.ts'
import { CarrierStateTag } from '../bill/CarrierStateTag.tsx'
import { ClaimTag } from '../bill/ClaimTag.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { reasonText } from '../bill/history.ts'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { StageTag } from '../bill/StageTag.tsx'
import { texts } from './texts.ts'

const words = texts.columns
const text = (key: string, title: string, width: number, of: (row: SiRow) => string, more: Partial<Column<SiRow>> = {}): Column<SiRow> => ({
  key,
  title,
  width,
  text: of,
  render: (row) => formatText(of(row)),
  ...more,
})
const count = (
  key: string,
  title: string,
  width: number,
  of: (row: SiRow) => number,
  more: Partial<Column<SiRow>> = {},
): Column<SiRow> => ({
  key,
  title,
  width,
  align: 'right',
  render: (row) => (of(row) === 0 ? texts.none : formatNumber(of(row))),
  ...more,
})
const time = (key: string, title: string, of: (row: SiRow) => string | null, sort: string): Column<SiRow> => ({
  key,
  title,
  width: 116,
  sort,
  render: (row) => <DateText value={of(row)} />,
})

const route = (row: SiRow) => `${row.LoadPort} → ${row.DischargePort}`

/** Columns of the lists over SI records, by name. `to` is where the bill number leads, `me` the employee whose claims are one's own. */
export const siColumns = (to: (row: SiRow) => string, me?: () => number | undefined) =>
  ({
    bill: {
      key: 'bill',
      title: words.billNo,
      width: 190,
      sort: 'MblNo',
      copy: (row: SiRow) => row.BillNo,
      render: (row: SiRow) => <AppLink to={to(row)}>{row.BillNo}</AppLink>,
    },
    order: text('order', words.orderNo, 150, (row) => row.OrderNo, { sort: 'OrderNo', copy: (row) => row.OrderNo }),
    mbl: text('mbl', words.mblNo, 160, (row) => row.MblNo),
    siNo: text('siNo', words.siNo, 150, (row) => row.SiNo, { sort: 'SiNo' }),
    company: text('company', words.company, 180, (row) => row.CompanyName, { sort: 'CompanyName', sameUnder: 'CompanyId' }),
    carrier: text('carrier', words.carrier, 110, (row) => row.CarrierName, { sort: 'CarrierCode', sameUnder: 'CarrierCode' }),
    vessel: {
      key: 'vessel',
      title: words.vessel,
      width: 190,
      text: (row: SiRow) => vesselVoyage(row.Vessel, row.Voyage),
      render: (row: SiRow) => <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />,
    },
    route: text('route', words.route, 230, route),
    boxes: text('boxes', words.boxes, 130, (row) => boxesText(row.BoxSummary)),
    containers: count('containers', words.containers, 64, (row) => row.Containers),
    packages: count('packages', words.packages, 90, (row) => row.Packages, { sort: 'Packages' }),
    weight: {
      key: 'weight',
      title: words.weight,
      width: 120,
      align: 'right',
      sort: 'Weight',
      render: (row: SiRow) => formatDecimal(row.Weight, 3),
    },
    volume: {
      key: 'volume',
      title: words.volume,
      width: 110,
      align: 'right',
      sort: 'Volume',
      render: (row: SiRow) => formatDecimal(row.Volume, 3),
    },
    consignee: text('consignee', words.consignee, 200, (row) => row.Consignee),
    deadline: {
      key: 'deadline',
      title: words.deadline,
      width: 138,
      sort: 'Deadline',
      render: (row: SiRow) => <Deadline at={row.Deadline} status={row.Status} />,
    },
    status: {
      key: 'status',
      title: words.status,
      width: 104,
      sort: 'Status',
      sameUnder: 'Status',
      render: (row: SiRow) => <SiStatusTag status={row.Status} />,
    },
    carrierState: {
      key: 'carrierState',
      title: words.carrierState,
      width: 120,
      sameUnder: 'CarrierState',
      render: (row: SiRow) => (row.CarrierState === '' ? texts.none : <CarrierStateTag state={row.CarrierState} />),
    },
    source: text('source', words.source, 90, (row) => siSourceTable[row.Source] ?? '', { sameUnder: 'Source' }),
    stage: {
      key: 'stage',
      title: words.stage,
      width: 90,
      render: (row: SiRow) => <StageTag of={row} />,
    },
    drafts: count('drafts', words.drafts, 56, (row) => row.DraftCount),
    version: { key: 'version', title: words.version, width: 72, align: 'right', render: versionOf, text: versionHint },
    changes: count('changes', words.changes, 72, (row) => row.Changes, { sort: 'Changes', hint: words.changesHint }),
    warnings: {
      key: 'warnings',
      title: words.warnings,
      width: 72,
      align: 'right',
      sort: 'Warnings',
      hint: words.warningsHint,
      render: (row: SiRow) => (row.Warnings > 0 ? <span className="jst-warn-count">{row.Warnings}</span> : texts.none),
    },
    claim: { key: 'claim', title: words.claim, width: 84, render: (row: SiRow) => <ClaimTag claim={row} me={me?.()} /> },
    submitter: text('submitter', words.submitter, 84, (row) => row.SubmitterName),
    submittedAt: time('submittedAt', words.submittedAt, (row) => row.SubmitTime, 'SubmitTime'),
    updatedAt: time('updatedAt', words.updatedAt, (row) => row.UpdateTime, 'UpdateTime'),
    reviewer: text('reviewer', words.reviewer, 84, (row) => row.ReviewerName),
    reviewedAt: time('reviewedAt', words.reviewedAt, (row) => row.ReviewTime, 'ReviewTime'),
    reason: text('reason', words.reason, 150, (row) => reasonText(row.ReasonCode)),
    remarks: text('remarks', words.remarks, 240, (row) => row.ReviewRemarks, { grow: true }),
  }) satisfies Record<string, Column<SiRow>>

/** An amendment under way: the version that holds until this one is approved stands with it. */
const amending = (row: SiRow) => row.InForceVersion > 0 && row.InForceVersion < row.Version
function versionOf(row: SiRow) {
  return amending(row) ? <span className="jst-amended">{`${row.InForceVersion} → ${row.Version}`}</span> : row.Version
}
function versionHint(row: SiRow): string {
  return row.InForceVersion > 0 ? `${words.inForce} ${row.InForceVersion}` : ''
}
