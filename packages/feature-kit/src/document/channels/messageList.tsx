import { answerResults, documentMessages, messageDirections, messageStates, type ChannelMessage } from '@jst/contracts/document'
import { mostCountedRows } from '@jst/contracts/entity'
import { DateText, formatNumber, formatText, RowActs, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useState, type ReactNode } from 'react'
import { listScreen, type ListScreen } from '../../list/listScreen.tsx'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { textsOf, typeWord, wayOf, type SentKind } from './kind.ts'
import type { ProposalFacts } from './message-props.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { MessageStanding } from './MessageStanding.tsx'
import { RecordLink } from './RecordLink.tsx'
import { ReceiveMessage } from './ReceiveMessage.tsx'
import { channelTexts } from './texts.ts'

type ColumnKeys = Partial<Readonly<Record<'record' | 'title' | 'partner', string>>>
type LogTexts = ReturnType<typeof textsOf>['log']
const options = (codes: Readonly<Record<string, string | { readonly zh: string }>>) =>
  Object.entries(codes).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.zh }))
const conditionsOf = ({ channels }: SentKind, words: LogTexts, { keyword }: MessageListWords): Filter[] => [
  { kind: 'text', key: 'Keyword', label: keyword, placeholder: keyword },
  { kind: 'choice', key: 'Direction', label: words.direction, options: options(messageDirections) },
  { kind: 'choice', key: 'Channel', label: channelTexts.channel, options: options(channels.ways) },
  { kind: 'choice', key: 'State', label: words.state, options: options(messageStates) },
  { kind: 'choice', key: 'Result', label: words.result, options: options(answerResults) },
  { kind: 'text', key: 'Partner', label: words.partner(channels.words.partner) },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: words.time },
]
const viewsOf = (words: LogTexts): ListView[] => [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'todo', label: words.views.todo, filters: { State: 'open' } },
  { key: 'unmatched', label: words.views.unmatched, filters: { State: 'unmatched' } },
  { key: 'waiting', label: words.views.waiting, filters: { State: 'waiting' } },
  { key: 'failed', label: words.views.failed, filters: { State: 'failed' } },
]

const columnsOf = (
  document: SentKind,
  words: LogTexts,
  keys: ColumnKeys,
  open: (row: ChannelMessage) => void,
): Column<ChannelMessage>[] => [
  { key: 'time', title: words.time, width: 130, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  {
    key: 'direction',
    title: words.direction,
    width: 130,
    render: ({ Direction, Type }) => `${messageDirections[Direction]} ${typeWord(document, Type, words.answer)}`,
  },
  { key: 'state', title: words.state, width: 190, render: (row) => <MessageStanding document={document} row={row} /> },
  {
    key: keys.record ?? 'record',
    title: document.zh,
    width: 150,
    text: ({ RecordNo }) => RecordNo,
    render: (row) => <RecordLink document={document} record={row} />,
  },
  { key: keys.title ?? 'title', title: words.record, width: 200, text: ({ Title }) => Title, render: ({ Title }) => formatText(Title) },
  {
    key: keys.partner ?? 'partner',
    title: document.channels.words.partner,
    width: 150,
    render: ({ PartnerName, PartnerCode }) => formatText(PartnerName || PartnerCode),
  },
  { key: 'channel', title: channelTexts.channel, width: 150, render: ({ Channel }) => wayOf(document, Channel)?.zh ?? Channel },
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
    key: 'acts',
    title: words.act,
    width: 80,
    render: (row) => (
      <RowActs>
        <TextButton onClick={() => open(row)}>{words.open}</TextButton>
      </RowActs>
    ),
  },
]

interface MessageListWords {
  /** Title of the screen. */
  readonly title: string
  /** Fields that a keyword finds. */
  readonly keyword: string
  /** Forms of messages that may be entered. */
  readonly formats: string
  readonly empty: string
  readonly emptyHint: string
}
interface MessageListSpec {
  readonly document: SentKind
  /** Name of the list, under which its views and columns are kept. */
  readonly name: string
  readonly words: MessageListWords
  readonly proposal?: ProposalFacts
  /** Switch to the logs of other kinds. */
  readonly siblings?: ReactNode
  /** Filters of addresses and views that people stored, by the names that they had then. */
  readonly formerFilters?: Readonly<Record<string, string>>
  /** Keys under which people stored the settings of these columns. */
  readonly columnKeys?: ColumnKeys
}
/** The log of messages of a kind: what was sent, what came back, and what waits for a person. */
export const messageList = ({
  document,
  name,
  words: said,
  proposal,
  siblings,
  formerFilters,
  columnKeys = {},
}: MessageListSpec): ListScreen => {
  const words = textsOf(document).log
  return listScreen({
    name,
    endpoint: documentMessages,
    most: mostCountedRows,
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
    ...(formerFilters ? { formerFilters } : {}),
    rowKey: ({ Id }) => Id,
    label: said.title,
    conditions: conditionsOf(document, words, said),
    views: viewsOf(words),
    ...(siblings === undefined ? {} : { siblings }),
    empty: { title: said.empty, hint: said.emptyHint },
    usePage: (store) => {
      const [open, setOpen] = useState<number>()
      const [columns] = useState(() => columnsOf(document, words, columnKeys, ({ Id }) => setOpen(Id)))
      useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(document.kind))
      return {
        columns,
        onOpen: ({ Id }) => setOpen(Id),
        actions: (
          <ReceiveMessage
            document={document}
            formats={said.formats}
            onDone={(message) => {
              store.reload()
              setOpen(message)
            }}
          />
        ),
        beside:
          open === undefined ? null : (
            <MessageDrawer
              key={open}
              document={document}
              id={open}
              {...(proposal ? { proposal } : {})}
              onChanged={() => store.reload()}
              onOpen={setOpen}
              onClose={() => setOpen(undefined)}
            />
          ),
      }
    },
  })
}
