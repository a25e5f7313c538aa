import { guessCarrier } from '@jst/track'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { carrierCodes } from '../follow/follow.repo.ts'
import { isParty, staffCompany } from '../shipment/side.ts'
import { keepSearch } from './searches.repo.ts'
import { networkOf } from '../../../kernel/net/network.ts'

/** Words that may be a number of a shipment. */
const isNumber = (words: string) => /\d/.test(words) && words.length >= 6

async function carrierOf(system: Db, query: string): Promise<string> {
  return guessCarrier(query.split(/[\s,，;；、]+/)[0] ?? '', await carrierCodes(system))?.carrier ?? ''
}

/** Keeps the search of somebody who is signed in, for a number that nobody else sees. */
export async function noteSearch(
  system: Db,
  actor: EmployeeActor,
  { query, hits, page, ip }: { readonly query: string; readonly hits: number; readonly page: string; readonly ip: string },
): Promise<void> {
  const words = query.trim().slice(0, 200)
  if (!isNumber(words)) return
  const carrier = await carrierOf(system, words)
  const party = isParty(actor)
  await system.tx((tx) =>
    keepSearch(tx, {
      companyId: staffCompany(actor),
      query: words,
      who: party ? 'customer' : 'staff',
      employeeId: actor.employeeId,
      name: actor.employeeName,
      partyId: party ? actor.companyId : null,
      address: networkOf(ip),
      page,
      hits,
      carrier,
    }),
  )
}

/** Keeps the search of a visitor of a company's site. */
export async function noteVisitorSearch(
  system: Db,
  {
    companyId,
    query,
    hits,
    page,
    ip,
  }: { readonly companyId: number; readonly query: string; readonly hits: number; readonly page: string; readonly ip: string },
): Promise<void> {
  if (!isNumber(query)) return
  const carrier = await carrierOf(system, query)
  await system.tx((tx) =>
    keepSearch(tx, {
      companyId,
      query,
      who: 'visitor',
      employeeId: null,
      name: '',
      partyId: null,
      address: networkOf(ip),
      page,
      hits,
      carrier,
    }),
  )
}
