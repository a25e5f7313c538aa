import type { DocumentFacts } from '@jst/contracts/document'
import type { May } from '@jst/contracts'
import type { Db } from '../../kernel/database/database.ts'

/** Rows that say which document was made of which. All parts are SQL over the aliases of `from`. */
export interface ShipmentLink {
  readonly from: string
  readonly where?: string
  /** Key of the document, and of what it was made of. An index has each, the second one unless that kind is shared. */
  readonly id: string
  readonly of: string
}

/**
 * Entries that an area keeps in a table of its own, in the shape of the thread's: SQL over the alias of `from`. Both sides of a document read them;
 * what is internal is an entry of the thread.
 */
export interface HistoryFace {
  /** Right to read them, among those who read the kind. */
  readonly may?: May
  readonly from: string
  /** Key of the document; an index has it. */
  readonly subject: string
  readonly id: string
  readonly at: string
  readonly event: string
  readonly authorId?: string
  readonly authorName?: string
  readonly companyName?: string
  readonly words?: string
  readonly reason?: string
  readonly version?: string
  readonly differences?: string
  readonly fieldRemarks?: string
}

/** Server part of a kind in a shipment. */
export interface ShipmentAnswers {
  /** By each kind that it is made of. */
  readonly links: Readonly<Record<string, readonly ShipmentLink[]>>
  readonly history?: HistoryFace
}

interface Member {
  readonly document: DocumentFacts
  readonly shipment?: ShipmentAnswers
}

/** Kinds that belong to shipments, as they follow from each other: what others are made of comes first. */
export function membersOf<M extends Member>(modules: readonly M[]): M[] {
  const members = new Map(modules.flatMap((module) => (module.document.shipment ? [[module.document.kind, module] as const] : [])))
  const depthOf = (kind: string): number => {
    const from = members.get(kind)?.document.shipment?.from ?? []
    return 1 + Math.max(0, ...from.filter((one) => members.has(one)).map(depthOf))
  }
  return [...members.values()].toSorted((one, other) => depthOf(one.document.kind) - depthOf(other.document.kind))
}

interface Step extends ShipmentLink {
  readonly kind: string
  readonly ofKind: string
}
const stepsOf = (members: readonly Member[]): Step[] =>
  members.flatMap(({ document: { kind }, shipment }) =>
    Object.entries(shipment?.links ?? {}).flatMap(([ofKind, links]) => links.map((link) => ({ ...link, kind, ofKind }))),
  )

const isShared = ({ document: { shipment } }: Member): boolean => shipment?.shared === true

/** One part for each link: `found` and its key, of rows whose `knownId` is the document that the walk is at. */
const parts = (steps: readonly Step[], found: (step: Step) => readonly [kind: string, key: string, knownKind: string, known: string]) =>
  steps
    .map((step) => {
      const [kind, key, knownKind, knownId] = found(step)
      const where = step.where === undefined ? '' : ` and ${step.where}`
      return `select '${kind}'::text, ${key} from ${step.from} where w.kind = '${knownKind}' and ${knownId} = w.id${where}`
    })
    .join('\n union all ')

/**
 * The walk: from a document up to all that it was made of, then from these down to all that was made of them. It never goes up again on the way
 * down, so that a bill which combines two orders leads from one of them to itself, and not to the other one.
 */
function walkText(modules: readonly Member[]): string {
  const members = membersOf(modules)
  const steps = stepsOf(members)
  const shared = members.filter(isShared).map(({ document }) => `'${document.kind}'`)
  const up = parts(steps, ({ kind, id, ofKind, of }) => [ofKind, of, kind, id])
  const down = parts(
    steps.filter(({ ofKind }) => !shared.includes(`'${ofKind}'`)),
    ({ kind, id, ofKind, of }) => [kind, id, ofKind, of],
  )
  return `with recursive above (kind, id) as (
    select $1::text, $2::bigint union
    select x.kind, x.id from above w cross join lateral (${up}) as x (kind, id) where x.id is not null
  ), below (kind, id) as (
    select kind, id from above ${shared.length > 0 ? `where kind not in (${shared.join(', ')})` : ''} union
    select x.kind, x.id from below w cross join lateral (${down}) as x (kind, id)
  )
  select kind, id from above union select kind, id from below`
}

/**
 * Keys of all documents of the shipment of one. It is asked as the server: a document that the reader does not see may stand between two that he
 * sees. Whoever calls leaves out what the reader may not read.
 */
export async function findShipment(system: Db, modules: readonly Member[], kind: string, id: number) {
  // planning takes longer than the walk, and no key makes another plan better
  const [keys] = await system.many<[{ kind: string; id: number }[]]>([[walkText(modules), [kind, id]]], 'force_generic_plan')
  return keys
}
