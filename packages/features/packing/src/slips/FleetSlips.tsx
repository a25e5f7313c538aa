import { Button } from '@arco-design/web-react'
import { mySlips, packingButtons, type FleetSlip, type SlipOutcome, type SlipState } from '@jst/contracts/packing'
import { answerLanguageOf, listScreen, useApp } from '@jst/feature-kit'
import { MoveOutcomes } from '@jst/feature-kit/document'
import { Countdown, DateText, formatText, RowActs, TextButton, VesselVoyage, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { slipStates } from './states.ts'
import { names } from '../names.ts'
import { DriverDialog } from './DriverDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { SlipTag } from './SlipTag.tsx'
import { texts } from './texts.ts'

const words = texts.mine
const conditions = (): Filter[] => [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword }]
const viewOf = (Stage: SlipState): ListView => ({ key: Stage, label: slipStates.states[Stage].zh, filters: { Stage } })
const views = (): ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...(['issued', 'pickedUp', 'gatedIn', 'expired'] as const).map(viewOf),
]
/** Slips of which something may still be told. */
const open: readonly number[] = [slipStates.codes.issued, slipStates.codes.pickedUp, slipStates.codes.expired]

const columns = (): Column<FleetSlip>[] => [
  { key: 'eir', title: words.eir, width: 140, copy: ({ EirNo }) => EirNo, render: ({ EirNo }) => formatText(EirNo) },
  { key: 'state', title: words.state, width: 84, render: ({ State }) => <SlipTag state={State} /> },
  { key: 'type', title: words.type, width: 64, render: ({ BoxType }) => BoxType },
  { key: 'box', title: words.box, width: 130, copy: ({ BoxNo }) => BoxNo, render: ({ BoxNo }) => formatText(BoxNo) },
  { key: 'seal', title: words.seal, width: 110, hidden: 'narrow', render: ({ SealNo }) => formatText(SealNo) },
  { key: 'depot', title: words.depot, width: 130, text: ({ Depot }) => Depot, render: ({ Depot }) => Depot },
  { key: 'until', title: words.until, width: 104, render: ({ PickupTo }) => PickupTo },
  { key: 'terminal', title: words.terminal, width: 130, text: ({ Terminal }) => Terminal, render: ({ Terminal }) => Terminal },
  {
    key: 'cutoff',
    title: words.cutoff,
    width: 138,
    render: ({ Cutoff, State }) => (open.includes(State) ? <Countdown deadline={Cutoff} /> : <DateText value={Cutoff} />),
  },
  { key: 'driver', title: words.driver, width: 76, render: ({ Driver }) => formatText(Driver) },
  { key: 'plate', title: words.plate, width: 96, render: ({ Plate }) => formatText(Plate) },
  {
    key: 'vessel',
    title: words.vessel,
    width: 180,
    hidden: 'narrow',
    render: ({ Vessel, VoyageNo }) => <VesselVoyage vessel={Vessel} voyage={VoyageNo} />,
  },
  { key: 'so', title: words.so, width: 140, hidden: 'narrow', copy: ({ SoNo }) => SoNo, render: ({ SoNo }) => SoNo },
  { key: 'forwarder', title: words.forwarder, width: 110, text: ({ Forwarder }) => Forwarder, render: ({ Forwarder }) => Forwarder },
]
const { path, code } = packingButtons.party.fill

/** Slips of the haulier that the reader works for, or that the reader's company applied for. */
export const fleetSlips = listScreen({
  name: 'slips-mine',
  endpoint: mySlips,
  always: answerLanguageOf,
  filters: { Keyword: 'text', Stage: 'text' },
  rowKey: ({ Id }) => Id,
  label: () => names.mine,
  live: ['slip/changed'],
  usePage: (list) => {
    const may = useApp().permissions.allows(path, code)
    const [act, setAct] = useState<{ name: 'report' | 'link'; row: FleetSlip } | { name: 'drive'; rows: readonly FleetSlip[] }>()
    const [refused, setRefused] = useState<SlipOutcome>()
    const shown = useMemo<Column<FleetSlip>[]>(
      () =>
        may
          ? [
              ...columns(),
              {
                key: 'acts',
                title: words.acts,
                width: 150,
                render: (row) =>
                  open.includes(row.State) ? (
                    <RowActs>
                      <TextButton onClick={() => setAct({ name: 'report', row })}>{texts.report}</TextButton>
                      <TextButton onClick={() => setAct({ name: 'link', row })}>{texts.link}</TextButton>
                    </RowActs>
                  ) : null,
              },
            ]
          : columns(),
      [may],
    )
    const close = () => setAct(undefined)
    const renew = () => list.reload()
    return {
      conditions: conditions(),
      views: views(),
      empty: { title: words.empty, hint: words.emptyHint },
      columns: shown,
      ...(may ? { batch: <Button onClick={() => setAct({ name: 'drive', rows: list.selectedRows })}>{texts.assign}</Button> } : {}),
      beside: (
        <>
          {act?.name === 'report' ? <ReportDialog slip={act.row} onDone={renew} onClose={close} /> : null}
          {act?.name === 'link' ? <LinkDialog slip={act.row} driver={act.row.Driver} onDone={renew} onClose={close} /> : null}
          {act?.name === 'drive' ? (
            <DriverDialog
              rows={act.rows}
              onDone={(answer) => {
                renew()
                if (answer.NotDone.length > 0) setRefused(answer)
              }}
              onClose={close}
            />
          ) : null}
          {refused ? (
            <MoveOutcomes
              title={texts.outcomes}
              outcome={{ Moved: refused.Done, NotMoved: refused.NotDone }}
              onRetry={async () => {
                setAct({ name: 'drive', rows: list.selectedRows })
                setRefused(undefined)
              }}
              onClose={() => setRefused(undefined)}
            />
          ) : null}
        </>
      ),
    }
  },
})
