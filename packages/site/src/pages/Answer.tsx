import type { ReactNode } from 'react'

/** ARIA roles of a table: a narrow page draws its rows as cards. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface AnswerProps {
  title: string
  /** Text without rows. */
  none: string
  label: string
  heads: readonly string[]
  /** Cells of each row by its key. */
  rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[]
}

/** Answer for two ports: a table whose rows are cards on a phone. */
export function Answer({ title, none, label, heads, rows }: AnswerProps) {
  if (rows.length === 0) return <p className="lead none">{none}</p>
  return (
    <section className="section">
      <h2>{title}</h2>
      <table className="answer" aria-label={label} {...as.table}>
        <thead {...as.group}>
          <tr {...as.row}>
            {heads.map((head) => (
              <th key={head} scope="col" {...as.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {rows.map(([key, cells]) => (
            <tr key={key} {...as.row}>
              {cells.map((cell, at) => (
                <td key={heads[at]} data-head={heads[at]} {...as.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
