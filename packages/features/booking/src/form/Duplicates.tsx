import { bookingDocument, bookingDuplicates, type BookingState, type BookingTyped } from '@jst/contracts/booking'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { AppLink, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { states } from '../declared.ts'
import { texts } from './texts.ts'

/** Points out bookings that may be the same one: same customer and route, sailings within three days. */
export const Duplicates = observer(function Duplicates({ id, typed: { Values } }: { id: number; typed: BookingTyped }) {
  const { session } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const word = (key: string) => String(Values[key] ?? '')
  const [Pol, Pod, Day, Customer] = [word('PolCode'), word('PodCode'), word('Etd'), word('CustomerCode')]
  const query =
    Pol === '' || Pod === '' || Day === '' ? undefined : { Except: id, Pol, Pod, Day, ...(staff && Customer !== '' ? { Customer } : {}) }
  const { data } = useDetail(bookingDuplicates, query)
  if (!data || data.length === 0) return null
  const page = staff ? bookingDocument.page : bookingDocument.partyPage
  return (
    <Notice tone="warning">
      {texts.duplicates}
      {data.map(({ Id, Code, Etd, Boxes, State }, at) => (
        <span key={Id}>
          {at > 0 ? texts.joint : ''}
          <AppLink to={link(page, { Id })}>{Code}</AppLink> {Etd} {Boxes} {states.states[State as BookingState]?.zh}
        </span>
      ))}
    </Notice>
  )
})
