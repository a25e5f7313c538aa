import { partScreens, previewLists, sitePartCalls, siteVisits } from '@jst/contracts/portal'
import { useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { PageFrame, Segments } from '@jst/ui'
import { titles } from '../titles.ts'
import { Messages, preloadMessages } from '../inquiries/Messages.tsx'
import { Visits } from '../visits/Visits.tsx'
import { HomeFields } from './HomeFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const { path } = partScreens.home
const words = texts.homeTabs
const tabs = [
  { key: 'home', label: words.home, to: path },
  { key: 'peerHome', label: words.peers, to: `${path}?Part=peers` },
  { key: 'customerHome', label: words.customer, to: `${path}?Part=customer` },
  { key: 'companyHome', label: words.company, to: `${path}?Part=company` },
  { key: 'homeEn', label: words.english, to: `${path}?Part=english` },
  { key: 'messages', label: words.messages, to: `${path}?View=messages` },
  { key: 'visits', label: words.visits, to: `${path}?View=visits` },
]
const labels = { Blocks: texts.blocks }
const homes = {
  home: { part: 'home', calls: sitePartCalls.home, labels, Fields: HomeFields },
  customerHome: { part: 'customerHome', calls: sitePartCalls.customerHome, labels, Fields: HomeFields },
  peerHome: { part: 'peerHome', calls: sitePartCalls.peerHome, labels, Fields: HomeFields },
  companyHome: { part: 'companyHome', calls: sitePartCalls.companyHome, labels, Fields: HomeFields },
  homeEn: { part: 'homeEn', calls: sitePartCalls.homeEn, labels, Fields: HomeFields },
} as const
const parts: Readonly<Record<string, keyof typeof homes>> = {
  customer: 'customerHome',
  peers: 'peerHome',
  company: 'companyHome',
  english: 'homeEn',
}
const partOf = (params: URLSearchParams) => parts[params.get('Part') ?? ''] ?? 'home'

export const preload = (app: App, location: ScreenLocation): void => {
  const { reads } = app
  const params = new URLSearchParams(location.search)
  if (params.get('View') === 'messages') return preloadMessages(app, location)
  if (params.get('View') === 'visits') return reads.start(siteVisits, {})
  reads.start(homes[partOf(params)].calls.get, {})
  reads.start(previewLists, {})
}

/**
 * 门户首页: the home pages of the platform, for fellow forwarders, of the customer portal, of the company (`?Part=peers`, `customer`, `company`) and in
 * English (`english`), what visitors wrote (`?View=messages`), and how often pages are seen (`visits`).
 */
export function Screen() {
  const params = useScreenParams()
  const part = partOf(params)
  const view = params.get('View')
  const current = view === 'visits' || view === 'messages' ? view : part
  const head = <Segments label={words.label} current={current} items={tabs} />
  if (current === 'messages') return <Messages siblings={head} />
  if (current === 'visits')
    return (
      <PageFrame title={titles.siteHome} head={head}>
        <Visits />
      </PageFrame>
    )
  return <PartEditor key={part} editing={homes[part]} title={titles.siteHome} head={head} />
}
