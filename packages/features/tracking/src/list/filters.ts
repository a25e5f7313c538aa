import { trackStages, type trackFigures, type TrackStage } from '@jst/contracts/tracking'
import type { ReplyOf } from '@jst/contracts'
import { referenceFilter } from '@jst/feature-kit/reference'
import type { Filter, ListView } from '@jst/ui'
import { texts as common, track } from '../texts.ts'
import { texts } from './texts.ts'

const optionsOf = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([value, label]) => ({ value, label }))

/** Conditions of the list of followed shipments; all stand in the address. */
export const trackFilterKinds = {
  Keyword: 'text',
  Stage: 'text',
  Exception: 'text',
  Team: 'text',
  Risk: 'text',
  Carrier: 'text',
  Pol: 'text',
  Pod: 'text',
  Vessel: 'text',
  ArrivalFrom: 'text',
  ArrivalTo: 'text',
  LateOver: 'int',
  HasConflict: 'flag',
  CustomerId: 'int',
} as const

/** Conditions that a reader fills in. */
export const trackFilters = (): readonly Filter[] => [
  { kind: 'text', key: 'Keyword', label: common.number, placeholder: texts.keyword },
  {
    kind: 'choice',
    key: 'Exception',
    label: texts.exceptions,
    options: [{ value: 'any', label: texts.anyException }, ...optionsOf(track.rules)],
  },
  { kind: 'choice', key: 'Risk', label: texts.risk, options: optionsOf(common.risks) },
  { kind: 'dates', fromKey: 'ArrivalFrom', toKey: 'ArrivalTo', label: texts.arrivalOn },
  {
    kind: 'choice',
    key: 'LateOver',
    label: texts.lateOver,
    options: [0, 1, 3, 7].map((days) => ({ value: String(days), label: texts.lateOptions(days) })),
  },
  { kind: 'choice', key: 'HasConflict', label: texts.hasConflict, options: [{ value: 'true', label: texts.yes }] },
  referenceFilter('Carrier', 'carrier', common.carrier),
  referenceFilter('Pol', 'port', texts.accuracy.pol),
  referenceFilter('Pod', 'port', texts.accuracy.pod),
  { kind: 'text', key: 'Vessel', label: common.vessel },
  { kind: 'choice', key: 'Team', label: texts.team, options: optionsOf(track.owners) },
]

/** Tabs by stage with their numbers. */
export const stageViews = (figures: ReplyOf<typeof trackFigures> | undefined): ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...(Object.keys(trackStages) as TrackStage[]).map((stage) => ({
    key: stage,
    label: common.stages[stage],
    filters: { Stage: stage },
    ...(figures ? { count: figures.Stages.find(({ Name }) => Name === stage)?.Count ?? 0 } : {}),
  })),
]
