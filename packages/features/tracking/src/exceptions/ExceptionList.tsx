import { trackExceptions, trackingButtons } from '@jst/contracts/tracking'
import { listScreen, useApp, useLiveReload, type RowOf, answerLanguageOf } from '@jst/feature-kit'
import { isBox } from '@jst/track'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, emptyText, formatText, RowActs, StatusTag, TextButton, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo } from 'react'
import { pagesOf } from '../pages.ts'
import { texts as common, wordOf } from '../texts.ts'
import { texts } from './texts.ts'
import { useHandle, type HandleAct } from './useHandle.tsx'

const optionsOf = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([value, label]) => ({ value, label }))
const filters = (): readonly Filter[] => [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'Rule', label: texts.rule, options: optionsOf(texts.rules) },
  { kind: 'choice', key: 'Team', label: texts.team, options: optionsOf(texts.teams) },
  { kind: 'choice', key: 'Level', label: texts.level, options: optionsOf(texts.levels) },
]
const views = (isStaff: boolean): ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...(isStaff ? [{ key: 'mine', label: texts.mine, filters: { Mine: 'true' } }] : []),
  { key: 'red', label: texts.red, filters: { Level: 'red' } },
  { key: 'closed', label: texts.closed, filters: { Closed: 'true' } },
]

type Row = RowOf<typeof trackExceptions>
const columnsOf = (detail: (id: number) => string): Column<Row>[] => [
  {
    key: 'text',
    title: texts.text,
    width: 220,
    grow: true,
    text: ({ Text }) => Text,
    render: ({ Text, Subject, Level }) => (
      <>
        <StatusTag tone={Level === 'red' ? 'red' : 'orange'}>{Text}</StatusTag> {isBox(Subject) ? Subject : ''}
      </>
    ),
  },
  {
    key: 'number',
    title: texts.number,
    width: 170,
    copy: ({ Number: number }) => number,
    render: (row) => <AppLink to={detail(row.ShipmentId)}>{row.Number}</AppLink>,
  },
  {
    key: 'owner',
    title: texts.owner,
    width: 110,
    render: ({ OwnerName }) => OwnerName || <span className="jst-muted">{texts.nobody}</span>,
  },
  { key: 'team', title: texts.team, width: 80, render: ({ Team }) => wordOf(texts.teams, Team) },
  { key: 'customer', title: texts.customer, width: 150, text: ({ Customer }) => Customer, render: ({ Customer }) => formatText(Customer) },
  { key: 'route', title: texts.route, width: 170, text: ({ Route }) => Route, render: ({ Route }) => formatText(Route) },
  { key: 'vessel', title: texts.vessel, width: 150, text: ({ Vessel }) => Vessel, render: ({ Vessel }) => formatText(Vessel) },
  { key: 'opened', title: texts.opened, width: 110, sort: 'OpenedAt', render: ({ OpenedAt }) => <DateText value={OpenedAt} /> },
  {
    key: 'notes',
    title: texts.notes,
    width: 200,
    text: ({ Notes }) => Notes.map(({ Text, By }) => `${By}${common.colon}${Text}`).join('\n'),
    render: ({ Notes }) => formatText(Notes.at(-1)?.Text),
  },
  {
    key: 'closed',
    title: texts.closedAt,
    width: 150,
    render: ({ ClosedAt, ClosedBy }) =>
      ClosedAt ? (
        <>
          <DateText value={ClosedAt} /> <small className="jst-muted">{texts.closedBy[ClosedBy]}</small>
        </>
      ) : (
        <span className="jst-muted">{emptyText}</span>
      ),
  },
]

/** Open exceptions as an inbox: taken, given to a colleague, noted, closed; customers read them. */
export const { Screen: ExceptionList, preload } = listScreen({
  name: 'track-exceptions',
  endpoint: trackExceptions,
  filters: { Keyword: 'text', Rule: 'text', Team: 'text', Level: 'text', Mine: 'flag', Closed: 'flag' },
  rowKey: (row) => row.Id,
  label: () => texts.label,
  always: answerLanguageOf,
  usePage: (store) => {
    const { surface, navigate } = useApp()
    const { handle } = trackingButtons.staff
    const isStaff = surface === 'internal'
    const mayHandle = usePermitted(handle.code, handle.path) && isStaff
    const handling = useHandle(() => {
      store.clearSelection()
      store.refreshQuietly()
    })
    useLiveReload(['track/changed'], [store], () => !handling.isOpen)
    const pages = pagesOf(surface)
    const columns = useMemo(() => columnsOf(pagesOf(surface).detail), [surface])
    const rows = store.selectedRows
    const closed = store.filters['Closed'] === 'true'
    const acts: readonly HandleAct[] = closed ? ['reopen'] : ['take', 'assign', 'note', 'close']
    return {
      columns,
      conditions: filters(),
      empty: { title: texts.empty, hint: texts.emptyHint },
      views: views(isStaff),
      onOpen: (row) => navigate(pages.detail(row.ShipmentId)),
      ...(mayHandle
        ? {
            batch: (
              <RowActs>
                {acts.map((act) => (
                  <TextButton key={act} onClick={() => handling.start(act, rows)}>
                    {texts.acts[act]}
                  </TextButton>
                ))}
              </RowActs>
            ),
          }
        : {}),
      beside: handling.dialog,
    }
  },
})
