import { Button } from '@arco-design/web-react'
import { bookingButtons, bookingPages, customerBookingPages, type BookingState } from '@jst/contracts/booking'
import { link, useApp } from '@jst/feature-kit'
import { ClaimMany, documentList, MoveMany } from '@jst/feature-kit/document'
import type { EntityScreenParts } from '@jst/feature-kit/entity'
import { Countdown, StatusTag, type ListView, type Tone } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { amendmentStates, cancellationStates, document, states } from '../declared.ts'
import { SendMany } from '../carrier/SendMany.tsx'
import { texts } from './texts.ts'

const lead = ['Stage', 'Due', 'CustomerName', 'PolCode', 'PodCode', 'Boxes', 'Vessel', 'VoyageNo', 'Etd', 'SoNo', 'BookBefore']

const view = (stage: BookingState): ListView => ({ key: stage, label: states.states[stage].zh, filters: { Stage: stage } })
/** Of the desk alone: what is late already. */
export const overdueView = (): ListView => ({ key: 'overdue', label: texts.overdue, filters: { Overdue: 'true' } })
/** Views of a list by state, then by what waits for an answer. */
export const viewsOf = (stages: readonly BookingState[]): readonly ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...stages.map(view),
  { key: 'asked', label: texts.amendments, filters: { Amendment: 'received' } },
  { key: 'cancelling', label: texts.cancelling, filters: { Cancellation: 'received' } },
]
export const allStages = Object.keys(states.states) as BookingState[]
/** States that wait for the desk. */
export const deskStages: readonly BookingState[] = [
  'submitted',
  'updateReceived',
  'received',
  'pendingUpdate',
  'confirmed',
  'pendingAmendment',
]

type Words = Readonly<Record<string, { zh: string; tone: Tone }>>
/** The three statuses of a row: its own, and what is asked of it. */
export function Statuses({ row }: { row: Readonly<Record<string, unknown>> }) {
  const stage = (states.states as Words)[String(row['Stage'])]
  const requestStates = [
    row['Amendment'] === 'received' ? (amendmentStates.states as Words)['received'] : undefined,
    row['Cancellation'] === 'received' ? (cancellationStates.states as Words)['received'] : undefined,
  ].filter((one) => one !== undefined)
  return (
    <>
      {stage ? <StatusTag tone={stage.tone}>{stage.zh}</StatusTag> : null}
      {requestStates.map(({ zh, tone }) => (
        <StatusTag key={zh} tone={tone}>
          {zh}
        </StatusTag>
      ))}
    </>
  )
}

const NewBooking = observer(function NewBooking({ to, side }: { to: string; side: 'staff' | 'party' }) {
  const { navigate, permissions } = useApp()
  const button = bookingButtons[side].edit
  return permissions.allows(button.path, button.code) ? (
    <Button type="primary" onClick={() => navigate(to)}>
      {texts.newBooking}
    </Button>
  ) : null
})

/** Moves offered on many bookings at once, by those who book and by the desk. */
const staffMoves = ['submit', 'complete', 'withdraw', 'accept', 'return', 'reject', 'finish'] as const
const partyMoves = ['submit', 'complete', 'withdraw'] as const
export const deskMoves = ['accept', 'return', 'reject', 'finish'] as const

/** A list of bookings for one side, with the views that it needs. */
export function bookingList(
  side: 'staff' | 'party',
  stages: readonly BookingState[],
  more: Partial<EntityScreenParts> = {},
  events: readonly string[] = side === 'staff' ? staffMoves : partyMoves,
): EntityScreenParts {
  const detail = side === 'staff' ? document.page : document.partyPage
  const parts = documentList(document, { of: (row) => link(detail, { Id: row.Id }) })
  const form = side === 'staff' ? bookingPages.search : customerBookingPages.online
  return {
    ...parts,
    cells: {
      ...parts.cells,
      Stage: (row) => <Statuses row={row} />,
      Due: (row) => <Countdown deadline={String(row['Due'])} over={texts.late} />,
    },
    lead,
    views: () => viewsOf(stages),
    counted: true,
    batch: (rows, list) => (
      <>
        {side === 'staff' ? <ClaimMany document={document} rows={rows} onDone={() => list.reload()} /> : null}
        {side === 'staff' ? <SendMany rows={rows} onDone={() => list.reload()} /> : null}
        <MoveMany document={document} rows={rows} side={side} events={events} onDone={() => list.reload()} />
      </>
    ),
    primary: () => <NewBooking to={form} side={side} />,
    actions: () => (side === 'staff' ? parts.actions() : null),
    ...more,
  }
}
