import { containerFields as c, type SiContainer } from '@jst/contracts/si'
import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber } from '@jst/ui'
import { texts } from '../texts.ts'

/** Containers of a record, read only, with the sums that people check first. */
export function ContainerTable({ containers }: { containers: readonly SiContainer[] }) {
  const sums = totalsOf(containers)
  return (
    <div className="jst-grid-table">
      <table aria-label={texts.detail.containers}>
        <thead>
          <tr>
            <th scope="col">{texts.bill.seq}</th>
            {[c.containerNo, c.sealNo, c.type, c.packageKind].map((field) => (
              <th scope="col" key={field.wire}>
                {field.zh}
              </th>
            ))}
            {[c.packages, c.weight, c.volume].map((field) => (
              <th scope="col" key={field.wire} className="jst-number">
                {field.zh}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {containers.map((box, index) => (
            <tr key={box.id || index}>
              <td>{index + 1}</td>
              <td className="jst-code">{box.containerNo}</td>
              <td className="jst-code">{box.sealNo}</td>
              <td>{box.type}</td>
              <td>{box.packageKind}</td>
              <td className="jst-number">{formatNumber(box.packages)}</td>
              <td className="jst-number">{formatDecimal(box.weight, 3)}</td>
              <td className="jst-number">{formatDecimal(box.volume, 3)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {texts.bill.total} {boxSummary(containers)}
            </th>
            <td className="jst-number">{formatNumber(sums.packages)}</td>
            <td className="jst-number">{formatDecimal(sums.weight, 3)}</td>
            <td className="jst-number">{formatDecimal(sums.volume, 3)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
