import { boxSummary, round3, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'

const words = texts.goods
const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)

/** Totals of all drafts compared with the booking, with their difference. */
export const BookedTotals = observer(function BookedTotals() {
  const { model } = useEditor()
  const { totals, boxSummary: summary } = model.session
  const loaded = model.combined.loaded ?? model.order.containers
  const booked = totalsOf(loaded)
  const packages = totals.packages - booked.packages
  const [weight, volume] = [round3(totals.weight - booked.weight), round3(totals.volume - booked.volume)]
  // the sums of some of the bills say nothing about the order
  const isComplete = loaded.length > 0 && !model.partial
  const differs = [
    packages !== 0 && words.pieces(signed(packages, formatNumber(packages))),
    weight !== 0 && `${signed(weight, formatDecimal(weight, 3))} KGS`,
    volume !== 0 && `${signed(volume, formatDecimal(volume, 3))} CBM`,
  ].filter(Boolean)
  return (
    <span className="jst-booked">
      <strong>{summary || texts.none}</strong>
      {isComplete && (
        <>
          <span className="jst-muted">
            {words.booked(
              boxSummaryOf(loaded),
              formatNumber(booked.packages),
              formatDecimal(booked.weight, 3),
              formatDecimal(booked.volume, 3),
            )}
          </span>
          <StatusTag tone={differs.length === 0 ? 'green' : 'orange'}>
            {differs.length === 0 ? words.matches : words.differs(differs.join(' · '))}
          </StatusTag>
        </>
      )}
    </span>
  )
})

/** Orders carry the type of a box where the booking knows it. */
const boxSummaryOf = (containers: readonly object[]): string => boxSummary(containers.map((box) => ({ type: '', containerNo: '', ...box })))
