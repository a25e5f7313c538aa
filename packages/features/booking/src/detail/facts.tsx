import { bookingParties, shippingOrderFields, type BookingContent, type BookingView } from '@jst/contracts/booking'
import { partyText, type Line } from '@jst/contracts/document'
import { showValue, type EntityField } from '@jst/contracts/entity'
import { cutoffCodes, cutoffTable } from '@jst/contracts/schedules'
import { link } from '@jst/feature-kit'
import { AppLink, Countdown, DateText, FactGrid, FactsTable, Section } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

/** Where a shipping instruction of an order is made. */
const siEditors = { staff: '/tdManage/siCreator', party: '/external/workbench/siSubmit' } as const

/** Some lines as a table of what they say: columns in which nothing stands are left out. */
export function LineFacts({ title, fields, lines }: { title: string; fields: readonly EntityField[]; lines: readonly Line[] }) {
  const text = (field: EntityField, line: Line) => (line[field.key] === false ? '' : showValue(field, line[field.key] ?? null))
  const shown = fields.filter((field) => lines.some((line) => text(field, line) !== ''))
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <FactsTable
        label={title}
        titles={shown.map(({ zh }) => zh)}
        numeric={shown.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []))}
        rows={lines}
        rowKey={(_, at) => at}
        renderRow={(line) =>
          shown.map((field) => (
            <td key={field.key} className={field.kind === 'number' ? 'jst-right' : undefined}>
              {text(field, line)}
            </td>
          ))
        }
      />
    </Section>
  )
}

export function PartyFacts({ parties }: { parties: BookingContent['Parties'] }) {
  if (parties.length === 0) return null
  return (
    <Section title={texts.parties}>
      <div className="jst-party-boxes">
        {parties.map(({ Role, Party }) => (
          <div key={Role}>
            <h3>{bookingParties.roles[Role as 'shipper']?.zh ?? Role}</h3>
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
  const known = cutoffs ? cutoffCodes.filter((code) => typeof cutoffs[code] === 'string') : []
  if (!ShippingOrder && known.length === 0) return null
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
          ...shippingOrderFields.flatMap((field) => {
            const words = showValue(field, ShippingOrder?.Values[field.key] ?? null)
            return words === '' ? [] : [{ label: field.zh, value: words }]
          }),
          ...known.map((code) => ({
            label: cutoffTable[code].zh,
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
