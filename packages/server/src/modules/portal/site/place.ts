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
  readonly known: string
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
    const own = slug || host === ownHost ? undefined : await siteByDomain(system, host)
    if (own) {
      const origin = publicOrigin ? `${scheme}//${host}` : asked(request)
      return { site: own, base: '', origin, known: origin, shared: false }
    }
    const site = slug ? await siteBySlug(system, slug) : await platformSite(system)
    const [origin, base] = [publicOrigin || asked(request), slug ? `/site/${slug}` : '']
    return site && { site, base, origin, known: slug && site.domain ? `${scheme}//${site.domain}` : origin + base, shared: slug === '' }
  }
  return async (request, slug) => {
    const host = request.hostname.split(':')[0]!.toLowerCase().replace(/\.$/, '')
    const kept = database.system().cache<Place | null>(portalTopic)
    const key = `place ${slug} ${request.protocol} ${request.host}`
    const known = kept.get(key)
    if (known !== undefined) return known ?? undefined
    const place = await find(request, slug, host)
    kept.set(key, place ?? null)
    return place
  }
}

const asked = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
