import { callStateTable, type CallRow, type CallState, type Mark } from '@jst/contracts/schedules'
import { columnKinds, Menu, Port, StatusTag, vesselVoyage, type Column, type MenuItem, type Tone } from '@jst/ui'
import { DelayText, PortTime, SourceAge, vesselButton, VoyageTag } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'
import { TimeCell } from './TimeCell.tsx'
import type { SetTime } from './useSetTime.ts'

const words = texts.live
const tones: Readonly<Record<CallState, Tone>> = { planned: 'grey', expected: 'blue', arrived: 'orange', departed: 'green', omitted: 'red' }

export interface CallActs {
  readonly mayEdit: boolean
  readonly setTime: SetTime
  readonly mark: (row: CallRow, mark: Mark) => void
  readonly history: (row: CallRow) => void
  readonly affected: (row: CallRow) => void
}

function itemsOf(row: CallRow, { mayEdit, mark, history, affected }: CallActs): MenuItem[] {
  const act = (key: Mark, danger = false): MenuItem => ({ key, label: words.marks[key], danger, onSelect: () => mark(row, key) })
  const isCalled = row.State === 'arrived' || row.State === 'departed'
  const changes: MenuItem[] = row.Blank
    ? [act('unblank')]
    : [
        ...(row.Omitted || row.ReplacedPort ? [act('restore')] : isCalled ? [] : [act('omit', true), act('divert')]),
        ...(row.Omitted ? [] : [act('terminal')]),
        act('blank', true),
      ]
  return [
    { key: 'affected', label: words.affected, onSelect: () => affected(row) },
    { key: 'history', label: texts.history, onSelect: () => history(row) },
    ...(mayEdit ? changes : []),
  ]
}

const { cell, text } = columnKinds<CallRow>()
export function callColumns(now: number, acts: CallActs): Column<CallRow>[] {
  const set = acts.mayEdit ? acts.setTime : undefined
  return [
    vesselButton(230, acts.affected),
    cell('port', texts.port, 130, (row) => <Port name={row.PortName} code={row.PortCode} />),
    cell('state', words.state, 80, (row) => <StatusTag tone={tones[row.State]}>{callStateTable[row.State].zh}</StatusTag>),
    cell('status', texts.status, 76, (row) => <VoyageTag status={row.Status} reason={row.Reason} />),
    cell('plannedArrival', words.plannedArrival, 136, (row) => <PortTime value={row.PlannedArrival} port={row.PortCode} />),
    cell('eta', words.eta, 136, (row) => <TimeCell row={row} field="EstimatedArrival" set={set} />),
    cell('ata', words.ata, 136, (row) => <TimeCell row={row} field="ActualArrival" set={set} />),
    cell('plannedDeparture', words.plannedDeparture, 136, (row) => <PortTime value={row.PlannedDeparture} port={row.PortCode} />, {
      sort: 'Moment',
    }),
    cell('etd', words.etd, 136, (row) => <TimeCell row={row} field="EstimatedDeparture" set={set} />),
    cell('atd', words.atd, 136, (row) => <TimeCell row={row} field="ActualDeparture" set={set} />),
    cell('delay', texts.delay, 100, (row) => <DelayText hours={row.Delay} />, { sort: 'Delay' }),
    cell('service', texts.service, 90, (row) => row.ServiceCode || '–'),
    cell('source', texts.source, 104, (row) => row.Source || '–'),
    cell('sourceTime', texts.sourceTime, 104, (row) => <SourceAge value={row.SourceTime} now={now} />, { sort: 'SourceTime' }),
    cell('carrier', texts.carrier, 110, (row) => row.CarrierName, { hidden: true }),
    text('terminal', texts.terminal, 160, (row) => row.TerminalName, { hidden: true }),
    text('reason', words.reason, 160, (row) => row.Reason, { hidden: true }),
    cell('acts', texts.acts, 64, (row) => (
      <Menu
        label={`${texts.acts} ${vesselVoyage(row.Vessel, row.VoyageNo)} ${row.PortName}`}
        trigger="⋯"
        triggerClassName="jst-text-button"
        align="end"
        items={itemsOf(row, acts)}
      />
    )),
  ]
}
