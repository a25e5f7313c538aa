import type { EntityQuery } from '@jst/contracts/entity'
import { freightRateCalls, rateEnds } from '@jst/contracts/freight-rates'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import type { ListView } from '@jst/ui'
import { rateParts } from '../freight-rate/rateParts.tsx'
import type { ReactNode } from 'react'
import { BatchTool } from '../batch/BatchTool.tsx'
import { PublishTool } from '../post/PublishTool.tsx'

interface RateView {
  /** Of its settings. */
  name: string
  always?: EntityQuery
  opensWith?: string
  views?: readonly ListView[]
  /** Changes of chosen rates or of all: one of any kind, or 涨跌 by box. */
  batch?: 'any' | 'byBox'
  /** Moves of chosen rates. */
  moves?: boolean
  /** Chosen rates go to the checks before a publish. */
  publish?: boolean
  head?: ReactNode
}

/** The rates once more, as another screen shows them. */
export function rateView(title: string, { name, always, opensWith, views, batch, moves = false, publish = false, head }: RateView) {
  const { actions: _, views: defaultViews, batch: moving, ...common } = rateParts
  const more: EntityScreenParts = {
    ...common,
    name,
    views: views ?? defaultViews,
    ...(always ? { always } : {}),
    ...(opensWith === undefined ? {} : { opensWith }),
    ...(head ? { head: () => head } : {}),
    ...(publish ? { actions: (list) => <PublishTool list={list} {...(always ? { always } : {})} /> } : {}),
    ...(batch ? { actions: (list) => <BatchTool list={list} byBox={batch === 'byBox'} {...(always ? { always } : {})} /> } : {}),
    batch: (rows, list) => (
      <>
        {batch ? <BatchTool list={list} rows={rows} byBox={batch === 'byBox'} /> : null}
        {publish ? <PublishTool list={list} rows={rows} /> : null}
        {moves ? moving(rows, list) : null}
      </>
    ),
  }
  return entityScreen(freightRateCalls, title, more)
}

/** A view for each time in which a rate ends, but for those with time left. */
export const endViews: readonly ListView[] = (['over', 'd3', 'd7', 'd14'] as const).map((key) => ({
  key,
  label: rateEnds[key],
  filters: { Ends: key },
}))
