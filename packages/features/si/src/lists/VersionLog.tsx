import { exportSiVersions, type SiStage, siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { DownloadTool, listScreen, type ListScreenSpec } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, formatText, RowActs, StatusTag, type Column, type Filter, type ListView } from '@jst/ui'
import { siStages } from '../declared.ts'
import { useMemo } from 'react'
import { eventLabel, eventTone, reasonText } from '../bill/history.ts'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { texts as shared } from '../bill/texts.ts'
import { server } from '../said-by-server.ts'
import { logFilterKinds, siFilters } from './filters.ts'
import { texts } from './texts.ts'

const words = texts.columns
const author = (row: SiVersionRow) => `${row.AuthorName} · ${row.AuthorCompany}`
const differences = (row: SiVersionRow) =>
  row.Differences.map(({ Label, Path, Before, After }) =>
    texts.labelled(server.label(Label, Path), Before || texts.none, After || texts.none),
  ).join(texts.joint)

/** Columns of the logs; `to` is where a row leads. */
export const versionColumns = (to: (row: SiVersionRow) => string) =>
  ({
    bill: {
      key: 'bill',
      title: words.billNo,
      width: 190,
      copy: (row: SiVersionRow) => row.BillNo,
      render: (row: SiVersionRow) => <AppLink to={to(row)}>{row.BillNo}</AppLink>,
    },
    at: {
      key: 'at',
      title: words.at,
      width: 116,
      sort: 'CreateTime',
      render: (row: SiVersionRow) => <DateText value={row.CreateTime} />,
    },
    event: {
      key: 'event',
      title: words.event,
      width: 116,
      render: (row: SiVersionRow) => <StatusTag tone={eventTone(row.Event)}>{eventLabel(row.Event)}</StatusTag>,
    },
    version: {
      key: 'version',
      title: words.version,
      width: 150,
      render: (row: SiVersionRow) => (
        <RowActs>
          {shared.versionNo(row.Version)}
          {row.InForce ? <StatusTag tone="green">{shared.inForce}</StatusTag> : null}
        </RowActs>
      ),
    },
    status: { key: 'status', title: words.status, width: 104, render: (row: SiVersionRow) => <SiStatusTag status={row.Status} /> },
    order: {
      key: 'order',
      title: words.orderNo,
      width: 150,
      copy: (row: SiVersionRow) => row.OrderNo,
      render: (row: SiVersionRow) => formatText(row.OrderNo),
    },
    siNo: { key: 'siNo', title: words.siNo, width: 150, render: (row: SiVersionRow) => formatText(row.SiNo) },
    company: {
      key: 'company',
      title: words.company,
      width: 180,
      text: (row: SiVersionRow) => row.CompanyName,
      render: (row: SiVersionRow) => formatText(row.CompanyName),
    },
    carrier: { key: 'carrier', title: words.carrier, width: 110, render: (row: SiVersionRow) => formatText(row.CarrierName) },
    stage: { key: 'stage', title: words.stage, width: 90, render: (row: SiVersionRow) => siStages[row.Stage as SiStage]?.zh ?? texts.none },
    changes: { key: 'changes', title: words.changes, width: 72, align: 'right', render: (row: SiVersionRow) => row.Changes || texts.none },
    differences: {
      key: 'differences',
      title: words.differences,
      width: 320,
      text: differences,
      render: (row: SiVersionRow) => differences(row) || texts.none,
    },
    reason: { key: 'reason', title: words.reason, width: 150, render: (row: SiVersionRow) => formatText(reasonText(row.ReasonCode)) },
    author: { key: 'author', title: words.author, width: 220, text: author, render: author },
    remarks: {
      key: 'remarks',
      title: words.remarks,
      width: 240,
      grow: true,
      text: (row: SiVersionRow) => row.Remarks,
      render: (row: SiVersionRow) => formatText(row.Remarks),
    },
  }) satisfies Record<string, Column<SiVersionRow>>

const filters = (): Filter[] => [siFilters.keyword, siFilters.event, siFilters.at, siFilters.carrier, siFilters.status]
const names = texts.log.views
const views = (): ListView[] => [
  { key: 'all', label: names.all, filters: {} },
  { key: 'submits', label: names.submits, filters: { Event: 'submit,resubmit' } },
  { key: 'amends', label: names.amends, filters: { Event: 'amend,requestChange' } },
  { key: 'verdicts', label: names.verdicts, filters: { Event: 'approve,reject' } },
  { key: 'rejects', label: names.rejects, filters: { Event: 'reject' } },
]

type VersionLogSpec = Required<Pick<ListScreenSpec<typeof siVersionList>, 'name' | 'open'>> & {
  words: { label: string; emptyTitle: string; emptyHint: string }
  /** A function, because a customer's page speaks more than one language. */
  columns: () => readonly Column<SiVersionRow>[]
  /** Menu path whose export button counts. */
  exportFrom: string
}

/** Every step of the records one may see, newest first; follows the live channel. */
export const versionLog = ({ exportFrom, words: own, columns, ...spec }: VersionLogSpec) =>
  listScreen({
    ...spec,
    label: () => own.label,
    endpoint: siVersionList,
    filters: logFilterKinds,
    sort: '-CreateTime',
    rowKey: (row) => row.Id,
    live: ['si/changed'],
    usePage: (store) => {
      const mayExport = usePermitted('export', exportFrom)
      const shown = useMemo(columns, [])
      return {
        columns: shown,
        conditions: filters(),
        views: views(),
        empty: { title: own.emptyTitle, hint: own.emptyHint },
        tools: mayExport ? (
          <DownloadTool label={texts.export} files={() => [{ path: exportSiVersions.path, query: store.question }]} />
        ) : undefined,
      }
    },
  })
