import type { App, HomeRole } from '@jst/feature-kit'
import { timeOf, type Tone } from '@jst/ui'
import { homeRole } from '../home/role.ts'

/** A thing to do, from the list of things to do or from a tile. */
export interface Task {
  /** Names the record, by its page where that is known, so that one that several kinds have stands once. */
  readonly key: string
  /** Name of its kind, and the list of all of that kind. */
  readonly kind: { readonly key: string; readonly label: string; readonly tone: Tone; readonly list: string }
  /** Homes on which it stands before the things of others. */
  readonly roles: readonly HomeRole[]
  readonly title: string
  readonly note: string
  readonly due: string | null
  /** Text once `due` is over, where that is no cut-off of a carrier. */
  readonly over?: (span: string) => string
  readonly since: string | null
  /** Where it is done; undefined: the menu has no such page. */
  readonly to: string | undefined
  /** Words of the way there. */
  readonly act: string
  /** Too late: stands behind the rest. */
  readonly isLapsed?: boolean
}

const time = (instant: string | null) => timeOf(instant) ?? Number.POSITIVE_INFINITY

/**
 * The one order of the homes: the server answers each kind and each tile by itself, nearest first, and does not know for which role a home is made.
 * Each record once, under the first of its kinds. Things of the reader's own role stand first; among them what has a cut-off, the nearest on top,
 * then what has waited longest, then what lapsed.
 */
export function inOrder(app: Pick<App, 'session' | 'permissions'>, tasks: readonly Task[]): readonly Task[] {
  const role = homeRole(app)
  const isOthers = ({ roles }: Task) => Number(role !== undefined && !roles.includes(role))
  return [...new Map(tasks.toReversed().map((task) => [task.key, task])).values()]
    .toReversed()
    .toSorted(
      (a, b) =>
        isOthers(a) - isOthers(b) ||
        Number(a.isLapsed ?? false) - Number(b.isLapsed ?? false) ||
        time(a.due) - time(b.due) ||
        time(a.since) - time(b.since),
    )
}
