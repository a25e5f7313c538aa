import { Button } from '@arco-design/web-react'
import type { PriceQuery } from '@jst/contracts/freight-rates'
import { customerCalls } from '@jst/contracts/partner'
import { RowField } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { TextField } from '@jst/ui'
import { useState } from 'react'
import { CargoFields, useCargo } from './CargoFields.tsx'
import { RouteFields, useRoute } from './RouteFields.tsx'
import { texts as words } from './form.texts.ts'
import { texts } from './texts.ts'

interface PriceFormProps {
  priceQuery: PriceQuery | undefined
  /** Boxes that the company begins with. */
  defaultBoxes?: string | undefined
  /** The customer is the caller: nobody else is asked for. */
  forCustomer?: boolean
  onAsk: (query: PriceQuery) => void
}

/** One line: from where, to where, when, which boxes, for whom. Enter asks. */
export function PriceForm({ priceQuery, defaultBoxes = '40HQ*1', forCustomer = false, onAsk }: PriceFormProps) {
  const route = useRoute(priceQuery, defaultBoxes)
  const cargo = useCargo(priceQuery)
  const [customer, setCustomer] = useState(priceQuery?.Customer ?? '')
  const seesCustomers = usePermitted('view', customerCalls.entity.path)
  const ask = () => {
    const [read, facts] = [route.read(), cargo.read(route.value.boxes)]
    if (read && facts) onAsk({ ...read, ...(customer ? { Customer: customer } : {}), ...facts })
  }
  return (
    <form
      className={forCustomer ? 'jst-price-form jst-own-form' : 'jst-price-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <RouteFields route={route} />
      {forCustomer ? null : seesCustomers ? (
        <RowField
          kind="customer"
          label={texts.customer}
          value={customer ? [customer] : []}
          onChange={([code]) => setCustomer(code ?? '')}
          hint={texts.customerHint}
        />
      ) : (
        <TextField label={texts.customerCode} value={customer} onChange={setCustomer} maxLength={20} hint={texts.customerHint} />
      )}
      <div className="jst-price-facts">
        <CargoFields cargo={cargo} boxes={route.value.boxes} />
        <Button type="primary" htmlType="submit">
          {words.search}
        </Button>
      </div>
    </form>
  )
}
