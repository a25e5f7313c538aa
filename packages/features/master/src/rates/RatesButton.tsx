import { Button } from '@arco-design/web-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { RatesDrawer } from './RatesDrawer.tsx'

/** Opens the dated rates beside the currencies. */
export function RatesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.rates.open}</Button>
      {open ? <RatesDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
