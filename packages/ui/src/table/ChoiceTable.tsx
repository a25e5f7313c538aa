import { Button } from '@arco-design/web-react'
import { FactsTable } from './FactsTable.tsx'

/** A value of a place on one side, with the act that chooses it. */
interface ChoiceSide {
  readonly text: string
  /** `name`: for readers, where the place and the label say too little. */
  readonly act?: { readonly label: string; readonly name?: string; readonly run: () => void } | undefined
}
/** Values of one place on several sides. */
export interface ChoiceRow {
  /** Tells it from other rows. */
  readonly key: string
  /** Name of the place. */
  readonly place: string
  /** Its values, in the order of the headings. */
  readonly sides: readonly ChoiceSide[]
}

/** Of a `ChoiceTable`. */
export interface ChoiceTableProps {
  /** Name of the table for readers. */
  label: string
  /** Headings of the place and of its sides. */
  titles: readonly string[]
  /** All places; the first 50 are shown. */
  rows: readonly ChoiceRow[]
  /** Sentence on the rows that are shown once others are decided. */
  more: (count: number) => string
  /** Values are long and of fixed pitch, as on a bill. */
  code?: boolean
}

const mostShown = 50

/** Values that differ on several sides, place by place, each with the button that chooses it. */
export function ChoiceTable({ label, titles, rows, more, code = false }: ChoiceTableProps) {
  return (
    <>
      <FactsTable
        label={label}
        look="jst-compare jst-conflicts"
        titles={titles}
        rows={rows.slice(0, mostShown)}
        rowKey={({ key }) => key}
        renderRow={({ place, sides }) => (
          <>
            <th scope="row">{place}</th>
            {sides.map(({ text, act }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- sides stay in their places, and two may be alike
              <td key={at}>
                <div className={code ? 'jst-conflict-value' : undefined}>{text}</div>
                {act ? (
                  <Button size="mini" aria-label={act.name ?? `${place} ${act.label}`} onClick={act.run}>
                    {act.label}
                  </Button>
                ) : null}
              </td>
            ))}
          </>
        )}
      />
      {rows.length > mostShown ? <p className="jst-muted">{more(rows.length - mostShown)}</p> : null}
    </>
  )
}
