import { titles } from '../titles.ts'
import { download, service } from './contentList.tsx'
import { contentScreen } from './contentScreen.tsx'
import { halfTabs, halves } from './halves.tsx'
import { texts } from './texts.ts'

const words = texts.products
const tabs = halfTabs(service.calls.entity.path, words.label, words.services, 'downloads', words.downloads)

/** 产品服务, and beside it what visitors may download. */
export const { Screen, preload } = halves(
  contentScreen(service, titles.services, { siblings: tabs.first }),
  'downloads',
  contentScreen(download, words.downloads, { siblings: tabs.second }),
)
