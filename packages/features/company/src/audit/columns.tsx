import { applicationStates, joiningKinds, type Application } from '@jst/contracts/company'
import { DateText, formatText, StatusTag, TextButton, type Column, type Filter } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.columns

export function StateTag({ state }: { state: Application['State'] }) {
  const { zh, tone } = applicationStates[state]
  return <StatusTag tone={tone}>{zh}</StatusTag>
}

/** `open` shows the application beside the list. */
export const columnsOf = (open: (row: Application) => void): Column<Application>[] => [
  {
    key: 'name',
    title: words.name,
    width: 210,
    sort: 'Name',
    text: (row) => row.Name,
    render: (row) => <TextButton onClick={() => open(row)}>{row.Name}</TextButton>,
  },
  { key: 'state', title: words.state, width: 84, sort: 'State', render: (row) => <StateTag state={row.State} /> },
  { key: 'kind', title: words.kind, width: 72, render: (row) => joiningKinds[row.Kind] },
  { key: 'purpose', title: words.purpose, width: 72, render: (row) => texts.purposes[row.Purpose] },
  {
    key: 'creditCode',
    title: words.creditCode,
    width: 190,
    copy: (row) => row.CreditCode,
    render: (row) => <span className="jst-code">{formatText(row.CreditCode)}</span>,
  },
  { key: 'city', title: words.city, width: 90, hidden: 'narrow', render: (row) => formatText(row.City) },
  { key: 'contact', title: words.contact, width: 80, render: (row) => formatText(row.ContactName) },
  { key: 'mobile', title: words.mobile, width: 112, render: (row) => formatText(row.ContactMobile) },
  { key: 'applicant', title: words.applicant, width: 90, hidden: true, render: (row) => formatText(row.ApplicantName) },
  { key: 'submitTime', title: words.submitTime, width: 110, sort: 'SubmitTime', render: (row) => <DateText value={row.SubmitTime} /> },
  { key: 'auditTime', title: words.auditTime, width: 110, sort: 'AuditTime', render: (row) => <DateText value={row.AuditTime} /> },
  { key: 'auditor', title: words.auditor, width: 90, hidden: 'narrow', render: (row) => formatText(row.AuditorName) },
  { key: 'remarks', title: words.remarks, width: 160, grow: true, text: (row) => row.Remarks, render: (row) => formatText(row.Remarks) },
]

export const conditions: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
  {
    kind: 'choice',
    key: 'Kind',
    label: words.kind,
    options: Object.entries(joiningKinds).map(([value, label]) => ({ value, label })),
  },
  { kind: 'dates', fromKey: 'SubmitFrom', toKey: 'SubmitTo', label: texts.submitDates },
]
/** Of the address, for `defineList`. */
export const filterKinds = { Keyword: 'text', Kind: 'text', State: 'text', SubmitFrom: 'dayStart', SubmitTo: 'dayEnd' } as const
