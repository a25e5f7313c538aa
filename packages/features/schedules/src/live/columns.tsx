import { callStateTable, type CallRow, type CallState, type Mark } from '@jst/contracts/schedules'
import { Menu, Port, StatusTag, vesselVoyage, type Column, type MenuItem, type Tone } from '@jst/ui'
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

export function callColumns(now: number, acts: CallActs): Column<CallRow>[] {
  const set = acts.mayEdit ? acts.setTime : undefined
  return [
    vesselButton(230, acts.affected),
    { key: 'port', title: texts.port, width: 130, render: (row) => <Port name={row.PortName} code={row.PortCode} /> },
    {
      key: 'state',
      title: words.state,
      width: 80,
      render: (row) => <StatusTag tone={tones[row.State]}>{callStateTable[row.State].zh}</StatusTag>,
    },
    { key: 'status', title: texts.status, width: 76, render: (row) => <VoyageTag status={row.Status} reason={row.Reason} /> },
    {
      key: 'plannedArrival',
      title: words.plannedArrival,
      width: 136,
      render: (row) => <PortTime value={row.PlannedArrival} port={row.PortCode} />,
    },
    { key: 'eta', title: words.eta, width: 136, render: (row) => <TimeCell row={row} field="EstimatedArrival" set={set} /> },
    { key: 'ata', title: words.ata, width: 136, render: (row) => <TimeCell row={row} field="ActualArrival" set={set} /> },
    {
      key: 'plannedDeparture',
      title: words.plannedDeparture,
      width: 136,
      sort: 'Moment',
      render: (row) => <PortTime value={row.PlannedDeparture} port={row.PortCode} />,
    },
    { key: 'etd', title: words.etd, width: 136, render: (row) => <TimeCell row={row} field="EstimatedDeparture" set={set} /> },
    { key: 'atd', title: words.atd, width: 136, render: (row) => <TimeCell row={row} field="ActualDeparture" set={set} /> },
    { key: 'delay', title: texts.delay, width: 100, sort: 'Delay', render: (row) => <DelayText hours={row.Delay} /> },
    { key: 'service', title: texts.service, width: 90, render: (row) => row.ServiceCode || '–' },
    { key: 'source', title: texts.source, width: 104, render: (row) => row.Source || '–' },
    {
      key: 'sourceTime',
      title: texts.sourceTime,
      width: 104,
      sort: 'SourceTime',
      render: (row) => <SourceAge value={row.SourceTime} now={now} />,
    },
    { key: 'carrier', title: texts.carrier, width: 110, hidden: true, render: (row) => row.CarrierName },
    {
      key: 'terminal',
      title: texts.terminal,
      width: 160,
      hidden: true,
      text: (row) => row.TerminalName,
      render: (row) => row.TerminalName || '–',
    },
    { key: 'reason', title: words.reason, width: 160, hidden: true, text: (row) => row.Reason, render: (row) => row.Reason || '–' },
    {
      key: 'acts',
      title: texts.acts,
      width: 64,
      render: (row) => (
        <Menu
          label={`${texts.acts} ${vesselVoyage(row.Vessel, row.VoyageNo)} ${row.PortName}`}
          trigger="⋯"
          triggerClassName="jst-text-button"
          align="end"
          items={itemsOf(row, acts)}
        />
      ),
    },
  ]
}
