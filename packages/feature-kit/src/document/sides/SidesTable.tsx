import { FactsTable, TextButton } from '@jst/ui'
import type { ReactNode } from 'react'
import { useDocumentTexts } from '../texts.ts'

/** Rows drawn at once. */
const atOnce = 300

/** A value of a record beside that of other documents. */
export interface SideRow {
  readonly Key: string
  readonly Label: string
  readonly Mine: string
  /** Of each other document; undefined: it does not say. */
  readonly Others: readonly (string | undefined)[]
  /** Documents whose value may be taken. */
  readonly Takes: readonly boolean[]
}

interface SidesTableProps {
  label: string
  /** Names of the record and of the other documents. */
  mine: string
  others: readonly string[]
  rows: readonly SideRow[]
  /** Absent: values are shown alone. */
  onTake?: ((row: SideRow, side: number) => void) | undefined
}

/** One record beside up to two other documents, value by value; each value of another document is taken by a press of its own. */
export function SidesTable({ label, mine, others, rows, onTake }: SidesTableProps) {
  const words = useDocumentTexts().sides
  return (
    <FactsTable
      label={label}
      look="jst-compare is-three"
      titles={[words.field, mine, ...others]}
      rows={rows}
      limit={{ rows: atOnce, more: words.more }}
      rowKey={({ Key }) => Key}
      renderRow={(row) => (
        <>
          <th scope="row">{row.Label}</th>
          <td data-label={mine}>{valueOf(row.Mine, words.blank)}</td>
          {others.map((name, at) => (
            <td key={name} data-label={name}>
              <OtherValue row={row} at={at} />
              {onTake && row.Takes[at] ? (
                <div>
                  <TextButton aria-label={words.taking(row.Label, name)} onClick={() => onTake(row, at)}>
                    {words.take}
                  </TextButton>
                </div>
              ) : null}
            </td>
          ))}
        </>
      )}
    />
  )
}

const valueOf = (text: string, blank: string): ReactNode => (text === '' ? <span className="jst-muted">{blank}</span> : text)

/** A value that differs stands out, and is named as such to readers of the screen. */
function OtherValue({ row, at }: { row: SideRow; at: number }) {
  const words = useDocumentTexts().sides
  const value = row.Others[at]
  if (value === undefined) return <span className="jst-muted">–</span>
  if (value === row.Mine) return <span className="jst-muted">{value}</span>
  return (
    <mark className="jst-side-differs">
      <span className="jst-hidden">{words.different}</span>
      {value}
    </mark>
  )
}
