import { DiffText, FactsTable, formatNumber, Icon, TextButton } from '@jst/ui'
import { memo, type ReactNode } from 'react'
import type { Place } from '../bill/remark-path.ts'
import { differs, type CompareRow } from './compare-sides.ts'
import { texts as words } from './texts.ts'
import type { RemarkAt } from './verdicts.ts'
import { texts as shared } from '../bill/texts.ts'

export type CompareTab = 'previous' | 'order' | 'three'
/** Rows drawn at once: a thousand boxes that all changed are read box by box, not at a glance. */
const atOnce = 300

interface CompareRowsProps {
  rows: readonly CompareRow[]
  tab: CompareTab
  labels: { order: string; before: string; now: string }
  /** Remarks of a reviewer on the older side. Those with a field stand at its row, the others above the table. */
  remarks?: readonly RemarkAt[]
  /** Absent: the bill is not in sight. */
  onJump?: ((place: Place) => void) | undefined
  onPin?: ((place: Place) => void) | undefined
  /** Acts of a row, in a column of its own. */
  acts?: ((row: CompareRow) => ReactNode) | undefined
}

/** Rows of a comparison; a label leads to the field on the bill, the pin beside it to its remark. */
export const CompareRows = memo(function CompareRows({ rows, tab, labels, remarks = [], onJump, onPin, acts }: CompareRowsProps) {
  const keys = new Set(rows.map(({ key }) => key))
  const elsewhere = remarks.filter(({ key }) => !keys.has(key))
  const said = new Map(remarks.map(({ key, text }) => [key, text]))
  const three = tab === 'three'
  return (
    <>
      {elsewhere.length > 0 && (
        <ul className="jst-issues">
          {elsewhere.map(({ key, label, text }) => (
            <li key={key}>{[label, text].filter(Boolean).join(shared.joints.label)}</li>
          ))}
        </ul>
      )}
      <FactsTable
        label={words.label(words.tabs[tab])}
        look={three ? 'jst-compare is-three' : 'jst-compare'}
        titles={[
          words.field,
          ...(three ? [labels.order, labels.before] : []),
          three ? labels.now : `${tab === 'order' ? labels.order : labels.before} → ${labels.now}`,
          ...(remarks.length > 0 ? [words.remark] : []),
          ...(acts ? [words.acts] : []),
        ]}
        titlesHidden={!three && remarks.length === 0}
        rows={rows}
        limit={{ rows: atOnce, more: (count) => words.more(formatNumber(count)) }}
        rowKey={({ key }) => key}
        rowClass={(row) => (differs(row) ? undefined : 'is-same')}
        renderRow={(row) => (
          <>
            <th scope="row">
              <span className="jst-compare-field">
                <FieldLabel row={row} onJump={onJump} />
                {onPin && Object.keys(row.place).length > 0 ? (
                  <button
                    type="button"
                    className="jst-pin"
                    title={words.pin(row.label)}
                    aria-label={words.pin(row.label)}
                    onClick={() => onPin(row.place)}
                  >
                    <Icon name="pin" size={14} />
                  </button>
                ) : null}
              </span>
            </th>
            {three && row.lines ? (
              <td colSpan={3}>
                <DiffText before={row.before ?? row.now} after={row.now} lines />
              </td>
            ) : three ? (
              <>
                <td data-label={labels.order}>{side(row, row.order)}</td>
                <td data-label={labels.before}>{side(row, row.before)}</td>
                <td data-label={labels.now}>{value(row.now, row.lines)}</td>
              </>
            ) : (
              <td>
                <TwoSides row={row} other={tab === 'order' ? row.order : row.before} />
                {said.has(row.key) && row.before === row.now ? <span className="jst-muted">{words.unchanged}</span> : null}
              </td>
            )}
            {remarks.length > 0 ? <td className="jst-compare-said">{said.get(row.key)}</td> : null}
            {acts ? <td className="jst-compare-acts">{acts(row)}</td> : null}
          </>
        )}
      />
    </>
  )
})

function FieldLabel({ row, onJump }: Pick<CompareRowsProps, 'onJump'> & { row: CompareRow }) {
  if (!onJump || row.now === null || Object.keys(row.place).length === 0) return <>{row.label}</>
  return (
    <TextButton title={words.jump(row.label)} onClick={() => onJump(row.place)}>
      {row.label}
    </TextButton>
  )
}

/** A row without another side is there for what was said about it. */
function TwoSides({ row, other }: { row: CompareRow; other: string | null | undefined }) {
  return other === undefined ? value(row.now, row.lines) : <DiffText before={other} after={row.now} lines={row.lines} />
}

const value = (text: string | null, lines: boolean): ReactNode =>
  text === null || text === '' ? (
    <span className="jst-muted">{words.none}</span>
  ) : lines ? (
    <span className="jst-diff-lines">{text}</span>
  ) : (
    text
  )

/** A side of the three-way table: what equals the record is quiet, what differs stands out and is said to readers. */
function side(row: CompareRow, other: string | null | undefined): ReactNode {
  if (other === undefined) return <span className="jst-muted">–</span>
  if (other === row.now) return <span className="jst-muted">{value(other, row.lines)}</span>
  return (
    <mark className="jst-differs">
      <span className="jst-hidden">{words.different}</span>
      {value(other, row.lines)}
    </mark>
  )
}
