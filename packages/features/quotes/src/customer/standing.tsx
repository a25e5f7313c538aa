import type { OfferStanding } from '@jst/contracts/quotes'
import { StatusTag, type Tone } from '@jst/ui'
import { texts } from './texts.ts'

const tones: Readonly<Record<OfferStanding, Tone>> = {
  open: 'orange',
  accepted: 'green',
  declined: 'red',
  renewing: 'blue',
  expired: 'grey',
  closed: 'grey',
}
export const StandingTag = ({ of }: { of: OfferStanding }) => <StatusTag tone={tones[of]}>{texts.standings[of]}</StatusTag>
