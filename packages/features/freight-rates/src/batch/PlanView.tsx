import { freightRateDocument, mostBatchRows, type BatchPlan } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { AppLink, FactGrid, FactsTable, Notice, StatusTag } from '@jst/ui'
import { Differences } from './Differences.tsx'
import { texts } from './texts.ts'

/** Preview of a batch: number of rates, errors, and the first rates old → new. */
export function PlanView({ plan }: { plan: BatchPlan }) {
  const { Chosen, Changes, Splits, Same, Refused, Quotations, Problems, Rates } = plan
  return (
    <>
      <FactGrid
        facts={[
          { label: texts.chosen, value: texts.count(Chosen) },
          { label: texts.changes, value: texts.count(Changes) },
          ...(Splits > 0 ? [{ label: texts.splits, value: texts.count(Splits) }] : []),
          { label: texts.same, value: texts.count(Same) },
          { label: texts.refused, value: texts.count(Refused) },
          ...(Quotations === undefined ? [] : [{ label: texts.quotations, value: texts.count(Quotations) }]),
        ]}
      />
      {Problems.map(({ Code, Message, Refused: refused, Count }) => (
        <Notice key={`${Code} ${Message}`} tone={refused ? 'error' : 'warning'}>
          {texts.problem(Message, Count)}
        </Notice>
      ))}
      <FactsTable
        label={texts.plan}
        caption={Chosen > mostBatchRows ? texts.firstRows(mostBatchRows) : undefined}
        titles={[texts.rate, texts.differences, texts.problems]}
        rows={Rates}
        rowKey={({ Id }) => Id}
        renderRow={({ Id, Code, Title, Split, Differences: differences, Problems: problems }) => (
          <>
            <th scope="row">
              <AppLink to={link(freightRateDocument.page, { Id })}>{Code}</AppLink>
              <div>{Title}</div>
              {Split ? <StatusTag tone="blue">{texts.split}</StatusTag> : null}
            </th>
            <td>
              <Differences of={differences} />
            </td>
            <td>
              {problems.map(({ Code: code, Message, Refused: refused }) => (
                <div key={`${code} ${Message}`}>
                  <StatusTag tone={refused ? 'red' : 'orange'}>{Message}</StatusTag>
                </div>
              ))}
            </td>
          </>
        )}
      />
    </>
  )
}
