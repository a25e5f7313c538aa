import { homeTiles, mostTasks, type TileFacts, type TileRow } from '@jst/contracts/workbench'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { holdsMenu, mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import { employeeRoute, type ReadContext, type Route } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { openers } from '../../../kernel/access/call-access.ts'
import { mapConcurrently } from '../../../kernel/limits/concurrent-map.ts'
import type { CountedTile } from '../../../kernel/http/counted-tiles.ts'

/** Lists that are counted at the same time: a home takes a part of the connections, not all. */
const atOnce = 4

type Row = Readonly<Record<string, unknown>>
type Read = (context: ReadContext<EmployeeActor>, input: object) => Promise<{ readonly Rows: readonly Row[]; readonly Total: number }>
type Language = QueryOf<typeof homeTiles>
type Counted = Pick<ReplyOf<typeof homeTiles>[number], 'Count' | 'Tasks'>
interface Counter {
  readonly key: string
  readonly isFor: (actor: EmployeeActor) => boolean
  readonly count: (context: ReadContext<EmployeeActor>, language: Language) => Promise<Counted>
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A row of a list as a thing to do. */
const taskOf = (row: Row, { title = 'Code', note, due, since = 'UpdateTime' }: NonNullable<TileFacts['task']>): TileRow => ({
  Id: row['Id'] as number,
  Title: wordOf(row[title]),
  Note: note.flatMap((field) => wordOf(row[field]) || []).join(' · '),
  Due: (due !== undefined && wordOf(row[due])) || null,
  Since: wordOf(row[since]) || null,
})

/** The counter of a tile: the first rows of the very list that it opens, and its total. */
function counterOf({ tile: { key, path, code, always, query, task }, list }: CountedTile, routes: readonly Route[]): Counter {
  const definition = routes.find(({ endpoint }) => endpoint.path === list.path && endpoint.method === list.method)?.definition
  if (!definition || !('read' in definition)) throw new Error(`tile ${key}: ${list.path} is no list`)
  const read = definition.read as unknown as Read
  const mayRead = openers(list.may)
  const hasLanguage = 'Lang' in ((list.query as { readonly properties?: object } | undefined)?.properties ?? {})
  return {
    key,
    isFor: (actor) => mayRead(actor) && (code === undefined ? holdsMenu(actor, path) : mayPress(actor, { path, code })),
    count: async (context, language) => {
      const page = task ? { PageSize: mostTasks, Sort: task.due ?? task.since ?? 'UpdateTime' } : { PageSize: 1 }
      const { Rows, Total } = await read(context, { ...always, ...query, ...page, ...(hasLanguage ? language : {}) })
      return { Count: Total, Tasks: task ? Rows.map((row) => taskOf(row, task)) : [] }
    },
  }
}

/** One call for all tiles of the reader's rights. Areas contribute them by `countedBy`; `routes` has their lists. */
export function tileRoutes(tiles: readonly CountedTile[], routes: readonly Route[]): readonly Route[] {
  const counters = tiles.map((tile) => counterOf(tile, routes))
  return [
    employeeRoute(homeTiles, {
      read: async (context, language) => {
        const visibleCounters = counters.filter(({ isFor }) => isFor(context.actor))
        const found = await mapConcurrently(visibleCounters, atOnce, ({ key, count }) =>
          count(context, language).then(
            (counted) => [{ Key: key, ...counted }],
            (error: Error) => {
              // a list of customers alone refuses a provider who has its screen
              if (!(error instanceof AppError)) context.log.warn({ reason: error.message }, `tile ${key} failed`)
              return []
            },
          ),
        )
        return found.flat()
      },
    }),
  ]
}
