import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiCompany } from '@jst/contracts/si'
import { useBack } from '@jst/feature-kit'
import { DetailPage, Section } from '@jst/ui'
import '@jst/ui/bill-editor.css'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Beginning } from './Beginning.tsx'
import { CompanyPicker } from './CompanyPicker.tsx'
import { OrderPicker } from './OrderPicker.tsx'
import { texts } from './texts.ts'

const words = texts.creator
const step = (index: number) => `${index + 1}. ${words.steps[index] ?? ''}`

/** 新建补料: for which customer, which order, how many bills, and what to begin with (spec §2.20). */
export const Screen = observer(function SiCreator() {
  const onBack = useBack()
  const [company, setCompany] = useState<SiCompany>()
  const [order, setOrder] = useState<CargoOrder>()
  return (
    <DetailPage title={words.title} onBack={onBack}>
      <Section title={step(0)}>
        <CompanyPicker
          value={company}
          onPick={(picked) => {
            setCompany(picked)
            setOrder(undefined)
          }}
        />
      </Section>
      <Section title={step(1)}>
        {company ? (
          <OrderPicker key={company.CompanyId} company={company} value={order} onPick={setOrder} />
        ) : (
          <p className="jst-muted">{words.pickCompany}</p>
        )}
      </Section>
      {order && (
        <Section title={step(2)}>
          <Beginning key={order.Id} order={order} />
        </Section>
      )}
    </DetailPage>
  )
})
