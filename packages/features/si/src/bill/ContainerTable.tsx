import type { SiContainer, SiLine } from '@jst/contracts/si'
import { boxSummary, totalsOf } from '@jst/si-drafts/rules'
import { formatDecimal, formatNumber, StatusTag } from '@jst/ui'
import { Fragment, type ReactNode } from 'react'
import { containerFields as c, lineFields as l } from '../declared-fields.ts'
import type { Place } from './remark-path.ts'
import { texts } from './texts.ts'

type Mark = (place: Place, value: ReactNode) => ReactNode
const plain: Mark = (_place, value) => value
const cells = ['containerNo', 'sealNo', 'type', 'packageKind'] as const

/** Containers of a record with their goods lines, read only, with the sums that people check first. `mark` may dress each value. */
export function ContainerTable({ containers, mark = plain }: { containers: readonly SiContainer[]; mark?: Mark }) {
  const sums = totalsOf(containers)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
    <div className="jst-grid-table" role="group" tabIndex={0} aria-label={texts.bill.containers}>
      <table aria-label={texts.bill.containers}>
        <thead>
          <tr>
            <th scope="col">{texts.bill.seq}</th>
            {cells.map((name) => (
              <th scope="col" key={name}>
                {c[name].zh}
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
            <Fragment key={box.id || index}>
              <tr>
                <td>{index + 1}</td>
                {cells.map((name) => (
                  <td key={name} className={name === 'containerNo' || name === 'sealNo' ? 'jst-code' : undefined}>
                    {mark({ container: index, field: name }, box[name])}
                    {name === 'containerNo' && box.partLoad === '1'
                      ? mark({ container: index, field: 'partLoad' }, <StatusTag tone="blue">{c.partLoad.zh}</StatusTag>)
                      : null}
                  </td>
                ))}
                <td className="jst-number">{mark({ container: index, field: 'packages' }, formatNumber(box.packages))}</td>
                <td className="jst-number">{mark({ container: index, field: 'weight' }, formatDecimal(box.weight, 3))}</td>
                <td className="jst-number">{mark({ container: index, field: 'volume' }, formatDecimal(box.volume, 3))}</td>
              </tr>
              {box.lines.map((line, row) => (
                <GoodsLine key={line.id || `line ${row}`} line={line} place={{ container: index, line: row }} mark={mark} />
              ))}
            </Fragment>
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

function GoodsLine({ line, place, mark }: { line: SiLine; place: Place; mark: Mark }) {
  return (
    <tr className="jst-grid-line">
      <td />
      <td colSpan={3}>
        {mark({ ...place, field: 'goods' }, line.goods)}
        {line.hsCode ? (
          <span className="jst-grid-line-code">
            {l.hsCode.zh} {mark({ ...place, field: 'hsCode' }, line.hsCode)}
          </span>
        ) : null}
      </td>
      <td>{mark({ ...place, field: 'packageKind' }, line.packageKind)}</td>
      <td className="jst-number">{mark({ ...place, field: 'packages' }, formatNumber(line.packages))}</td>
      <td className="jst-number">{mark({ ...place, field: 'weight' }, formatDecimal(line.weight, 3))}</td>
      <td className="jst-number">{mark({ ...place, field: 'volume' }, formatDecimal(line.volume, 3))}</td>
    </tr>
  )
}
