import { frontPages, defaultFront, type FrontPage } from '@jst/contracts/portal'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../kernel/database/database.ts'
import { portalTopic } from '../topic.ts'
import { platformSite, siteByDomain, siteBySlug, type Site } from './site.repo.ts'

/** Where a page is asked for. */
export interface Place {
  readonly site: Site
  readonly base: string
  readonly origin: string
  /** Canonical prefix of its paths: its own domain, wherever it is read. */
  readonly canonical: string
  /** The platform's own address: what all of its companies recommend stands there. */
  readonly shared: boolean
}

/** Front page of a site, from its stored value. */
export const frontOf = (stored: string): FrontPage => (Object.hasOwn(frontPages, stored) ? (stored as FrontPage) : defaultFront)

/** Finds the site of an address: below a short name, of a host name of its own, else that of the platform. @param publicOrigin '' while none is set */
export function placeFinder(
  database: Database,
  publicOrigin: string,
): (request: FastifyRequest, slug: string) => Promise<Place | undefined> {
  /** Nobody's own domain. */
  const ownHost = publicOrigin && new URL(publicOrigin).hostname.toLowerCase()
  const find = async (request: FastifyRequest, slug: string, host: string): Promise<Place | undefined> => {
    const system = database.system()
    // visitors of a company's own domain come by the scheme that the platform is reached by
    const scheme = publicOrigin ? new URL(publicOrigin).protocol : `${request.protocol}:`
    const domainSite = slug || host === ownHost ? undefined : await siteByDomain(system, host)
    if (domainSite) {
      const origin = publicOrigin ? `${scheme}//${host}` : requestOrigin(request)
      return { site: domainSite, base: '', origin, canonical: origin, shared: false }
    }
    const site = slug ? await siteBySlug(system, slug) : await platformSite(system)
    const [origin, base] = [publicOrigin || requestOrigin(request), slug ? `/site/${slug}` : '']
    return site && { site, base, origin, canonical: slug && site.domain ? `${scheme}//${site.domain}` : origin + base, shared: slug === '' }
  }
  return async (request, slug) => {
    const host = request.hostname.split(':')[0]!.toLowerCase().replace(/\.$/, '')
    const cache = database.system().cache<Place | null>(portalTopic)
    const key = `place ${slug} ${request.protocol} ${request.host}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached ?? undefined
    const place = await find(request, slug, host)
    cache.set(key, place ?? null)
    return place
  }
}

const requestOrigin = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
