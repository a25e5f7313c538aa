import { packingChannelCalls, packingPages, slipDocument } from '@jst/contracts/packing'
import { ChannelSetup } from '@jst/feature-kit/channels'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 堆场码头通道: how slips and packing lists reach each depot and terminal. */
export const { Screen, preload } = entityScreen(packingChannelCalls, titles.channels, {
  lead: ['Code', 'NameZh', 'Place', 'Channel', 'Facility', 'MailTo', 'Needed', 'AutoApply', 'HasSecret'],
  extra: (form) => <ChannelSetup document={slipDocument} form={form} log={packingPages.messages} />,
})
