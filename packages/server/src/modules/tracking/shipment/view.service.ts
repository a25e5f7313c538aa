import type { TrackView } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../tracking.texts.ts'
import { forParty } from './for-reader.ts'
import { legUnderWay } from './legs.ts'
import { peopleOf } from './people.repo.ts'
import { placedPorts, reckoned } from './position.ts'
import { isParty } from './side.ts'
import { filesOf, keysOf, openExceptions, portPositions, storedView } from './view.repo.ts'

const roles = { owner: texts.people.owner, customer: texts.people.customer, creator: texts.people.creator } as const

interface Reading {
  readonly party: boolean
  readonly now: Date
  /** Lines in place of many facts. */
  readonly brief?: boolean | undefined
}
/** The whole of a shipment, before it is narrowed for its reader. `system` looks up the people of both companies. */
export async function completeView(
  db: Queryable,
  system: Queryable,
  id: number,
  { party, now, brief }: Reading,
): Promise<TrackView | undefined> {
  const stored = await storedView(db, party, id, brief)
  const keys = stored && (await keysOf(db, id))
  if (!stored || !keys) return undefined
  const { row, view } = stored
  const leg = legUnderWay(view.Legs)
  const [Open, Files, people, ports] = await Promise.all([
    openExceptions(db, id, party),
    filesOf(db, row),
    peopleOf(system, keys),
    portPositions(
      db,
      view.Legs.flatMap(({ From, To }) => [From, To]),
    ),
  ])
  const places = new Map(
    ports.flatMap(({ code, lon, lat }) => (lon === null || lat === null ? [] : [[code, [lon, lat] as const] as const])),
  )
  const position = leg && reckoned(leg, (port) => places.get(port), now.getTime())
  return {
    ...row,
    ...view,
    Groups: view.Groups ?? [],
    Positions: position ? [position] : [],
    Ports: placedPorts(ports),
    Open,
    Files,
    People: people.map(({ name, phone, role }) => ({ Name: name, Role: roles[role], Phone: phone })),
    Followers: people.map(({ name }) => name),
  }
}

/** The shipment as the actor may read it. @throws AppError NOT_FOUND */
export async function readView(
  db: Queryable,
  system: Queryable,
  actor: EmployeeActor,
  id: number,
  now: Date,
  brief?: boolean,
): Promise<TrackView> {
  const view = await completeView(db, system, id, { party: isParty(actor), now, brief })
  if (!view) throw new AppError('NOT_FOUND')
  return isParty(actor) ? forParty(view) : view
}
