/** The headings of a small table of a dialog or a panel, which needs no paging and no sorting; '' is an empty corner. `numeric`: the columns of numbers, from 0. */
export function TableHead({ titles, numeric = [] }: { titles: readonly string[]; numeric?: readonly number[] }) {
  return (
    <thead>
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
