import {
  isLetterKind,
  letterKinds,
  applicationDocument,
  applicationTypes,
  customerRisk,
  reasonText,
  releasePages,
  riskyCustomers,
  type ApplicationType,
  type CustomerRisk,
  type RiskyCustomer,
} from '@jst/contracts/release'
import { link, useApp, useDetail, useScreenParams } from '@jst/feature-kit'
import { RowField } from '@jst/feature-kit/entity'
import { AppLink, ErrorView, FactGrid, FactsTable, formatMoney, formatText, Money, Notice, PageFrame, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.riskQuery
const money = (amount: string) => (amount === '' ? words.noGuarantee : formatMoney(amount, 'CNY'))
const isType = (type: string): type is ApplicationType => Object.hasOwn(applicationTypes, type)

/** 风险查询: the light of a customer with every reason, its open bills, guarantee and applications. */
export const Screen = observer(function OrderApplyCheck() {
  const { navigate } = useApp()
  const Customer = useScreenParams().get('Customer') ?? ''
  const risk = useDetail(customerRisk, Customer ? { Customer } : undefined)
  return (
    <PageFrame title={titles.risk}>
      <Section title={titles.risk}>
        <RowField
          kind="customer"
          label={words.customer}
          value={Customer ? [Customer] : []}
          onChange={([code]) => navigate(link(releasePages.risk, code ? { Customer: code } : {}), { replace: true })}
        />
        {Customer ? null : <p className="jst-muted">{words.choose}</p>}
        {risk.error ? <ErrorView error={risk.error} onRetry={risk.reload} /> : null}
        {Customer && risk.data ? <Light risk={risk.data} /> : null}
      </Section>
      {Customer && risk.data ? <Details risk={risk.data} /> : null}
      {Customer ? null : <RiskyPart />}
    </PageFrame>
  )
})

/** Customers that need a look, before one is chosen. */
const RiskyPart = observer(function RiskyPart() {
  const found = useDetail(riskyCustomers, {})
  const rows = found.data ?? []
  return (
    <Section title={words.risky}>
      {found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {found.data && rows.length === 0 ? <p className="jst-muted">{words.noRisky}</p> : null}
      {rows.length > 0 ? (
        <FactsTable
          label={words.risky}
          titles={words.riskyTitles}
          numeric={[3, 5, 6]}
          rows={rows}
          rowKey={({ Code }) => Code}
          renderRow={(row) => <RiskyRow row={row} />}
        />
      ) : null}
    </Section>
  )
})

function RiskyRow({ row: { Code, Name, Light: light, Reasons, Open, Overdue, OverdueSince, Applications } }: { row: RiskyCustomer }) {
  return (
    <>
      <th scope="row">
        <AppLink to={link(releasePages.risk, { Customer: Code })}>{Name}</AppLink>
      </th>
      <td>
        <StatusTag tone={light}>{words.lightShort[light]}</StatusTag>
      </td>
      <td>{formatText(Reasons.map(reasonText).join('；'))}</td>
      <td className="jst-right">
        <Money amount={Overdue} currency="CNY" />
      </td>
      <td>{formatText(OverdueSince)}</td>
      <td className="jst-right">
        <Money amount={Open} currency="CNY" />
      </td>
      <td className="jst-right">{Applications}</td>
    </>
  )
}

function Light({ risk: { Light: light, Reasons, Unrated } }: { risk: CustomerRisk }) {
  return (
    <>
      <StatusTag tone={light}>{words.light[light]}</StatusTag>
      {Reasons.length === 0 ? <p>{words.noReasons}</p> : null}
      <ul>
        {Reasons.map((reason) => (
          <li key={`${reason.Rule} ${reason.About}`}>{reasonText(reason)}</li>
        ))}
      </ul>
      {Unrated.length > 0 ? <Notice tone="warning">{words.unrated(Unrated.join('、'))}</Notice> : null}
    </>
  )
}

function LettersPart({ letters }: { letters: CustomerRisk['Letters'] }) {
  return (
    <Section title={words.letters}>
      {letters.length === 0 ? (
        <p className="jst-muted">{words.noLetters}</p>
      ) : (
        <FactsTable
          label={words.letters}
          titles={words.letterTitles}
          numeric={[3]}
          rows={letters}
          rowKey={({ Id }) => Id}
          renderRow={({ No, KindOf, BillNos, Amount, ValidTo, State }) => (
            <>
              <th scope="row">{No}</th>
              <td>{isLetterKind(KindOf) ? letterKinds[KindOf].zh : KindOf}</td>
              <td>{formatText(BillNos)}</td>
              <td className="jst-right">{money(Amount)}</td>
              <td>{formatText(ValidTo)}</td>
              <td>{State}</td>
            </>
          )}
        />
      )}
    </Section>
  )
}

function Details({ risk }: { risk: CustomerRisk }) {
  return (
    <>
      <Section title={words.limit}>
        <FactGrid
          facts={[
            { label: texts.decision.open, value: formatMoney(risk.Open, 'CNY') },
            { label: texts.decision.overdue, value: formatMoney(risk.Overdue, 'CNY') },
            { label: texts.guarantee.limit, value: money(risk.Limit) },
            { label: texts.guarantee.used, value: money(risk.Used) },
            { label: texts.guarantee.reserved, value: money(risk.Reserved) },
            { label: texts.guarantee.free, value: money(risk.Free) },
            { label: texts.guarantee.validTo, value: formatText(risk.ValidTo) },
          ]}
        />
      </Section>
      <Section title={words.money}>
        {risk.Items.length === 0 ? (
          <p className="jst-muted">{words.noMoney}</p>
        ) : (
          <FactsTable
            label={words.money}
            titles={words.moneyTitles}
            numeric={[3]}
            rows={risk.Items}
            rowKey={({ No }) => No}
            renderRow={({ No, BlNo, DueOn, Amount, Overdue }) => (
              <>
                <th scope="row">{No}</th>
                <td>{formatText(BlNo)}</td>
                <td>{formatText(DueOn)}</td>
                <td className="jst-right">
                  <Money amount={Amount} currency="CNY" />
                </td>
                <td>{Overdue ? <StatusTag tone="red">{words.overdue}</StatusTag> : null}</td>
              </>
            )}
          />
        )}
      </Section>
      <LettersPart letters={risk.Letters} />
      <Section title={words.applications}>
        {risk.Applications.length === 0 ? (
          <p className="jst-muted">{words.noApplications}</p>
        ) : (
          <FactsTable
            label={words.applications}
            titles={words.applicationTitles}
            rows={risk.Applications}
            rowKey={({ Id }) => Id}
            renderRow={({ Id, No, Type, BillNos, State }) => (
              <>
                <th scope="row">
                  <AppLink to={link(applicationDocument.page, { Id })}>{No}</AppLink>
                </th>
                <td>{isType(Type) ? applicationTypes[Type] : Type}</td>
                <td>{formatText(BillNos)}</td>
                <td>{State}</td>
              </>
            )}
          />
        )}
      </Section>
    </>
  )
}
