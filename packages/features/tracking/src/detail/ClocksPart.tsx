import type { TrackClock, TrackView } from '@jst/contracts/tracking'
import { FactsTable, formatMoney, formatMoneySum, formatText, Notice, Pager, Section, StatusTag } from '@jst/ui'
import { useMemo, useState } from 'react'
import { RiskTag } from '../cells/tags.tsx'
import { texts as common, track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.clock
const { kinds, reasons } = track.freeTime

const pageSize = 20
/** Order of the clocks: a page shows some of up to 800, and those at risk have to be among the first. */
const urgency: readonly string[] = ['risk', 'unknown', 'safe', 'waiting']
const byUrgency = (one: TrackClock, other: TrackClock) => urgency.indexOf(one.State) - urgency.indexOf(other.State)

/** Clocks of free time: last free day, cost so far and tomorrow, or why it cannot be assessed. Those at risk come first. */
export function ClocksPart({ view: { Clocks, Costs, CostUnknown } }: { view: TrackView }) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(pageSize)
  const sorted = useMemo(() => Clocks.toSorted(byUrgency), [Clocks])
  return (
    <Section
      title={texts.clocks}
      extra={
        Costs.length > 0 ? (
          <span>
            {words.sum(formatMoneySum(Costs.map(({ Currency, Cost }) => [Cost, Currency])))}
            {' · '}
            {words.tomorrow(formatMoneySum(Costs.map(({ Currency, CostTomorrow }) => [CostTomorrow, Currency])))}
          </span>
        ) : undefined
      }
    >
      {CostUnknown > 0 ? <Notice tone="warning">{(Costs.length > 0 ? words.floor : words.unknown)(CostUnknown)}</Notice> : null}
      {Clocks.length === 0 ? (
        <p className="jst-muted">{words.none}</p>
      ) : (
        <FactsTable
          label={texts.clocks}
          titles={[words.box, words.kind, words.state, words.start, words.last, words.charged, words.cost, words.terms]}
          rows={sorted.slice((page - 1) * size, page * size)}
          rowKey={({ Box, Kind, Direction }) => `${Box} ${Kind} ${Direction}`}
          renderRow={(clock) => <Cells clock={clock} />}
        />
      )}
      {Clocks.length > size || size !== pageSize ? (
        <Pager total={Clocks.length} pageIndex={page} pageSize={size} onPage={setPage} onPageSize={setSize} />
      ) : null}
    </Section>
  )
}

function Cells({ clock }: { clock: TrackClock }) {
  const { Box, Kind, Direction, State, Problems, Start, LastFreeDay, LastFreeDays, ChargedDays, Cost, CostTomorrow, Currency } = clock
  return (
    <>
      <th scope="row">{Box}</th>
      <td>
        {wordOf(words.direction, Direction)} {wordOf(kinds, Kind)}
      </td>
      <td>
        <RiskTag risk={State} />
        {Problems.map((problem) => (
          <div key={problem}>{wordOf(reasons, problem)}</div>
        ))}
      </td>
      <td>{formatText(Start)}</td>
      <td>{LastFreeDays.length > 1 ? words.either(LastFreeDays.join(common.joint)) : formatText(LastFreeDay)}</td>
      <td>
        {words.days(ChargedDays)} {clock.Stop && !clock.IsRunning ? <StatusTag tone="grey">{words.stopped}</StatusTag> : null}
      </td>
      <td>
        {Cost === '' ? '–' : clock.IsRunning ? words.soFar(formatMoney(Cost, Currency)) : formatMoney(Cost, Currency)}
        {clock.IsRunning && CostTomorrow !== '' ? (
          <div className="jst-muted">{words.tomorrow(formatMoney(CostTomorrow, Currency))}</div>
        ) : null}
      </td>
      <td>{clock.TermsText || words.noTerms}</td>
    </>
  )
}
