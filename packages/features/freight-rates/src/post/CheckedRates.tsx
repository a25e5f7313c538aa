import { freightRateCalls as calls, freightRateDocument, type CheckedRate } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { EditTool } from '@jst/feature-kit/document'
import { AppLink, FactsTable, FlagField, StatusTag } from '@jst/ui'
import { doublesOf, isReady, supersedeText } from './plan.ts'
import { texts } from './texts.ts'

interface CheckedRatesProps {
  rates: readonly CheckedRate[]
  /** Left out by the person. */
  left: ReadonlySet<number>
  superseded: ReadonlySet<number>
  onInclude: (id: number, on: boolean) => void
  onSupersede: (id: number, on: boolean) => void
  onFixed: () => void
}

/** Results of the checks by rate, with the acts that resolve them. */
export const CheckedRates = ({ rates, left, superseded, onInclude, onSupersede, onFixed }: CheckedRatesProps) => (
  <FactsTable
    label={texts.rates}
    titles={[texts.rate, texts.days, texts.problems, texts.acts]}
    rows={rates}
    rowKey={({ Id }) => Id}
    renderRow={(rate) => {
      const { Id, Code, Title, ValidFrom, ValidTo, Problems } = rate
      const ready = isReady(rate, superseded)
      return (
        <>
          <th scope="row">
            <div className="jst-rate-choice">
              <FlagField
                label={texts.include(Code)}
                value={ready && !left.has(Id)}
                disabled={!ready}
                onChange={(on) => onInclude(Id, on)}
              />
              <AppLink to={link(freightRateDocument.page, { Id })}>{Title}</AppLink>
            </div>
          </th>
          <td className="jst-number">{texts.daysOf(ValidFrom, ValidTo)}</td>
          <td>
            {Problems.length === 0 ? <StatusTag tone="green">{texts.fine}</StatusTag> : null}
            {Problems.map(({ Code: code, Refused, Message, Doubles }) => (
              <p key={`${code} ${Message}`} className="jst-rate-problem">
                <StatusTag tone={Refused && !(Doubles && superseded.has(Id)) ? 'red' : 'orange'}>{Message}</StatusTag>
              </p>
            ))}
          </td>
          <td>
            {doublesOf(rate).length > 0 ? (
              <>
                <FlagField label={texts.supersede} value={superseded.has(Id)} onChange={(on) => onSupersede(Id, on)} />
                <div className="jst-muted">{supersedeText(rate)}</div>
              </>
            ) : null}
            {Problems.length > 0 ? <EditTool calls={calls} row={Id} onSaved={onFixed} /> : null}
          </td>
        </>
      )
    }}
  />
)
