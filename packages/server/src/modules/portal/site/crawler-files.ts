import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { siteFrameOf } from './site-frame.ts'
import type { Place } from './place.ts'
import { publisherOf, slugsOf } from './site.repo.ts'
import { siteMapOf } from './site-map.ts'

interface Parts {
  readonly system: () => Db
  readonly placeOf: (request: FastifyRequest, slug: string) => Promise<Place | undefined>
  readonly log: (error: Error) => void
}

/** Serves robots.txt and the site map for search engines. */
export function registerCrawlerFiles(app: FastifyInstance, { system, placeOf, log }: Parts): void {
  // monitors ask for the head alone
  const method = ['GET', 'HEAD']
  const robots = async (request: FastifyRequest, reply: FastifyReply) => {
    const place = await placeOf(request, '')
    const ownSitemap = `${place?.origin ?? ''}/sitemap.xml`
    // sites without a host name of their own are found below the platform's address
    const others = place?.shared ? (await slugsOf(system())).filter((slug) => slug !== place.site.slug) : []
    const maps = [ownSitemap, ...others.map((slug) => `${place?.origin}/site/${slug}/sitemap.xml`)].map((map) => `Sitemap: ${map}\n`)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /q/\nDisallow: /quote/\nDisallow: /verify/\nDisallow: /passport/\n${maps.join('')}`)
  }
  app.route({ method, url: '/robots.txt', handler: robots })
  const mapFor = async (request: FastifyRequest, slug: string): Promise<string> => {
    const place = await placeOf(request, slug)
    if (!place) throw new AppError('NOT_FOUND')
    const { companyName } = place.site
    const companyId = publisherOf(place.site)
    const { config } = await siteFrameOf({ system: system(), companyId, damaged: log }, companyName)
    return siteMapOf(system(), { companyId, origin: place.canonical, english: config.English })
  }
  for (const url of ['/sitemap.xml', '/site/:slug/sitemap.xml'])
    app.route<{ Params: { slug?: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const map = await mapFor(request, request.params.slug?.toLowerCase() ?? '')
        return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(map)
      },
    })
}
