import { manifestConfigCalls, manifestPages } from '@jst/contracts/manifest'
import { link } from '@jst/feature-kit'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

/** 舱单配置: how filings reach each agent and gateway. */
export const { Screen, preload } = entityScreen(manifestConfigCalls, titles.configs, {
  lead: ['Code', 'NameZh', 'Agent', 'Regimes', 'Ports', 'Channel', 'Format', 'Receiver', 'AutoSend', 'HasSecret'],
  page: { of: ({ Id }) => link(manifestPages.configInfo, { Id }), add: manifestPages.configEdit },
})
