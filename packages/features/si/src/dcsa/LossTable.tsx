import type { SiLoss } from '@jst/contracts/si'
import { FactsTable, StatusTag } from '@jst/ui'
import { server } from '../said-by-server.ts'
import { texts } from './texts.ts'

const words = texts.table
const tones = { lost: 'red', missing: 'red', changed: 'orange', check: 'orange', carried: 'blue' } as const

/** Values lost in a conversion between a record and another format, one row each. */
export function LossTable({ losses }: { losses: readonly SiLoss[] }) {
  return (
    <FactsTable
      look="jst-compare"
      label={words.label}
      titles={[words.field, words.kind, words.reason, words.value]}
      rows={losses}
      rowKey={({ Path }, index) => `${Path} ${index}`}
      renderRow={(loss) => (
        <>
          <th scope="row">{server.label(loss.Label, loss.Path)}</th>
          <td>
            <StatusTag tone={tones[loss.Kind]}>{words.kinds[loss.Kind]}</StatusTag>
          </td>
          <td>{server.loss(loss)}</td>
          <td className="jst-code">{loss.Value}</td>
        </>
      )}
    />
  )
}
