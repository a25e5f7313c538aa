import type { EntityRow } from '@jst/contracts/entity'
import type { ListStore } from '@jst/feature-kit'
import { ListOrMap, useIsMap, type EntityScreenParts } from '@jst/feature-kit/entity'
import { Suspense, type ReactNode } from 'react'
import { texts } from '../texts.ts'

type DrawMap = (list: ListStore<EntityRow>, open: (row: EntityRow) => void) => ReactNode

/** A switch between list and map for the screen of an entity that has places. */
export const mapParts = (draw: DrawMap): EntityScreenParts => ({
  actions: () => <ListOrMap />,
  body: (table, list, open) => (
    <AsMap table={table}>{() => <Suspense fallback={<p className="jst-muted">{texts.map.loading}</p>}>{draw(list, open)}</Suspense>}</AsMap>
  ),
})

function AsMap({ table, children }: { table: ReactNode; children: () => ReactNode }) {
  return useIsMap() ? children() : table
}
