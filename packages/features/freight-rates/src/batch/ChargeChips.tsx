import type { Line } from '@jst/contracts/document'
import { FactsTable } from '@jst/ui'
import { amountWords, basisWords, conditionWords } from '../templates/lineWords.ts'
import { texts } from './texts.ts'

/** Surcharges that are written into rates, one a line. */
export function ChargeChips({ lines }: { lines: readonly Line[] }) {
  return (
    <FactsTable
      label={texts.charges}
      rows={lines}
      rowKey={(_, at) => at}
      renderRow={(line) => (
        <>
          <th scope="row">{String(line['ChargeCode'])}</th>
          <td>{amountWords(line)}</td>
          <td>{basisWords(line)}</td>
          <td>{conditionWords(line)}</td>
        </>
      )}
    />
  )
}
