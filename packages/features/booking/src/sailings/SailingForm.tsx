import { Button } from '@arco-design/web-react'
import { isBills, readBoxes } from '@jst/contracts/freight-rates'
import { customerCalls } from '@jst/contracts/partner'
import { RouteFields, RowField, type TypedRoute } from '@jst/feature-kit/entity'
import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { addDays, TextField, today } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SailingsQuery } from './query.ts'
import { texts } from './texts.ts'

interface SailingFormProps {
  /** Initial values, as far as they are known. */
  sailingsQuery: Partial<SailingsQuery> | undefined
  onAsk: (sailingsQuery: SailingsQuery) => void
}
/** Days ahead that somebody books for, where he says nothing. */
export const defaultDays = 7

/** One line: from where, to where, when, which boxes; the staff say for whom. Enter asks. */
export const SailingForm = observer(function SailingForm({ sailingsQuery, onAsk }: SailingFormProps) {
  const { session } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const seesCustomers = usePermitted('view', customerCalls.entity.path)
  const [route, setRoute] = useState<TypedRoute>(() => ({
    pol: sailingsQuery?.Pol ?? '',
    pods: sailingsQuery?.Pod ? [sailingsQuery.Pod] : [],
    day: sailingsQuery?.Day ?? addDays(today(), defaultDays),
    boxes: sailingsQuery?.Boxes ?? '40HQ*1',
  }))
  const [customer, setCustomer] = useState(sailingsQuery?.Customer ?? '')
  const [bills, setBills] = useState(String(sailingsQuery?.Bills ?? 1))
  const [wrong, setWrong] = useState<Partial<Record<keyof TypedRoute | 'bills', string>>>({})
  const ask = () => {
    const { pol, pods, day, boxes } = route
    const [pod = ''] = pods
    const found = {
      ...(pol === '' ? { pol: texts.needed } : {}),
      ...(pod === '' ? { pods: texts.needed } : pod === pol ? { pods: texts.same } : {}),
      ...(day === '' ? { day: texts.needed } : {}),
      ...(readBoxes(boxes) ? {} : { boxes: texts.boxesWrong }),
      ...(isBills(bills) ? {} : { bills: texts.billsWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const Boxes = boxes.replaceAll(/\s/g, '').toUpperCase()
    onAsk({
      Pol: pol,
      Pod: pod,
      Day: day,
      Boxes,
      ...(customer === '' ? {} : { Customer: customer }),
      ...(bills === '1' ? {} : { Bills: Number(bills) }),
    })
  }
  return (
    <form
      className="jst-sailing-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <RouteFields
        words={{ ...texts, pods: texts.pod }}
        value={route}
        onChange={(part) => setRoute((before) => ({ ...before, ...part }))}
        wrong={wrong}
      />
      <TextField
        label={texts.bills}
        value={bills}
        maxLength={2}
        onChange={(next) => setBills(next.trim())}
        {...(wrong.bills === undefined ? {} : { error: wrong.bills })}
      />
      {staff && seesCustomers ? (
        <RowField
          kind="customer"
          label={texts.customer}
          value={customer ? [customer] : []}
          onChange={([code]) => setCustomer(code ?? '')}
          hint={texts.customerHint}
        />
      ) : null}
      <Button type="primary" htmlType="submit">
        {texts.search}
      </Button>
    </form>
  )
})
