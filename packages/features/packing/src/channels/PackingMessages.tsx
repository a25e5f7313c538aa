import { answerResults, documentMessages, messageDirections, messageStates, type ChannelMessage } from '@jst/contracts/document'
import { depotWays, listDocument, slipDocument } from '@jst/contracts/packing'
import { link, listScreen, useLiveReload, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { channelTexts, MessageDrawer, MessageStanding, ReceiveMessage, typeWord, wayOf, type SentKind } from '@jst/feature-kit/channels'
import { AppLink, DateText, formatNumber, formatText, RowActs, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { gateProposal } from './GateProposal.tsx'
import { isLists, MessagesSwitch } from './MessagesSwitch.tsx'
import { texts } from './texts.ts'

const words = channelTexts.log
const options = (codes: Readonly<Record<string, string | { readonly zh: string }>>) =>
  Object.entries(codes).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.zh }))
const conditions: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'Direction', label: words.direction, options: options(messageDirections) },
  { kind: 'choice', key: 'Channel', label: channelTexts.channel, options: options(depotWays) },
  { kind: 'choice', key: 'State', label: words.state, options: options(messageStates) },
  { kind: 'choice', key: 'Result', label: words.result, options: options(answerResults) },
  { kind: 'text', key: 'Partner', label: texts.partner },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: words.time },
]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'todo', label: texts.views.todo, filters: { State: 'open' } },
  { key: 'unmatched', label: texts.views.unmatched, filters: { State: 'unmatched' } },
  { key: 'waiting', label: texts.views.waiting, filters: { State: 'waiting' } },
  { key: 'failed', label: texts.views.failed, filters: { State: 'failed' } },
]

const columnsOf = (document: SentKind, open: (row: ChannelMessage) => void): Column<ChannelMessage>[] => [
  { key: 'time', title: words.time, width: 130, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  {
    key: 'direction',
    title: words.direction,
    width: 130,
    render: ({ Direction, Type }) => `${messageDirections[Direction]} ${typeWord(document, Type, words.answer)}`,
  },
  { key: 'state', title: words.state, width: 190, render: (row) => <MessageStanding document={document} row={row} /> },
  {
    key: 'record',
    title: document.zh,
    width: 150,
    text: ({ RecordNo }) => RecordNo,
    render: ({ RecordId, RecordNo }) =>
      RecordId > 0 ? <AppLink to={link(document.page, { Id: RecordId })}>{RecordNo}</AppLink> : RecordNo || words.notLinked,
  },
  { key: 'title', title: words.record, width: 200, text: ({ Title }) => Title, render: ({ Title }) => formatText(Title) },
  { key: 'partner', title: texts.partner, width: 150, render: ({ PartnerName }) => formatText(PartnerName) },
  { key: 'channel', title: channelTexts.channel, width: 110, render: ({ Channel }) => wayOf(document, Channel)?.zh ?? Channel },
  {
    key: 'words',
    title: words.words,
    width: 260,
    grow: true,
    text: ({ Error, Words }) => Error || Words,
    render: ({ Error, Words }) => formatText(Error || Words),
  },
  { key: 'tries', title: words.tries, width: 64, align: 'right', render: ({ Tries }) => formatNumber(Tries) },
  { key: 'by', title: words.by, width: 90, render: ({ By }) => formatText(By) },
  {
    key: 'act',
    title: words.act,
    width: 80,
    render: (row) => (
      <RowActs>
        <TextButton onClick={() => open(row)}>{words.open}</TextButton>
      </RowActs>
    ),
  },
]

/** The log of one kind, beside that of the other. */
const messageList = (document: SentKind, name: string) =>
  listScreen({
    name,
    endpoint: documentMessages,
    always: { Kind: document.kind },
    filters: {
      Keyword: 'text',
      Direction: 'text',
      Channel: 'text',
      State: 'text',
      Result: 'text',
      Partner: 'text',
      CreatedFrom: 'dayStart',
      CreatedTo: 'dayEnd',
    },
    sort: '-CreateTime',
    rowKey: ({ Id }) => Id,
    label: titles.messages,
    conditions,
    views,
    siblings: <MessagesSwitch />,
    empty: { title: texts.empty, hint: texts.emptyHint },
    usePage: (store) => {
      const [open, setOpen] = useState<number>()
      const [columns] = useState(() => columnsOf(document, ({ Id }) => setOpen(Id)))
      useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(document.kind))
      return {
        columns,
        onOpen: ({ Id }) => setOpen(Id),
        actions: (
          <ReceiveMessage
            document={document}
            formats={texts.formats}
            onDone={(made) => {
              store.reload()
              setOpen(made)
            }}
          />
        ),
        beside:
          open === undefined ? null : (
            <MessageDrawer
              key={open}
              document={document}
              id={open}
              proposal={gateProposal}
              onChanged={() => store.reload()}
              onOpen={setOpen}
              onClose={() => setOpen(undefined)}
            />
          ),
      }
    },
  })
const slips = messageList(slipDocument, 'slip-messages')
const lists = messageList(listDocument, 'packing-list-messages')

/** 堆场码头收发记录: messages about slips or packing lists, and what depots and terminals send. */
export function Screen() {
  return isLists(useScreenParams()) ? <lists.Screen /> : <slips.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (isLists(new URLSearchParams(location.search)) ? lists : slips).preload(app, location)
