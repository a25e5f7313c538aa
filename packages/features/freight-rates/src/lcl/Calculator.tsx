import type { EntityValues } from '@jst/contracts/entity'
import { lclColoads, lclRateFacts, type LclParts } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { lclPrice } from '@jst/price-engine/lcl'
import { ErrorView, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { blankCargo, shipmentOf } from './cargo.ts'
import { CargoFields } from './CargoFields.tsx'
import { DeadFreight } from './DeadFreight.tsx'
import { PriceTable } from './PriceTable.tsx'
import { texts } from './texts.ts'

interface CalculatorProps {
  /** Key of a stored rate. */
  id?: number
  /** The rate as it is stored or typed. */
  values: EntityValues
  parts: LclParts
}

/** Price of a shipment by the rate of the page, and the dead freight of a cancelled booking. The formulas are those of the server. */
export const Calculator = observer(function Calculator({ id, values, parts }: CalculatorProps) {
  const [cargo, setCargo] = useState(blankCargo)
  const word = (key: string) => String(values[key] ?? '')
  const route = { Supplier: word('SupplierCode'), Lane: word('LaneCode'), Pol: word('PolCode'), Pod: word('PodCode') }
  const coloadQuery = id === undefined ? Object.fromEntries(Object.entries(route).filter(([, code]) => code !== '')) : { Id: id }
  const coloads = useDetail(lclColoads, coloadQuery)
  const shipment = shipmentOf(cargo)
  const price = shipment && lclPrice(shipment, lclRateFacts(values, parts, coloads.data ?? [], shipment))
  return (
    <>
      <Section title={texts.calculator}>
        <CargoFields value={cargo} onChange={setCargo} />
        {coloads.status === 'failed' && coloads.error ? <ErrorView error={coloads.error} onRetry={coloads.reload} /> : null}
        {price && shipment ? (
          <PriceTable
            price={{ ...price, Lines: [...price.Lines], Unknown: [...price.Unknown], Totals: [...price.Totals] }}
            cbm={shipment.Cbm}
            kg={shipment.Kg}
          />
        ) : (
          <p className="jst-muted">{texts.ask}</p>
        )}
      </Section>
      <DeadFreight cbm={shipment?.Cbm ?? ''} />
    </>
  )
})
