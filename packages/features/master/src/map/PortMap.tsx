import type { EntityRow } from '@jst/contracts/entity'
import { portCalls } from '@jst/contracts/master'
import type { ListStore } from '@jst/feature-kit'
import type { SeaLine } from '@jst/sea-map'
import { useMemo } from 'react'
import { titles } from '../titles.ts'
import { EntityMap } from './EntityMap.tsx'
import { answerOf, SeaDistance, useDistanceQuery } from './SeaDistance.tsx'
import { useAllRows } from './useAllRows.ts'

const everything = { State: 'active', Sort: 'Sort' }

/** The ports on the map, with the tool that measures the way between two of them. */
export function PortMap({ list, open }: { list: ListStore<EntityRow>; open: (row: EntityRow) => void }) {
  const distanceQuery = useDistanceQuery()
  // a port of the way need not be one of the filters'
  const { rows: ports } = useAllRows(portCalls, everything, distanceQuery.from && distanceQuery.to ? true : undefined)
  const answer = useMemo(() => answerOf(distanceQuery, ports), [distanceQuery, ports])
  const lines = useMemo((): readonly SeaLine[] | undefined => {
    if (!answer || !('found' in answer)) return undefined
    const { route, detour } = answer.found
    return [...(detour ? [{ id: 'around', path: detour.route.path, tone: 'other' as const }] : []), { id: 'shortest', path: route.path }]
  }, [answer])
  return (
    <EntityMap
      label={titles.ports}
      calls={portCalls}
      kind="port"
      list={list}
      open={open}
      {...(lines ? { lines } : {})}
      panel={<SeaDistance distanceQuery={distanceQuery} answer={answer} />}
    />
  )
}
