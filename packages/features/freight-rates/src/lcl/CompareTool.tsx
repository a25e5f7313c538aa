import { Button } from '@arco-design/web-react'
import { lclRatePage, searchLclPrices, type LclQuery } from '@jst/contracts/freight-rates'
import { link, useDetail } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { AppLink, DayField, Dialog, ErrorView, FactsTable, formatText, Money, MoneySum, ScrollTable, StatusTag, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { blankCargo, shipmentOf } from './cargo.ts'
import { CargoFields } from './CargoFields.tsx'
import { texts } from './texts.ts'

/** Compares the price of one shipment over all published rates that apply to it. */
export function CompareTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.compare}</Button>
      {open ? <CompareDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CompareDialog({ onClose }: { onClose: () => void }) {
  const [cargo, setCargo] = useState(blankCargo)
  const [route, setRoute] = useState({ pol: '', pod: '', day: today() })
  const [lclQuery, setLclQuery] = useState<LclQuery>()
  const shipment = shipmentOf(cargo)
  const ready = shipment !== undefined && route.pol !== '' && route.pod !== '' && route.day !== ''
  const ask = () => {
    if (!ready) return
    const { CargoType, ...measures } = shipment
    setLclQuery({ Pol: route.pol, Pod: route.pod, Day: route.day, ...measures, ...(CargoType === '' ? {} : { CargoType }) })
  }
  return (
    <Dialog title={texts.compare} place="side" width={960} onClose={onClose}>
      <p className="jst-muted">{texts.compareLead}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <div className="jst-lcl-row">
          <ReferenceField
            label={texts.pol}
            kind="port"
            required
            value={route.pol === '' ? [] : [route.pol]}
            onChange={([code]) => setRoute({ ...route, pol: code ?? '' })}
          />
          <ReferenceField
            label={texts.pod}
            kind="port"
            required
            value={route.pod === '' ? [] : [route.pod]}
            onChange={([code]) => setRoute({ ...route, pod: code ?? '' })}
          />
          <DayField label={texts.day} required value={route.day} onChange={(day) => setRoute({ ...route, day })} />
        </div>
        <CargoFields value={cargo} onChange={setCargo} />
        <Button type="primary" htmlType="submit" disabled={!ready}>
          {texts.search}
        </Button>
      </form>
      {lclQuery ? <Options key={JSON.stringify(lclQuery)} lclQuery={lclQuery} /> : null}
    </Dialog>
  )
}

const Options = observer(function Options({ lclQuery }: { lclQuery: LclQuery }) {
  const answer = useDetail(searchLclPrices, lclQuery)
  if (answer.error) return <ErrorView error={answer.error} onRetry={answer.reload} />
  const options = answer.data?.Options
  if (!options) return null
  if (options.length === 0) return <p className="jst-muted">{texts.none}</p>
  return (
    <ScrollTable label={texts.result}>
      <FactsTable
        label={texts.result}
        numeric
        titles={[texts.rate, texts.supplier, texts.schedule, texts.amount, texts.converted]}
        rows={options}
        rowKey={({ Rate }) => Rate.Id}
        renderRow={({ Rate, Supplier, Via, TransitDays, Price, Converted }) => (
          <>
            <th scope="row">
              <AppLink to={link(lclRatePage, { Id: Rate.Id })}>{Rate.No}</AppLink>{' '}
              {Price.Complete ? null : <StatusTag tone="orange">{texts.incomplete}</StatusTag>}
            </th>
            <td>{formatText(Supplier)}</td>
            <td>{[Via === '' ? texts.direct : texts.via(Via), ...(TransitDays < 0 ? [] : [texts.days(TransitDays)])].join(' · ')}</td>
            <td>
              <MoneySum amounts={Price.Totals.map(({ Currency, Total }) => [Total, Currency])} />
            </td>
            <td>
              <Money amount={Converted} currency="CNY" />
            </td>
          </>
        )}
      />
      {answer.data!.More > 0 ? <p className="jst-muted">{texts.more(answer.data!.More)}</p> : null}
    </ScrollTable>
  )
})
