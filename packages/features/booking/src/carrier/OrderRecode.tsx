import { fieldsByKey, type AnswerProposal } from '@jst/contracts/booking'
import { cutoffCodes, cutoffTable } from '@jst/contracts/schedules'
import { messageList, type ProposalFacts } from '@jst/feature-kit/channels'
import { DateText } from '@jst/ui'
import { titles } from '../titles.ts'
import { sentBooking } from './sent-booking.ts'
import { texts } from './texts.ts'

/** Values that confirming an answer would write. A cut-off that the carrier did not name says how it was derived. */
const bookingProposal: ProposalFacts = (proposal) => {
  const { Order, Values, Cutoffs, Assumed } = proposal as AnswerProposal
  const stated = [...Object.entries(Order), ...Object.entries(Values)].filter(([, value]) => value !== '' && value !== null)
  return [
    ...stated.map(([key, value]) => ({ label: fieldsByKey[key]?.zh ?? key, value: String(value) })),
    ...cutoffCodes.flatMap((code) => {
      const at = Cutoffs[code]
      const { zh } = cutoffTable[code]
      return at ? [{ label: Assumed.includes(code) ? `${zh}（${texts.assumed}）` : zh, value: <DateText value={at} /> }] : []
    }),
  ]
}

/** 订舱记录: every message to carriers and every answer of theirs. */
export const { Screen, preload } = messageList({
  document: sentBooking,
  name: 'booking-messages',
  words: { title: titles.messages, ...texts.log },
  proposal: bookingProposal,
  formerFilters: { Carrier: 'Partner' },
  columnKeys: { record: 'booking', title: 'customer', partner: 'carrier' },
})
