import { partScreens, previewLists, sitePartCalls, siteVisits } from '@jst/contracts/portal'
import { useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { PageFrame, Segments } from '@jst/ui'
import { titles } from '../titles.ts'
import { Visits } from '../visits/Visits.tsx'
import { HomeFields } from './HomeFields.tsx'
import { PartEditor } from './PartEditor.tsx'
import { texts } from './texts.ts'

const { path } = partScreens.home
const words = texts.homeTabs
const tabs = [
  { key: 'home', label: words.home, to: path },
  { key: 'customerHome', label: words.customer, to: `${path}?Part=customer` },
  { key: 'homeEn', label: words.english, to: `${path}?Part=english` },
  { key: 'visits', label: words.visits, to: `${path}?View=visits` },
]
const labels = { Blocks: texts.blocks }
const homes = {
  home: { part: 'home', calls: sitePartCalls.home, labels, Fields: HomeFields },
  customerHome: { part: 'customerHome', calls: sitePartCalls.customerHome, labels, Fields: HomeFields },
  homeEn: { part: 'homeEn', calls: sitePartCalls.homeEn, labels, Fields: HomeFields },
} as const
const parts: Readonly<Record<string, keyof typeof homes>> = { customer: 'customerHome', english: 'homeEn' }
const partOf = (params: URLSearchParams) => parts[params.get('Part') ?? ''] ?? 'home'

export const preload = ({ reads }: App, { search }: ScreenLocation): void => {
  const params = new URLSearchParams(search)
  if (params.get('View') === 'visits') return reads.start(siteVisits, {})
  reads.start(homes[partOf(params)].calls.get, {})
  reads.start(previewLists, {})
}

/** 门户首页: the home page of platform and company, and that of the customer portal (`?Part=customer`), that in English (`?Part=english`), and how often they are seen. */
export function Screen() {
  const params = useScreenParams()
  const part = partOf(params)
  const isVisits = params.get('View') === 'visits'
  const head = <Segments label={words.label} current={isVisits ? 'visits' : part} items={tabs} />
  if (isVisits)
    return (
      <PageFrame title={titles.siteHome} head={head}>
        <Visits />
      </PageFrame>
    )
  return <PartEditor key={part} editing={homes[part]} title={titles.siteHome} head={head} />
}
