import { homeTiles, type TileRow } from '@jst/contracts/workbench'
import { link, useAnswerLanguage, useApp, useDetail, useLiveReload, type App, type HomeTile, type TilePlace } from '@jst/feature-kit'
import type { Stat } from '@jst/ui'
import { createContext, useContext } from 'react'
import { texts } from '../todo/texts.ts'
import type { Task } from '../todo/tasks.ts'
import { homeRole } from './role.ts'

const Tiles = createContext<readonly HomeTile[]>([])
/** Gives the homes the tiles of the areas of the app. */
export const TilesProvider = Tiles.Provider

/** The tiles of somebody's rights. */
export const permittedTiles = ({ permissions }: Pick<App, 'permissions'>, tiles: readonly HomeTile[]): readonly HomeTile[] =>
  tiles.filter(({ path, code }) => (code === undefined ? permissions.holds(path) : permissions.allows(path, code)))

/** A figure with its place. */
export type PlacedStat = Stat & TilePlace

/** Tiles of the reader's rights: figures, and what is to be done in the records that they count. */
export interface CountedTiles {
  /** Without values until they are counted. A tile that could not be counted is left out. */
  readonly stats: readonly PlacedStat[]
  readonly tasks: readonly Task[]
}

/** The tiles of the reader's rights, counted again when a record has changed. */
export function useTiles(): CountedTiles {
  const app = useApp()
  const held = permittedTiles(app, useContext(Tiles))
  const language = useAnswerLanguage()
  const read = useDetail(homeTiles, held.length > 0 ? language : undefined, { renew: true })
  useLiveReload(['document/changed', 'message/send'], [read])
  const counted = read.data && new Map(read.data.map((tile) => [tile.Key, tile]))
  const present = held.filter(({ key }) => !counted || counted.has(key))
  return {
    stats: present.map((tile) => {
      const { key, label, hint, tone, roles, order } = tile
      const value = counted?.get(key)?.Count
      return { key, label, value, to: listOf(tile), roles, order, ...(hint ? { hint } : {}), ...(tone ? { tone } : {}) }
    }),
    tasks: present.flatMap((tile) => (counted?.get(tile.key)?.Tasks ?? []).map((row) => tileTask(app, tile, row))),
  }
}

const listOf = ({ path, part, query }: HomeTile) => link(path, { ...part, ...query })

/** A row of a tile as a thing to do: at its own page, or, where the menu lacks that, in its list. */
function tileTask({ permissions }: Pick<App, 'permissions'>, tile: HomeTile, { Id, Title, Note, Due, Since }: TileRow): Task {
  const { key, label, tone = 'grey', roles, task } = tile
  const record = task && link(task.page, { [task.param ?? 'Id']: Id })
  const page = task && permissions.holds(task.page) ? record : undefined
  return {
    key: record ?? `${key} ${Id}`,
    kind: { key, label, tone, list: listOf(tile) },
    roles,
    title: Title,
    note: Note,
    due: Due,
    over: texts.late,
    since: Since,
    to: page ?? listOf(tile),
    act: texts.handle,
  }
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
