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
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
