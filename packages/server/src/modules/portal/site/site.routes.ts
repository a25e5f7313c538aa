import { frontPages, sitePageOf, sitePages, type SiteLanguage, type SitePage } from '@jst/contracts/portal'
import type { FormState, PageContent, PageModel } from '@jst/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Limits } from '../../../kernel/limits/limits.ts'
import type { FileStore } from '../../../kernel/files/files.ts'
import { sendPlainPage } from '../../../kernel/pages/plain-page.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { findRecommended } from '../recommended.repo.ts'
import { registerFiles } from '../contents/files.ts'
import { registerPictures } from '../pictures/serve.ts'
import { portalTopic } from '../topic.ts'
import { siteFrameOf } from './site-frame.ts'
import { pageQueryOf, isSearch, queryOf, type PageQuery } from './page-query.ts'
import { contentOf } from './contents.ts'
import { pageResponse, type PageResponse } from './page-response.ts'
import { noteVisitorSearch } from '../../tracking/index.ts'
import { checkCv, readSent, storeCv } from './cv.ts'
import { emptyForm, problemsIn, readForm, stampOf } from './forms.ts'
import { keepInquiry } from './keep-inquiry.ts'
import { rememberSite } from './brand.ts'
import { prover } from './prove.ts'
import { frontOf, placeFinder, type Place } from './place.ts'
import { send, waitOf } from './sending.ts'
import { liveFirst, publisherOf } from './site.repo.ts'
import { registerCrawlerFiles } from './crawler-files.ts'
import { registerSheets } from './sheets.ts'
import { defaultPorts } from './ports.ts'
import { texts } from './texts.ts'
import { Visits } from './visits.ts'

interface SiteParts {
  readonly database: Database
  readonly surroundings: Surroundings
  readonly files: FileStore
  readonly now: () => Date
  readonly limits: Limits
  readonly log: (error: Error) => void
}

/** Of one address; an office has many people behind one. */
const formLimit = { calls: 10, perSeconds: 600 }
/** Of one site from all addresses, so that many machines do not fill its lists: far more than a company is written to. */
const siteFormLimit = { calls: 200, perSeconds: 600 }
/** Of one address: enough for somebody who compares, too few to walk through numbers. */
const questionLimit = { calls: 30, perSeconds: 60 }
/** Where sailing tables stand. */
const tablesPage = sitePageOf('/external/electronic/schedules')!.page
const mostBodyBytes = 32_768

/** The pages for visitors: rendered on the server, the same for everybody, and cached until something of them is published. */
export function registerSite(app: FastifyInstance, { database, surroundings, files, now, limits, log }: SiteParts): void {
  registerPictures(app, { database, files })
  registerFiles(app, { database, surroundings })
  const forms = limits.of('forms of sites', formLimit)
  const formsOfSite = limits.of('forms of one site', siteFormLimit)
  const questions = limits.of('questions to sites', questionLimit)
  const visits = new Visits(database, log)
  const system = () => database.system()
  const prove = prover({ system, limits, surroundings, now })
  app.addHook('onClose', () => visits.close())

  const placeOf = placeFinder(database, surroundings.origin)
  // whoever types a company's own domain wants what it shows first, not the way into the workbench
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return
    const place = await placeOf(request, '').catch((error: Error) => log(error))
    if (place && !place.shared) return reply.redirect(frontPages[frontOf(place.site.front)].path)
  })

  const portsFor = async ({ site, shared }: Place, lang: SiteLanguage) =>
    defaultPorts(system(), (await findRecommended(system(), shared ? null : site.companyId, lang)).Ports, lang)

  type FormIn = (lang: SiteLanguage) => FormState
  /** `given`: what the page shows whatever was asked. */
  const modelOf = async (place: Place, page: SitePage, query: PageQuery, formIn: FormIn, given?: PageContent): Promise<PageModel> => {
    const { companyId: operatorId, companyName } = place.site
    const read = { system: system(), companyId: publisherOf(place.site), damaged: log }
    const { config, floating } = await siteFrameOf(read, companyName)
    const lang = config.English ? query.lang : 'zh'
    const source = { ...read, operatorId, lang, shared: place.shared, canonical: place.canonical, form: formIn(lang), now: now() }
    const [announcements, offices, ports, content] = await Promise.all([
      liveFirst(source, 'announcement', 5),
      liveFirst(source, 'office', 5),
      hasPorts(page) ? portsFor(place, lang) : [],
      given ?? contentOf(source, page, query),
    ])
    return {
      page,
      look: page.look,
      content,
      at: page.path + queryOf({ ...query, lang }),
      site: {
        base: place.base,
        origin: place.origin,
        canonical: place.canonical,
        lang,
        config,
        floating,
        announcements,
        offices,
        ports,
        year: now().getFullYear(),
      },
    }
  }
  const newForm = () => emptyForm(stampOf(surroundings.secrets, now()))

  const draw = async (model: PageModel, status = 200): Promise<PageResponse> => {
    // React comes with the first page that is asked for
    const { drawPage } = await import('@jst/site/render')
    return pageResponse(model.content.kind === 'missing' ? 404 : status, drawPage(model))
  }

  const pageFor = async (place: Place, page: SitePage, query: PageQuery): Promise<PageResponse> => {
    const cache = system().cache<PageResponse>(portalTopic)
    const key = `page ${place.origin}${place.base} ${place.site.companyId} ${page.path}${queryOf(query)}`
    const cached = cache.get(key)
    if (cached) return cached
    const response = await draw(await modelOf(place, page, query, newForm))
    // what is not there would fill the memory, whatever is asked for
    if (response.status === 200) cache.set(key, response)
    return response
  }

  /** Says on a page of the site when somebody may ask again: one page for each ten seconds or minutes, so that a flood costs nothing. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply, place: Place, page: SitePage, { lang }: PageQuery, wait: number) => {
    const step = wait > 600 ? 600 : 10
    const seconds = Math.ceil(wait / step) * step
    const cache = system().cache<PageResponse>(portalTopic)
    const key = `busy ${place.origin}${place.base} ${place.site.companyId} ${page.path} ${lang} ${seconds}`
    const busy =
      cache.get(key) ??
      (await draw(await modelOf(place, page, { ...pageQueryOf(new URLSearchParams()), lang }, newForm, { kind: 'busy', seconds }), 429))
    cache.set(key, busy)
    return send(request, reply.header('retry-after', String(wait)), busy, 'no-store')
  }

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const found = sitePageOf(pathname)
    const place = found && (await placeOf(request, found.slug))
    if (!found || !place)
      return sendPlainPage(reply, 404, { lang: 'zh-CN', title: texts.nobody.title, body: `<p>${texts.nobody.text}</p>` })
    rememberSite(request, reply, place)
    const shown = found.front ? sitePageOf(frontPages[frontOf(place.site.front)].path)!.page : found.page
    const query = pageQueryOf(searchParams)
    if (isSearch(query)) {
      const seconds = await waitOf(questions, request.ip)
      if (seconds > 0) return refuse(request, reply, place, shown, query, seconds)
      const model = await modelOf(place, shown, query, newForm)
      visits.count(place.site.companyId, shown.path, '')
      await noteTracked(place.site.companyId, shown.path, request.ip, model.content)
      return send(request, reply, await draw(model), 'no-store')
    }
    const page = await pageFor(place, shown, query)
    if (page.status === 200 && request.method === 'GET') visits.count(place.site.companyId, shown.path, contentSeen(shown, query))
    return send(request, reply, page)
  }

  /** Which numbers visitors look for, and whether we have them, is what sales follow up. */
  const noteTracked = async (companyId: number, page: string, ip: string, content: PageContent) => {
    const query = content.kind === 'tracking' ? content.no : content.kind === 'quick' ? content.words : ''
    if (query === '' || !('found' in content) || content.found === undefined) return
    await noteVisitorSearch(system(), { companyId, query, hits: content.found.length, page, ip })
  }

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const found = sitePageOf(pathname)
    const place = found && (await placeOf(request, found.slug))
    if (!found || !place) throw new AppError('NOT_FOUND')
    if (request.isMultipart() && found.page.kind !== 'jobs') throw new AppError('UNSUPPORTED_MEDIA')
    const query = pageQueryOf(searchParams)
    if (found.page.kind === 'tracking') {
      const proof = await prove({ request, operatorId: place.site.companyId, page: found.page.path })
      if ('wait' in proof) return refuse(request, reply, place, found.page, query, proof.wait)
      if ('path' in proof) {
        const path = query.lang === 'en' ? `${proof.path}&lang=en` : proof.path
        return reply.header('cache-control', 'no-store').redirect(path, 303)
      }
      const unproved: PageContent = { kind: 'tracking', no: proof.no, found: [], refused: true }
      return send(request, reply, await draw(await modelOf(place, found.page, query, newForm, unproved)), 'no-store')
    }
    if (!hasForm(found.page)) throw new AppError('NOT_FOUND')
    const seconds = (await waitOf(forms, request.ip)) || (await waitOf(formsOfSite, String(place.site.companyId)))
    if (seconds > 0) return refuse(request, reply, place, found.page, query, seconds)
    const { sent, file } = await readSent(request)
    const form = readForm(surroundings.secrets, sent, now())
    const { values, trapped } = form
    const { cv, problem } = await checkCv(file, form, { scan: surroundings.scan, log })
    const problems = { ...form.problems, ...(problem ? { Cv: problem } : {}) }
    const stamp = stampOf(surroundings.secrets, now())
    const wrong = Object.keys(problems).length > 0
    const model = await modelOf(place, found.page, query, (lang) => ({ stamp, values, problems: problemsIn(problems, lang), sent: !wrong }))
    const record = model.content.kind === 'jobs' && model.content.open ? model.content.open : undefined
    // a robot is told that it was taken
    if (!wrong && !trapped && model.content.kind !== 'missing') {
      const attached = record ? cv : undefined
      if (attached) await storeCv(system(), surroundings.blobs, attached)
      await system().tx((tx) =>
        keepInquiry(tx, {
          companyId: place.site.companyId,
          page: found.page,
          record: record && { id: record.RecordId, title: record.Title },
          values,
          cv: attached,
          requestId: request.id,
        }),
      )
    }
    return send(request, reply, await draw(model, wrong ? 422 : 200), 'no-store')
  }

  void app.register(async (scope) => {
    // multipart stays: its parts are read by the handler alone, behind the limits of calls
    scope.removeContentTypeParser(['application/json', 'application/octet-stream'])
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBodyBytes }, (_, text, done) =>
      done(null, text),
    )
    // monitors and search engines ask for the head alone
    const read = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      scope.route({ method: ['GET', 'HEAD'], url, handler })
    for (const { path } of sitePages) {
      read(path, show)
      scope.post(path, take)
    }
    read('/site/:slug', show)
    read('/site/:slug/*', show)
    scope.post('/site/:slug/*', take)
    registerCrawlerFiles(scope, { system, placeOf, log })
    registerSheets(scope, {
      system,
      placeOf,
      limits,
      now,
      log,
      refuse: (request, reply, place, wait) =>
        refuse(request, reply, place, tablesPage, pageQueryOf(new URL(request.url, 'http://site').searchParams), wait),
    })
  })
}

/** The path of a page of a site as it is written, for whatever case it was asked in; undefined for what is no page of a site. */
export function sitePath(pathname: string): string | undefined {
  const found = sitePageOf(pathname)
  return found && (found.slug ? `/site/${found.slug}` : '') + found.page.path
}

/** Key of a view count: kind and number of the content that a page shows. */
const contentSeen = ({ kind }: SitePage, query: PageQuery): string =>
  query.id > 0 && kind === 'article' ? `${query.kind || 'news'} ${query.id}` : query.id > 0 && kind === 'jobs' ? `job ${query.id}` : ''

const hasPorts = ({ kind }: SitePage) => kind === 'home' || kind === 'rates' || kind === 'schedules'
const hasForm = ({ kind }: SitePage) => kind === 'contact' || kind === 'jobs' || kind === 'service'
