import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { sendFile, type FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { Limits } from '../../../kernel/limits/limits.ts'
import { tableSheet } from '../contents/table-sheet.ts'
import { portalTopic } from '../topic.ts'
import { siteFrameOf } from './site-frame.ts'
import type { Place } from './place.ts'
import { waitOf } from './sending.ts'
import { publisherOf } from './site.repo.ts'

interface Parts {
  readonly system: () => Db
  readonly placeOf: (request: FastifyRequest, slug: string) => Promise<Place | undefined>
  readonly limits: Limits
  readonly now: () => Date
  readonly log: (error: Error) => void
  /** Says on a page when somebody may ask again, in seconds. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, place: Place, wait: number) => Promise<unknown>
}
interface PageQuery {
  Params: { id: string; slug?: string }
}

/** Of one address: a sheet is written out by a thread of its own. */
const sheetLimit = { calls: 20, perSeconds: 60 }

/** Published sailing tables as files for visitors: the same for everybody, and kept for a minute as pages are. */
export function registerSheets(app: FastifyInstance, { system, placeOf, limits, now, log, refuse }: Parts): void {
  const sheets = limits.of('sheets of sites', sheetLimit)
  const send = async (request: FastifyRequest<PageQuery>, reply: FastifyReply) => {
    const { id, slug = '' } = request.params
    const place = await placeOf(request, slug.toLowerCase())
    if (!place || !/^\d{1,15}$/.test(id)) throw new AppError('NOT_FOUND')
    const wait = await waitOf(sheets, request.ip)
    if (wait > 0) return refuse(request, reply, place, wait)
    const companyId = publisherOf(place.site)
    const { config } = await siteFrameOf({ system: system(), companyId, damaged: log }, place.site.companyName)
    const lang = config.English && new URL(request.url, 'http://site').searchParams.get('lang') === 'en' ? 'en' : 'zh'
    const cache = system().cache<FileAnswer>(portalTopic)
    const key = `sheet ${companyId} ${id} ${lang}`
    const sheet = cache.get(key) ?? (await tableSheet(system(), { companyId, id: Number(id), now: now(), lang }))
    cache.set(key, sheet)
    return sendFile(reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }), sheet)
  }
  for (const url of ['/site-table/:id', '/site/:slug/site-table/:id']) app.route<PageQuery>({ method: ['GET', 'HEAD'], url, handler: send })
}
