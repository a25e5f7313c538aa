import { FactsTable } from '@jst/ui'
import type { ReactNode } from 'react'

interface PlainTableProps {
  label: string
  columns: readonly string[]
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[]
}
/** A few lines of a page, without sorting, paging or files. The first cell of a row names it. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <FactsTable
      label={label}
      titles={columns}
      rows={rows}
      rowKey={({ key }) => key}
      renderRow={({ cells: [first, ...rest] }) => (
        <>
          <th scope="row">{first}</th>
          {rest.map((cell, at) => (
            <td key={columns[at + 1]}>{cell}</td>
          ))}
        </>
      )}
    />
  )
}
