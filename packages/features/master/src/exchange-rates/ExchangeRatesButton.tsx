import { Button } from '@arco-design/web-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { ExchangeRatesDrawer } from './ExchangeRatesDrawer.tsx'

/** Opens the dated rates beside the currencies. */
export function ExchangeRatesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.rates.open}</Button>
      {open ? <ExchangeRatesDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
