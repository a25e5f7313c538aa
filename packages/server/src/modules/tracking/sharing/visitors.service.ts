import { sharedTrackPage, type CallTimes } from '@jst/contracts/tracking'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { sameHash } from '../../../kernel/access/secrets.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { stateIn } from '../english/words.ts'
import { noteVisitorSearch } from './searches.service.ts'
import { isSecondFact } from './second-fact.ts'
import { shipmentsWith, type VisitedShipment } from './visitors.repo.ts'

type Secrets = Pick<Surroundings, 'secrets'>
/** Time for which an answer can be read again (milliseconds). */
const lasts = 3_600_000

/** A shipment as everybody with one of its numbers may know it: state, ports and times. */
export interface NumberedShipment {
  readonly Kind: VisitedShipment['kind']
  /** `4/5 已装船` in the language. */
  readonly State: string
  readonly Pol: string
  readonly Pod: string
  readonly Departure: CallTimes
  readonly Arrival: CallTimes
  /** IANA zones of both ports, `''` if they are not known. */
  readonly PolZone: string
  readonly PodZone: string
}

/** Answers for a number alone. @param portNames English names of ports by code; without it the names that are stored */
export async function shipmentsByNumber(
  system: Queryable,
  operatorId: number,
  number: string,
  portNames?: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<NumberedShipment[]> {
  const found = await shipmentsWith(system, operatorId, number)
  const names = await portNames?.(found.flatMap(({ line }) => [line.Pol, line.Pod]))
  const shown = found.map(({ kind, line }): NumberedShipment => ({
    Kind: kind,
    State: names === undefined ? line.StateText : stateIn(line),
    Pol: names?.get(line.Pol) ?? line.PolName,
    Pod: names?.get(line.Pod) ?? line.PodName,
    Departure: line.Departure,
    Arrival: line.Arrival,
    PolZone: line.PolZone,
    PodZone: line.PodZone,
  }))
  // two customers may follow one bill
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()]
}

interface Visit {
  readonly shipmentId: number
  readonly number: string
  readonly expires: number
}
const signatureOf = ({ shipmentId, number, expires }: Visit, { secrets }: Secrets): string =>
  secrets.hash('track visit', [shipmentId, number, expires].join('|'))

export interface VisitorQuestion {
  readonly operatorId: number
  readonly number: string
  readonly fact: string
  readonly page: string
  readonly ip: string
  readonly now: Date
}
/**
 * Path of the page of a shipment for a visitor who knows a number and a second fact of it; undefined alike for a number that nobody has and for a
 * fact that is wrong. The search is logged without the fact.
 */
export async function openForVisitor(
  system: Db,
  { operatorId, number, fact, page, ip, now }: VisitorQuestion,
  place: Secrets,
): Promise<string | undefined> {
  const found = (await shipmentsWith(system, operatorId, number)).find((one) => isSecondFact(fact, number, one))
  await noteVisitorSearch(system, { companyId: operatorId, query: number, hits: found ? 1 : 0, page, ip })
  if (!found) return undefined
  const visit = { shipmentId: found.id, number, expires: now.getTime() + lasts }
  return `${sharedTrackPage}?Token=v${visit.shipmentId}.${number}.${visit.expires}.${signatureOf(visit, place)}`
}

/** Reads the token of `openForVisitor`; undefined if it was not made here or has ended. */
export function visitOf(token: string, now: Date, place: Secrets): Visit | undefined {
  const [, id = '', number = '', end = '', signature = ''] = /^v(\d{1,15})\.([A-Z0-9-]{6,35})\.(\d{13})\.([\w-]{20,100})$/.exec(token) ?? []
  const visit = { shipmentId: Number(id), number, expires: Number(end) }
  return signature !== '' && sameHash(signatureOf(visit, place), signature) && visit.expires > now.getTime() ? visit : undefined
}
