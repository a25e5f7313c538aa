import { manifestConfigCalls } from '@jst/contracts/manifest'
import { ownOfConfig } from './write.ts'

/** 舱单配置: set-ups of agents, gateways and carriers, at whose doors receipts and answers arrive. */
export const configSettings = {
  kind: manifestConfigCalls.entity.kind,
  table: manifestConfigCalls.entity.table,
  partner: 'agent',
  kindFields: ownOfConfig,
  hasDoor: true,
} as const
