import { ScrollTable } from '@jst/ui'
import type { ReactNode } from 'react'

interface PlainTableProps {
  label: string
  columns: readonly string[]
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[]
}
/** A few lines of a page, without sorting, paging or files. The first cell of a row names it. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <ScrollTable label={label}>
      <table className="jst-plain-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}
