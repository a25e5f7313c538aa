import { bookingChannelCalls, bookingPages, defaultMail, filledMail, mailPlaceholders, sampleMail } from '@jst/contracts/booking'
import { ChannelSetup } from '@jst/feature-kit/channels'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { sentBooking } from './sent-booking.ts'

const mail = {
  ...defaultMail,
  fill: (template: string) => filledMail(template, sampleMail),
  placeholders: Object.values(mailPlaceholders),
}

/** 订舱船司配置: how bookings reach each carrier. */
export const { Screen, preload } = entityScreen(bookingChannelCalls, titles.carriers, {
  lead: ['Code', 'NameZh', 'CarrierCode', 'Channel', 'Account', 'MailTo', 'Needed', 'AutoConfirm', 'HasSecret'],
  extra: (form) => <ChannelSetup document={sentBooking} form={form} log={bookingPages.messages} mail={mail} />,
})
