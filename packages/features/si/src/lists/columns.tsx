import type { SiRow } from '@jst/contracts/si'
import { AppLink, DateText, vesselVoyage, type Column } from '@jst/ui'
import { Deadline } from '../parts/Deadline.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'

const words = texts.columns

/** Columns of every SI list; `to` is where the bill number leads. */
export function siColumns(
  to: (row: SiRow) => string,
): Record<
  | 'bill'
  | 'order'
  | 'company'
  | 'carrier'
  | 'vessel'
  | 'route'
  | 'boxes'
  | 'deadline'
  | 'status'
  | 'version'
  | 'warnings'
  | 'submitter'
  | 'updatedAt'
  | 'remarks',
  Column<SiRow>
> {
  return {
    bill: {
      key: 'bill',
      title: words.billNo,
      width: 190,
      sort: 'MblNo',
      copy: (row) => row.BillNo,
      render: (row) => <AppLink to={to(row)}>{row.BillNo}</AppLink>,
    },
    order: { key: 'order', title: words.orderNo, width: 150, copy: (row) => row.OrderNo, render: (row) => row.OrderNo },
    company: {
      key: 'company',
      title: words.company,
      width: 190,
      sort: 'CompanyName',
      text: (row) => row.CompanyName,
      render: (row) => row.CompanyName,
    },
    carrier: { key: 'carrier', title: words.carrier, width: 120, render: (row) => row.CarrierName },
    vessel: {
      key: 'vessel',
      title: words.vessel,
      width: 210,
      text: (row) => vesselVoyage(row.Vessel, row.Voyage),
      render: (row) => vesselVoyage(row.Vessel, row.Voyage),
    },
    route: {
      key: 'route',
      title: words.route,
      width: 250,
      text: (row) => `${row.LoadPort} → ${row.DischargePort}`,
      render: (row) => `${row.LoadPort} → ${row.DischargePort}`,
    },
    boxes: { key: 'boxes', title: words.boxes, width: 130, render: (row) => row.BoxSummary },
    deadline: {
      key: 'deadline',
      title: words.deadline,
      width: 150,
      sort: 'Deadline',
      render: (row) => <Deadline at={row.Deadline} status={row.Status} />,
    },
    status: { key: 'status', title: words.status, width: 100, sort: 'Status', render: (row) => <SiStatusTag status={row.Status} /> },
    version: { key: 'version', title: words.version, width: 70, align: 'right', render: (row) => row.Version },
    warnings: { key: 'warnings', title: words.warnings, width: 70, align: 'right', render: (row) => row.Warnings || '–' },
    submitter: { key: 'submitter', title: words.submitter, width: 100, render: (row) => row.SubmitterName },
    updatedAt: {
      key: 'updatedAt',
      title: words.updatedAt,
      width: 120,
      sort: 'UpdateTime',
      render: (row) => <DateText value={row.UpdateTime} />,
    },
    remarks: {
      key: 'remarks',
      title: words.remarks,
      width: 240,
      grow: true,
      text: (row) => row.ReviewRemarks,
      render: (row) => row.ReviewRemarks || '–',
    },
  }
}
