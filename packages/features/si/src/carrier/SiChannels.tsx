import { siCarrierPages, siChannelCalls, siDocument } from '@jst/contracts/si'
import { ChannelSetup } from '@jst/feature-kit/channels'
import { entityScreen } from '@jst/feature-kit/entity'
import { texts } from './texts.ts'

/** 补料船司配置: how instructions reach each carrier. */
export const { Screen, preload } = entityScreen(siChannelCalls, texts.channels, {
  lead: ['Code', 'NameZh', 'CarrierCode', 'Channel', 'MailTo', 'Needed', 'AutoApply', 'HasSecret'],
  extra: (form) => <ChannelSetup document={siDocument} form={form} log={siCarrierPages.messages} />,
})
