import { type BookingContent, type BookingView } from '@jst/contracts/booking'
import { partyText } from '@jst/contracts/document'
import { showValue } from '@jst/contracts/entity'
import { cutoffCodes } from '@jst/contracts/schedules'
import { link } from '@jst/feature-kit'
import { AppLink, Countdown, DateText, FactGrid, Section } from '@jst/ui'
import type { ReactNode } from 'react'
import { cutoffs as cutoffWords, orderFields, partyReader } from '../declared-content.ts'
import { texts } from './texts.ts'

/** Where a shipping instruction of an order is made. */
const siEditors = { staff: '/tdManage/siCreator', party: '/external/workbench/siSubmit' } as const

export function PartyFacts({ parties }: { parties: BookingContent['Parties'] }) {
  if (parties.length === 0) return null
  return (
    <Section title={texts.parties}>
      <div className="jst-party-boxes">
        {parties.map(({ Role, Party }) => (
          <div key={Role}>
            <h3>{partyReader.parties.roles[Role as 'shipper']?.zh ?? Role}</h3>
            <pre className="jst-party-text">{partyText(Party)}</pre>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** How the carrier confirmed: SO, pick-up, cut-offs with the time that is left, and the way to the shipping instruction. */
export function ShippingOrderFacts({ view, staff, tool }: { view: BookingView; staff: boolean; tool?: ReactNode }) {
  const { ShippingOrder, Sailing, OrderId } = view
  const cutoffs = ShippingOrder?.Cutoffs ?? Sailing?.Cutoffs
  const statedCutoffs = cutoffs ? cutoffCodes.filter((code) => typeof cutoffs[code] === 'string') : []
  if (!ShippingOrder && statedCutoffs.length === 0) return null
  return (
    <Section
      title={ShippingOrder ? texts.shippingOrder : texts.cutoffs}
      extra={
        <>
          {tool}
          {OrderId > 0 ? <AppLink to={link(siEditors[staff ? 'staff' : 'party'], { CGO_ID: OrderId })}>{texts.si}</AppLink> : null}
        </>
      }
    >
      <FactGrid
        columns={4}
        facts={[
          ...orderFields.flatMap((field) => {
            const words = showValue(field, ShippingOrder?.Values[field.key] ?? null)
            return words === '' ? [] : [{ label: field.zh, value: words }]
          }),
          ...statedCutoffs.map((code) => ({
            label: cutoffWords[code].zh,
            value: (
              <>
                <DateText value={cutoffs![code] as string} format="dateTime" /> <Countdown deadline={cutoffs![code] as string} />
              </>
            ),
          })),
        ]}
      />
    </Section>
  )
}
