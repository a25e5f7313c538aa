import type { Line } from '@jst/contracts/document'
import { amountWords, basisWords, conditionWords } from '../templates/lineWords.ts'
import { texts } from './texts.ts'

/** Surcharges that are written into rates, one a line. */
export function ChargeChips({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="jst-plain-table">
      <caption className="jst-hidden">{texts.charges}</caption>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">{String(line['ChargeCode'])}</th>
            <td>{amountWords(line)}</td>
            <td>{basisWords(line)}</td>
            <td>{conditionWords(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
