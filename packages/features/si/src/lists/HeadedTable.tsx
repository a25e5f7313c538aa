import { TableHead } from '@jst/ui'
import type { ReactNode } from 'react'

interface HeadedTableProps {
  label: string
  titles: readonly string[]
  className?: string
  /** Rows. */
  children: ReactNode
}

/** A small table of a dialog or a panel: no paging, no sorting. */
export function HeadedTable({ label, titles, className, children }: HeadedTableProps) {
  return (
    <table className={className} aria-label={label}>
      <TableHead titles={titles} />
      <tbody>{children}</tbody>
    </table>
  )
}
