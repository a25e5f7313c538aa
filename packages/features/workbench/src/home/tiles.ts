import { homeTiles } from '@jst/contracts/workbench'
import { link, useApp, useDetail, useLiveReload, type App, type HomeTile, type TilePlace } from '@jst/feature-kit'
import type { Stat } from '@jst/ui'
import { createContext, useContext } from 'react'
import { homeRole } from './role.ts'

const Tiles = createContext<readonly HomeTile[]>([])
/** Gives the homes the tiles of the areas of the app. */
export const TilesProvider = Tiles.Provider

/** The tiles of somebody's rights. */
export const permittedTiles = ({ permissions }: Pick<App, 'permissions'>, tiles: readonly HomeTile[]): readonly HomeTile[] =>
  tiles.filter(({ path, code }) => (code === undefined ? permissions.holds(path) : permissions.allows(path, code)))

/** A figure with its place. */
export type PlacedStat = Stat & TilePlace

/** Tiles of the reader's rights as figures, without values until they are counted. A tile that could not be counted is left out. */
export function useTiles(): readonly PlacedStat[] {
  const app = useApp()
  const held = permittedTiles(app, useContext(Tiles))
  const read = useDetail(homeTiles, held.length > 0 ? {} : undefined, { renew: true })
  useLiveReload(['document/changed', 'message/send'], [read])
  const counts = read.data && new Map(read.data.map(({ Key, Count }) => [Key, Count]))
  return held
    .filter(({ key }) => !counts || counts.has(key))
    .map(({ key, label, hint, tone, path, part, query, roles, order }) => ({
      key,
      label,
      value: counts?.get(key),
      to: link(path, { ...part, ...query }),
      roles,
      order,
      ...(hint ? { hint } : {}),
      ...(tone ? { tone } : {}),
    }))
}

/** A strip shows so many at most. */
const mostStats = 6
const inOrder = (stats: readonly PlacedStat[]) => stats.toSorted((a, b) => a.order - b.order)

/** Figures of the reader's role first, then the others of the reader's rights: the strip of a home, and what has no room in it. */
export function byRole(app: Pick<App, 'session' | 'permissions'>, stats: readonly PlacedStat[]) {
  const role = homeRole(app)
  const isOwn = ({ roles }: PlacedStat) => role !== undefined && roles.includes(role)
  const all = [...inOrder(stats.filter(isOwn)), ...inOrder(stats.filter((stat) => !isOwn(stat)))]
  return { role, first: all.slice(0, mostStats), rest: all.slice(mostStats) }
}
