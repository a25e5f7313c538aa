import { exportSiVersions, type SiStage, siVersionList, type SiVersionRow } from '@jst/contracts/si'
import { answerLanguageOf, DownloadTool, listScreen, type ListScreenSpec, useAnswerLanguage } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { type Column, columnKinds, type Filter, type ListView, RowActs, StatusTag } from '@jst/ui'
import { siStages } from '../declared.ts'
import { useMemo } from 'react'
import { eventLabel, eventTone, reasonText } from '../bill/history.ts'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { texts as shared } from '../bill/texts.ts'
import { server } from '../said-by-server.ts'
import { logFilterKinds, siFilters } from './filters.ts'
import { texts } from './texts.ts'

const words = texts.columns
const differences = (row: SiVersionRow) =>
  row.Differences.map(({ Label, Path, Before, After }) =>
    texts.labelled(server.label(Label, Path), Before || texts.none, After || texts.none),
  ).join(texts.joint)

const { cell, code, count, link, text, time } = columnKinds<SiVersionRow>()
/** Columns of the logs; `to` is where a row leads. */
export const versionColumns = (to: (row: SiVersionRow) => string) => ({
  bill: link('bill', words.billNo, 190, (row) => row.BillNo, to),
  at: time('at', words.at, (row) => row.CreateTime, 'CreateTime'),
  event: cell('event', words.event, 110, ({ Event }) => <StatusTag tone={eventTone(Event)}>{eventLabel(Event)}</StatusTag>),
  version: cell('version', words.version, 130, (row) => (
    <RowActs>
      {shared.versionNo(row.Version)}
      {row.InForce ? <StatusTag tone="green">{shared.inForce}</StatusTag> : null}
    </RowActs>
  )),
  status: cell('status', words.status, 104, (row) => <SiStatusTag status={row.Status} />),
  order: code('order', words.orderNo, 150, (row) => row.OrderNo),
  siNo: text('siNo', words.siNo, 150, (row) => row.SiNo),
  company: text('company', words.company, 160, (row) => row.CompanyName),
  carrier: text('carrier', words.carrier, 110, (row) => row.CarrierName),
  stage: cell('stage', words.stage, 90, (row) => siStages[row.Stage as SiStage]?.zh ?? texts.none),
  changes: count('changes', words.changes, 72, (row) => row.Changes),
  differences: text('differences', words.differences, 320, differences),
  reason: text('reason', words.reason, 150, (row) => reasonText(row.ReasonCode)),
  author: text('author', words.author, 170, (row) => `${row.AuthorName} · ${row.AuthorCompany}`),
  remarks: text('remarks', words.remarks, 140, (row) => row.Remarks, { grow: true }),
})

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
export const versionLog = ({ exportFrom, words: logTexts, columns, ...spec }: VersionLogSpec) =>
  listScreen({
    ...spec,
    label: () => logTexts.label,
    endpoint: siVersionList,
    always: answerLanguageOf,
    filters: logFilterKinds,
    sort: '-CreateTime',
    rowKey: (row) => row.Id,
    live: ['si/changed'],
    usePage: (store) => {
      const mayExport = usePermitted('export', exportFrom)
      const language = useAnswerLanguage()
      const shown = useMemo(columns, [])
      return {
        columns: shown,
        conditions: filters(),
        views: views(),
        empty: { title: logTexts.emptyTitle, hint: logTexts.emptyHint },
        tools: mayExport ? (
          <DownloadTool label={texts.export} files={() => [{ path: exportSiVersions.path, query: { ...store.question, ...language } }]} />
        ) : undefined,
      }
    },
  })
