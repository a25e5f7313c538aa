import { Button } from '@arco-design/web-react'
import {
  answerResults,
  bookingDocument as document,
  bookingMessages,
  carrierChannels,
  messageButtons,
  messageDirections,
  messageKinds,
  messageStates,
  type AnswerResult,
  type BookingMessage,
} from '@jst/contracts/booking'
import { mostCountedRows } from '@jst/contracts/entity'
import { listScreen, link, useApp, useLiveReload } from '@jst/feature-kit'
import {
  AppLink,
  DateText,
  formatNumber,
  formatText,
  RowActs,
  StatusTag,
  TextButton,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { texts as all } from './texts.ts'

const texts = all.log

const options = (codes: Readonly<Record<string, string | { readonly zh: string }>>) =>
  Object.entries(codes).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.zh }))
const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'Direction', label: texts.direction, options: options(messageDirections) },
  { kind: 'choice', key: 'Channel', label: texts.channel, options: options(carrierChannels) },
  { kind: 'choice', key: 'State', label: texts.state, options: options(messageStates) },
  { kind: 'choice', key: 'Result', label: texts.result, options: options(answerResults) },
  { kind: 'text', key: 'Carrier', label: texts.carrier },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: texts.time },
]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'todo', label: texts.views.todo, filters: { State: 'open' } },
  { key: 'unmatched', label: texts.views.unmatched, filters: { State: 'unmatched' } },
  { key: 'waiting', label: texts.views.waiting, filters: { State: 'waiting' } },
  { key: 'failed', label: texts.views.failed, filters: { State: 'failed' } },
]

/** How a message stands, and what the carrier says in it. */
function Standing({ row: { State, Result, Test, Channel } }: { row: BookingMessage }) {
  const { zh, tone } = messageStates[State]
  const result = Result === '' ? undefined : answerResults[Result as AnswerResult]
  return (
    <>
      <StatusTag tone={tone}>{zh}</StatusTag> {result ? <StatusTag tone={result.tone}>{result.zh}</StatusTag> : null}{' '}
      {Test ? <StatusTag tone="grey">{texts.test}</StatusTag> : null}{' '}
      {Channel === 'simulator' ? <StatusTag tone="purple">{texts.simulated}</StatusTag> : null}
    </>
  )
}

const columnsOf = (open: (row: BookingMessage) => void): Column<BookingMessage>[] => [
  { key: 'time', title: texts.time, width: 130, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  {
    key: 'direction',
    title: texts.direction,
    width: 110,
    render: ({ Direction, Kind }) => `${messageDirections[Direction]} ${messageKinds[Kind]}`,
  },
  { key: 'state', title: texts.state, width: 190, render: (row) => <Standing row={row} /> },
  {
    key: 'booking',
    title: texts.booking,
    width: 130,
    text: ({ BookingNo }) => BookingNo,
    render: ({ BookingId, BookingNo }) =>
      BookingId > 0 ? <AppLink to={link(document.page, { Id: BookingId })}>{BookingNo}</AppLink> : BookingNo || texts.notLinked,
  },
  { key: 'customer', title: texts.customer, width: 180, text: ({ Customer }) => Customer, render: ({ Customer }) => formatText(Customer) },
  { key: 'carrier', title: all.carrier, width: 110, render: ({ CarrierName, CarrierCode }) => formatText(CarrierName || CarrierCode) },
  { key: 'channel', title: texts.channel, width: 150, render: ({ Channel }) => carrierChannels[Channel] },
  {
    key: 'words',
    title: texts.words,
    width: 260,
    grow: true,
    text: ({ Error, Words }) => Error || Words,
    render: ({ Error, Words }) => formatText(Error || Words),
  },
  { key: 'tries', title: texts.tries, width: 64, align: 'right', render: ({ Tries }) => formatNumber(Tries) },
  { key: 'by', title: texts.by, width: 90, render: ({ By }) => formatText(By) },
  {
    key: 'acts',
    title: texts.act,
    width: 80,
    render: (row) => (
      <RowActs>
        <TextButton onClick={() => open(row)}>{texts.open}</TextButton>
      </RowActs>
    ),
  },
]

/** 订舱记录: every message to carriers and every answer of theirs. */
export const { Screen, preload } = listScreen({
  name: 'booking-messages',
  endpoint: bookingMessages,
  most: mostCountedRows,
  filters: {
    Keyword: 'text',
    Direction: 'text',
    Channel: 'text',
    State: 'text',
    Result: 'text',
    Carrier: 'text',
    CreatedFrom: 'dayStart',
    CreatedTo: 'dayEnd',
  },
  sort: '-CreateTime',
  rowKey: ({ Id }) => Id,
  label: titles.messages,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const { permissions } = useApp()
    const [open, setOpen] = useState<number>()
    const [receiving, setReceiving] = useState(false)
    const [columns] = useState(() => columnsOf(({ Id }) => setOpen(Id)))
    const { answer } = messageButtons
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(document.kind))
    return {
      columns,
      onOpen: ({ Id }) => setOpen(Id),
      actions: permissions.allows(answer.path, answer.code) ? (
        <Button type="primary" onClick={() => setReceiving(true)}>
          {all.receive.act}
        </Button>
      ) : undefined,
      beside: (
        <>
          {open === undefined ? null : (
            <MessageDrawer key={open} id={open} onChanged={() => store.reload()} onOpen={setOpen} onClose={() => setOpen(undefined)} />
          )}
          {receiving ? (
            <ReceiveDialog
              onDone={(message) => {
                setReceiving(false)
                store.reload()
                setOpen(message)
              }}
              onClose={() => setReceiving(false)}
            />
          ) : null}
        </>
      ),
    }
  },
})
