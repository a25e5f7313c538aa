import {
  bookingDocument as document,
  bookingUploadFile,
  bookingUploads,
  customerBookingPages as pages,
  type BookingUpload,
  type BookingUploadKind,
} from '@jst/contracts/booking'
import { answerLanguageOf, DownloadTool, link, listScreen, type ListScreen } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, formatText, RowActs, StatusTag, type Column, type Filter, type ListView } from '@jst/ui'
import { choices } from '../declared-choices.ts'
import { inLanguage } from '../inLanguage.ts'
import { texts as all } from './texts.ts'

const texts = all.log
const words = texts.columns
const openLink = ({ Id, Kind }: BookingUpload) => (Kind === 'note' ? link(pages.note, { Upload: Id }) : link(pages.upload, { Id }))
const conditions = (): Filter[] => [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }]
const views = (): ListView[] => [
  { key: 'all', label: texts.states.all, filters: {} },
  { key: 'read', label: texts.states.read, filters: { State: 'read' } },
  { key: 'booked', label: texts.states.booked, filters: { State: 'booked' } },
]

const columnsOf = (kind: BookingUploadKind): Column<BookingUpload>[] => [
  { key: 'time', title: words.time, width: 130, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  {
    key: 'file',
    title: words.file,
    width: 320,
    grow: true,
    text: ({ FileName }) => FileName,
    render: (row) => <AppLink to={openLink(row)}>{row.FileName}</AppLink>,
  },
  ...(kind === 'orders'
    ? [
        {
          key: 'rows',
          title: words.rows,
          width: 80,
          align: 'right',
          render: ({ Rows }) => formatNumber(Rows),
        } satisfies Column<BookingUpload>,
        {
          key: 'booked',
          title: words.booked,
          width: 80,
          align: 'right',
          render: ({ Booked }) => formatNumber(Booked),
        } satisfies Column<BookingUpload>,
      ]
    : []),
  { key: 'open', title: words.open, width: 80, align: 'right', render: ({ Open }) => formatNumber(Open) },
  {
    key: 'state',
    title: words.state,
    width: 110,
    render: ({ State }) => <StatusTag tone={State === 'booked' ? 'green' : 'orange'}>{choices.uploads[State]}</StatusTag>,
  },
  { key: 'by', title: words.by, width: 100, render: ({ By }) => formatText(By) },
  {
    key: 'acts',
    title: words.act,
    width: 180,
    render: (row) => (
      <RowActs>
        {row.Booking > 0 ? (
          <AppLink to={link(document.partyPage, { Id: row.Booking })}>{texts.look}</AppLink>
        ) : (
          <AppLink to={openLink(row)}>{texts.go}</AppLink>
        )}
        <DownloadTool label={texts.original} files={() => [{ path: bookingUploadFile.path, query: { Id: row.Id } }]} />
      </RowActs>
    ),
  },
]

/** The log of the uploads of a company, of one kind. */
export function uploadLog(kind: BookingUploadKind, title: () => string): ListScreen {
  const list = listScreen({
    name: `booking-uploads-${kind}`,
    endpoint: bookingUploads,
    filters: { Keyword: 'text', State: 'text' },
    always: (app) => ({ Kind: kind, ...answerLanguageOf(app) }),
    sort: '-CreateTime',
    rowKey: ({ Id }) => Id,
    label: title,
    open: openLink,
    usePage: () => ({
      columns: columnsOf(kind),
      conditions: conditions(),
      views: views(),
      empty: {
        title: texts.empty[kind],
        hint: texts.emptyHint,
        action: <AppLink to={kind === 'note' ? pages.note : pages.upload}>{all[kind === 'note' ? 'pickNamed' : 'pick']}</AppLink>,
      },
    }),
  })
  return { ...list, Screen: inLanguage(list.Screen) }
}
