import { customerBookingPages, thirdBooking, type ThirdBookingView, type ThirdSurcharge } from '@jst/contracts/booking'
import { useAnswerLanguage, useBack, useDetail, useTitle } from '@jst/feature-kit'
import { AppLink, DateText, DetailPage, EmptyState, FactGrid, FactsTable, formatMoney, formatNumber, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { choices } from '../declared-choices.ts'
import { names } from '../names.ts'
import { routeOf, StateOf } from './ThirdList.tsx'
import { texts } from './texts.ts'

const words = texts.columns

/** A booking at a rate of the reader's company: what is shipped and when, and what it asked for it. */
export const ThirdDetail = observer(function ThirdDetail({ id }: { id: number }) {
  const onBack = useBack()
  const { data, status, error, reload } = useDetail(thirdBooking, { Id: id, ...useAnswerLanguage() })
  useTitle(data?.Code)
  if (status === 'empty')
    return (
      <DetailPage title={names.third} onBack={onBack}>
        <EmptyState title={texts.notFound} action={<AppLink to={customerBookingPages.third}>{texts.back}</AppLink>} />
      </DetailPage>
    )
  return (
    <DetailPage
      title={data?.Code ?? names.third}
      trail={[{ label: texts.list, to: customerBookingPages.third }, { label: data?.Code ?? '' }]}
      onBack={onBack}
      status={data ? <StateOf state={data.State} /> : undefined}
      facts={
        data
          ? [
              { label: words.booker, value: data.Booker },
              { label: words.route, value: routeOf(data) },
              { label: words.boxes, value: data.Boxes },
              { label: words.at, value: <DateText value={data.SubmittedAt} format="dateTime" /> },
            ]
          : []
      }
      state={error ? 'failed' : data ? 'ready' : 'loading'}
      error={error}
      onRetry={reload}
    >
      {data ? <Sections booking={data} /> : null}
    </DetailPage>
  )
})

/** Amount of a surcharge, per unit or by box type. */
function amountOf({ Amount, Boxes, Currency, Included }: ThirdSurcharge): string {
  const said =
    Boxes.length > 0
      ? Boxes.map((box) => texts.byBox(box.Type, formatMoney(box.Amount, Currency))).join(texts.joint)
      : Amount === ''
        ? texts.onAsk
        : formatMoney(Amount, Currency)
  return Included ? texts.noted(said, texts.included) : said
}

function Sections({ booking }: { booking: ThirdBookingView }) {
  const { Prices, Cargo, Currency, Total, ValidFrom, ValidTo } = booking
  const money = (amount: string) => (amount === '' ? texts.onAsk : formatMoney(amount, Currency))
  const sailing = [booking.Vessel, booking.VoyageNo].filter((part) => part !== '').join(' ')
  return (
    <>
      <Section title={texts.booking}>
        <FactGrid
          columns={4}
          facts={[
            { label: words.carrier, value: [booking.Carrier, booking.Service].filter((part) => part !== '').join(' ') },
            { label: words.vessel, value: sailing },
            { label: words.etd, value: <DateText value={booking.Etd} format="date" /> },
            { label: words.eta, value: <DateText value={booking.Eta} format="date" /> },
            { label: texts.cargoType, value: choices.cargoTypes[booking.CargoType] ?? '' },
            { label: texts.transport, value: booking.TransportTerm },
            { label: texts.payment, value: choices.payTerms[booking.PaymentTerm] ?? '' },
          ]}
        />
      </Section>
      <Section title={texts.price}>
        <p className="jst-muted">{texts.priceLead}</p>
        <FactGrid
          columns={4}
          facts={[
            { label: words.rate, value: booking.RateNo },
            { label: words.channel, value: booking.Channel },
            { label: words.subscription, value: booking.Subscription },
            { label: texts.valid, value: `${ValidFrom} ~ ${ValidTo}` },
            { label: texts.pricedAt, value: <DateText value={booking.PricedAt} format="dateTime" /> },
          ]}
        />
        <FactsTable
          label={texts.price}
          titles={[texts.box, texts.count, texts.unit, texts.amount]}
          rows={Prices}
          rowKey={({ Type }) => Type}
          renderRow={({ Type, Count, Price, Amount }) => (
            <>
              <th scope="row">{Type}</th>
              <td>{Count}</td>
              <td>{money(Price)}</td>
              <td>{money(Amount)}</td>
            </>
          )}
          foot={
            <tr>
              <th scope="row" colSpan={3}>
                {texts.sum}
              </th>
              <td>
                <strong>{money(Total)}</strong>
              </td>
            </tr>
          }
        />
      </Section>
      {booking.Surcharges.length === 0 ? null : (
        <Section title={texts.surcharges}>
          <p className="jst-muted">{texts.surchargesLead}</p>
          <FactsTable
            label={texts.surcharges}
            titles={Object.values(texts.charges)}
            rows={booking.Surcharges}
            rowKey={(_, at) => at}
            renderRow={(one) => (
              <>
                <th scope="row">{one.Name}</th>
                <td>{choices.bases[one.Basis] ?? one.Basis}</td>
                <td>{one.PpCc}</td>
                <td>{amountOf(one)}</td>
              </>
            )}
          />
        </Section>
      )}
      {Cargo.length === 0 ? null : (
        <Section title={texts.cargo}>
          <FactsTable
            label={texts.cargo}
            titles={Object.values(texts.goods)}
            rows={Cargo}
            rowKey={(_, at) => at}
            renderRow={(line) => (
              <>
                <td>{line.NameEn}</td>
                <td>{line.HsCode}</td>
                <td>{line.PackageKind}</td>
                <td>{formatNumber(line.Packages)}</td>
                <td>{formatNumber(Number(line.Weight))}</td>
                <td>{formatNumber(Number(line.Volume))}</td>
              </>
            )}
          />
        </Section>
      )}
    </>
  )
}
