import { useScreen, useScreenParams, type ScreenLocation, type ScreenModule } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { applicationList } from './applicationList.tsx'
import { bookingList } from './BookingList.tsx'
import { texts } from './texts.ts'

type Part = keyof typeof texts.parts
const parts = Object.keys(texts.parts) as Part[]
const partIn = (params: URLSearchParams): Part =>
  params.get('View') === 'applications' || params.has('Stage') ? 'applications' : 'bookings'

function PartSwitch() {
  const { pathname } = useScreen().location
  const current = partIn(useScreenParams())
  const items = parts.map((key) => ({ key, label: texts.parts[key], to: key === 'bookings' ? pathname : `${pathname}?View=${key}` }))
  return <Segments label={texts.switch} current={current} items={items} />
}

interface ApplyingParts {
  /** A function where the page speaks more than one language. */
  title: string | (() => string)
  /** Name of its lists. */
  name: string
  side: 'staff' | 'party'
  /** Path of the form. */
  form: string
}

/** Where applications are made: bookings of which boxes are left, and the applications so far, beside each other. */
export function applying({ title, name, side, form }: ApplyingParts): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const bookings = bookingList(`${name}-bookings`, form, side === 'staff')
  const applications = applicationList({ title, name, side, events: ['submit', 'takeBack', 'cancel'], more: { siblings: <PartSwitch /> } })
  const Screen = () => {
    const part = partIn(useScreenParams())
    return part === 'bookings' ? <bookings.Screen siblings={<PartSwitch />} /> : <applications.Screen />
  }
  return {
    Screen,
    preload: (app, location: ScreenLocation) =>
      (partIn(new URLSearchParams(location.search)) === 'bookings' ? bookings : applications).preload(app, location),
  }
}
