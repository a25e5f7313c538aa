import { channelPages, freightChannelCalls, freightChannelDocument } from '@jst/contracts/freight-rates'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { Segments } from '@jst/ui'
import { titles } from '../titles.ts'
import { halves, preload as preloadSubscribers, Subscribers } from './Subscribers.tsx'
import { texts } from './texts.ts'

// a channel is filled in and changed in its drawer: it has no page of its own
const { page: _, ...base } = documentList(freightChannelDocument, { of: () => channelPages.others })
const channels = entityScreen(freightChannelCalls, titles.subscribers, {
  ...base,
  siblings: <Segments label={texts.others.halves} current="channels" items={halves} />,
})
const isSubscribers = (params: URLSearchParams) => params.get('View') === 'subscribers'

export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  isSubscribers(new URLSearchParams(location.search)) ? preloadSubscribers(app, location) : channels.preload(app, location)

/** 被订阅管理: channels of the own company, and who subscribes to them. */
export function Screen() {
  return isSubscribers(useScreenParams()) ? <Subscribers /> : <channels.Screen />
}
