import { liveScreenPath, sourceFigures, type SourceFigures } from '@jst/contracts/schedules'
import { link, useDetail } from '@jst/feature-kit'
import { DateText, Dialog, CellTable, formatNumber, Panel, type Stat, StatCards } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.live
const to = (filters: Record<string, string>) => link(liveScreenPath, filters)

const statsOf = (figures: SourceFigures | undefined): Stat[] => [
  {
    key: 'overdue',
    label: words.cards.overdue,
    value: figures?.Overdue,
    tone: 'red',
    hint: words.hints.overdue,
    to: to({ Due: 'overdue' }),
  },
  { key: 'delayed', label: words.cards.delayed, value: figures?.Delayed, tone: 'orange', to: to({ Status: 'delayed' }) },
  { key: 'omitted', label: words.cards.omitted, value: figures?.Omitted, tone: 'red', to: to({ Status: 'omitted' }) },
  { key: 'diverted', label: words.cards.diverted, value: figures?.Diverted, tone: 'purple', to: to({ Status: 'diverted' }) },
  { key: 'blank', label: words.cards.blank, value: figures?.Blank, tone: 'red', to: to({ Status: 'blank' }) },
  {
    key: 'stale',
    label: words.cards.stale,
    value: figures?.Sources.reduce((sum, { Stale }) => sum + Stale, 0),
    tone: 'orange',
    hint: words.hints.stale,
    to: to({ Due: 'stale' }),
  },
]

/** Figures that need attention, each with a link to its list. A new `round` reloads them. */
export const LiveFigures = observer(function LiveFigures({ round }: { round: number }) {
  const { data, reload } = useDetail(sourceFigures, {}, { renew: true })
  const requestedRound = useRef(round)
  useEffect(() => {
    if (requestedRound.current === round) return
    requestedRound.current = round
    reload()
  }, [round, reload])
  return <StatCards stats={statsOf(data)} label={words.stats} />
})

/** How sources and carriers do, on request. */
export const SourcesTool = observer(function SourcesTool() {
  const [open, setOpen] = useState(false)
  const { data } = useDetail(sourceFigures, open ? {} : undefined)
  return (
    <>
      <button type="button" className="jst-text-button" onClick={() => setOpen(true)}>
        {words.sources}
      </button>
      {open && data ? <FiguresDialog figures={data} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

function FiguresDialog({ figures, onClose }: { figures: SourceFigures; onClose: () => void }) {
  return (
    <Dialog place="side" width={720} title={words.figuresTitle} onClose={onClose}>
      <Panel title={texts.source}>
        <CellTable
          label={texts.source}
          titles={words.sourceHeads}
          rows={figures.Sources}
          rowKey={({ Source }) => Source}
          renderCells={[
            ({ Source }) => Source || '–',
            ({ Voyages }) => formatNumber(Voyages),
            ({ LastTime }) => <DateText value={LastTime} />,
            ({ Stale }) => formatNumber(Stale),
            ({ Voyages, Stale }) => (Voyages > 0 ? `${Math.round((100 * Stale) / Voyages)}%` : '–'),
          ]}
        />
      </Panel>
      <Panel title={words.carrierHeads[3]} extra={<span className="jst-muted">{words.carrierNote}</span>}>
        <CellTable
          label={words.carrierHeads[3]}
          titles={words.carrierHeads}
          rows={figures.Carriers}
          rowKey={({ CarrierCode }) => CarrierCode}
          renderCells={[
            'CarrierName',
            ({ Made }) => formatNumber(Made),
            ({ OnTime }) => formatNumber(OnTime),
            ({ Share }) => (Share === null ? '–' : `${Share}%`),
          ]}
        />
      </Panel>
    </Dialog>
  )
}
