import type { SiBatchResult } from '@jst/contracts/si'
import { AppLink, StatusTag } from '@jst/ui'
import { to } from '../lists/links.ts'
import { HeadedTable } from '../lists/HeadedTable.tsx'
import { texts } from './texts.ts'

const words = texts.outcome

/** Outcome by record of a batch; unchanged records stand first, with a link to them. */
export function BatchOutcome({ result, onFollow }: { result: SiBatchResult; onFollow: () => void }) {
  return (
    <>
      <p role="status">{words.summary(result.Done, result.Failed)}</p>
      <HeadedTable className="jst-compare" label={words.title} titles={[words.bill, words.result, words.message]}>
        {result.Results.toSorted((a, b) => Number(a.Done) - Number(b.Done)).map((row) => (
          <tr key={row.Id}>
            <th scope="row">
              <AppLink to={to.audit(row.Id)} onFollow={onFollow}>
                {row.BillNo || row.SiNo || String(row.Id)}
              </AppLink>
            </th>
            <td>
              <StatusTag tone={row.Done ? 'green' : 'red'}>{row.Done ? words.done : words.left}</StatusTag>
            </td>
            <td>{row.Message}</td>
          </tr>
        ))}
      </HeadedTable>
    </>
  )
}
