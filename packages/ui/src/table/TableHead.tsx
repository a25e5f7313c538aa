import type { ReactNode } from 'react'

interface TableHeadProps {
  /** '' is an empty corner. */
  titles: readonly ReactNode[]
  /** Columns of numbers, from 0. */
  numeric?: readonly number[]
  /** Headings for screen readers alone. */
  hidden?: boolean
}

/** The headings of a small table of a dialog or a panel, without paging and sorting. */
export function TableHead({ titles, numeric = [], hidden = false }: TableHeadProps) {
  return (
    <thead className={hidden ? 'jst-hidden' : undefined}>
      <tr>
        {titles.map((title, at) =>
          title === '' ? (
            // oxlint-disable-next-line react/no-array-index-key -- headings stay in their places, and two may be alike
            <td key={at} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as the corner
            <th key={at} scope="col" className={numeric.includes(at) ? 'jst-right' : undefined}>
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
