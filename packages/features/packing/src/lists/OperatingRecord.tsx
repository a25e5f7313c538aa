import { applicationDocument, listDocument, packingLog, slipDocument, type PackingEntry } from '@jst/contracts/packing'
import type { DocumentFacts } from '@jst/contracts/document'
import { mostCountedRows } from '@jst/contracts/entity'
import { link, listScreen } from '@jst/feature-kit'
import { documentTexts, entryWordsOf } from '@jst/feature-kit/document'
import { AppLink, DateText, formatText, StatusTag, type Column, type Filter } from '@jst/ui'
import { titles } from '../titles.ts'
import { texts } from './texts.ts'

const words = texts.log
const documents: Readonly<Record<string, DocumentFacts>> = {
  slipApplication: applicationDocument,
  boxSlip: slipDocument,
  packingList: listDocument,
}
const conditions: Filter[] = [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword },
  { kind: 'choice', key: 'Kind', label: words.kind, options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })) },
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: words.dates },
]
const to = ({ Kind, RecordId }: PackingEntry) => link(documents[Kind]?.page ?? '', { Id: RecordId })
const said = (row: PackingEntry) => {
  const { changes, reason } = entryWordsOf(documents[row.Kind]!, row, documentTexts)
  return [row.Text, reason, ...changes.map(({ text }) => text)].filter(Boolean).join('；')
}
const columns: Column<PackingEntry>[] = [
  { key: 'at', title: words.at, width: 140, sort: 'At', render: ({ At }) => <DateText value={At} /> },
  { key: 'who', title: words.who, width: 100, text: ({ AuthorName }) => AuthorName, render: ({ AuthorName }) => formatText(AuthorName) },
  { key: 'kind', title: words.kind, width: 100, render: ({ Kind }) => words.kinds[Kind as 'boxSlip'] },
  { key: 'no', title: words.no, width: 150, copy: ({ No }) => No, render: (row) => <AppLink to={to(row)}>{row.No}</AppLink> },
  { key: 'box', title: words.box, width: 130, copy: ({ BoxNo }) => BoxNo, render: ({ BoxNo }) => formatText(BoxNo) },
  {
    key: 'what',
    title: words.what,
    width: 120,
    render: (row) => {
      const { title, tone } = entryWordsOf(documents[row.Kind]!, row, documentTexts)
      return <StatusTag tone={tone}>{title}</StatusTag>
    },
  },
  { key: 'changes', title: words.changes, width: 420, grow: true, text: said, render: said },
  {
    key: 'company',
    title: words.company,
    width: 180,
    hidden: true,
    text: ({ CompanyName }) => CompanyName,
    render: ({ CompanyName }) => CompanyName,
  },
]

/** 操作记录: each step of applications, slips and packing lists, with the fields that it changed. */
export const { Screen, preload } = listScreen({
  name: 'packing-log',
  endpoint: packingLog,
  filters: { Keyword: 'text', Kind: 'text', From: 'text', To: 'text' },
  sort: '-At',
  rowKey: ({ Id }) => Id,
  most: mostCountedRows,
  label: titles.log,
  columns,
  conditions,
  empty: { title: words.empty, hint: words.emptyHint },
  open: to,
})
