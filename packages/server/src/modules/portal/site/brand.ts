import { frontPages } from '@jst/contracts/portal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteLogo, type AddressBrand, type BrandOf } from '../../../kernel/site/brand.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { portalTopic } from '../topic.ts'
import { frontOf, placeFinder, type Place } from './place.ts'
import { liveParts, publisherOf } from './site.repo.ts'

/** Cookie of this browser session: short name of the site below a path that was read last. */
const cookieName = 'jst-site'
const cookie = /(?:^|;\s*)jst-site=([a-z0-9-]{1,40})(?:;|$)/

/** '' while none is chosen. */
const chosenSite = ({ headers }: FastifyRequest): string => cookie.exec(headers.cookie ?? '')?.[1] ?? ''

/**
 * Remembers the site below a path from which a visitor goes on to sign in, so that the pages of the sign-in have its name. A page at the platform's
 * own address takes that back; a domain of its own needs no cookie.
 */
export function rememberSite(request: FastifyRequest, reply: FastifyReply, { base, shared, site }: Place): void {
  const chosen = chosenSite(request)
  if (base !== '' && chosen !== site.slug) void reply.header('set-cookie', `${cookieName}=${site.slug}; Path=/; HttpOnly; SameSite=Lax`)
  if (shared && chosen !== '') void reply.header('set-cookie', `${cookieName}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
}

/** Finds the brand of an address: of its host name, else of the site that was read last, else of the platform's first site. */
export function brandFinder(database: Database, publicOrigin: string): BrandOf {
  const placeOf = placeFinder(database, publicOrigin)
  const brandOf = async ({ site, base, shared }: Place): Promise<AddressBrand> => {
    const system = database.system()
    const cache = system.cache<AddressBrand>(portalTopic)
    const key = `brand ${site.companyId} ${base} ${shared}`
    const cached = cache.get(key)
    if (cached) return cached
    const { config } = await liveParts({ system, companyId: publisherOf(site) }, ['config'])
    const brand = {
      companyId: shared ? null : site.companyId,
      name: site.companyName,
      logo: siteLogo((config as { readonly Logo?: unknown } | undefined)?.Logo),
      home: base + frontPages[shared ? 'platform' : frontOf(site.front)].path,
      domain: !shared && base === '',
    }
    cache.set(key, brand)
    return brand
  }
  return async (request) => {
    const addressPlace = await placeOf(request, '')
    const chosen = addressPlace && !addressPlace.shared ? '' : chosenSite(request)
    const place = (chosen && (await placeOf(request, chosen))) || addressPlace
    return place && brandOf(place)
  }
}
