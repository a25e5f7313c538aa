import { DiffText } from '@jst/ui'
import { texts } from '../texts.ts'
import type { Difference } from './compare.ts'

/** Differences only, old → new, one row a field. */
export function CompareTable({ rows, label }: { rows: readonly Difference[]; label: string }) {
  if (rows.length === 0) return <p className="jst-muted">{texts.audit.noDifferences}</p>
  return (
    <table className="jst-compare" aria-label={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              <DiffText before={row.before} after={row.after} lines={row.lines} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
