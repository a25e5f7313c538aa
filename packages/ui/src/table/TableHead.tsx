/** The headings of a small table of a dialog or a panel, which needs no paging and no sorting; `numeric`: the columns of numbers, from 0. */
export function TableHead({ titles, numeric = [] }: { titles: readonly string[]; numeric?: readonly number[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title, at) => (
          <th key={title} scope="col" className={numeric.includes(at) ? 'jst-right' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
