import { portPlaces, type CallInput } from '@jst/contracts/schedules'
import { useDetail } from '@jst/feature-kit'
import { emptyText, ErrorView, CellTable, formatNumber, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from '../texts.ts'
import { passagesOf, type Speed } from './passages.ts'
import { placesBy } from './position.ts'

const words = texts.passages

/** 海里 and 平均航速 between the calls of a voyage, as they stand in the form. */
export const Passages = observer(function Passages({ calls }: { calls: readonly CallInput[] }) {
  const Codes = [...new Set(calls.map(({ PortCode }) => PortCode))].filter(Boolean).toSorted().join(',')
  const { data, error, reload } = useDetail(portPlaces, Codes ? { Codes } : undefined)
  const places = useMemo(() => placesBy(data ?? []), [data])
  if (error) return <ErrorView error={error} onRetry={reload} />
  const nameOf = (code: string) => data?.find(({ Code }) => Code === code)?.Name ?? code
  const passages = data ? passagesOf(calls, places) : []
  if (passages.length === 0) return null
  return (
    <section aria-label={words.label}>
      <CellTable
        label={words.note}
        titles={words.heads}
        rows={passages}
        rowKey={(_row, index) => index}
        renderCells={[
          ({ from, to }) => words.way(nameOf(from.PortCode), nameOf(to.PortCode)),
          ({ miles }) => (miles === undefined ? words.unknown : formatNumber(Math.round(miles))),
          ({ planned }) => <Knots speed={planned} />,
          ({ latest }) => <Knots speed={latest} />,
        ]}
        caption={words.note}
      />
    </section>
  )
})

function Knots({ speed }: { speed: Speed | undefined }) {
  if (!speed) return <span className="jst-muted">{emptyText}</span>
  const knots = Number.isFinite(speed.knots) ? speed.knots.toFixed(1) : ''
  return speed.odd ? (
    <>
      {knots} <StatusTag tone="orange">{words.odd}</StatusTag>
    </>
  ) : (
    knots
  )
}
