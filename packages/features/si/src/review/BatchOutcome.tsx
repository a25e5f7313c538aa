import type { SiBatchResult } from '@jst/contracts/si'
import { AppLink, StatusTag } from '@jst/ui'
import { to } from '../lists/links.ts'
import { texts } from './texts.ts'

const words = texts.outcome

/** What became of each record of a batch; what was left as it is comes first, with the way to it. */
export function BatchOutcome({ result, onFollow }: { result: SiBatchResult; onFollow: () => void }) {
  return (
    <>
      <p role="status">{words.summary(result.Done, result.Failed)}</p>
      <table className="jst-compare" aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.bill}</th>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.message}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </>
  )
}
