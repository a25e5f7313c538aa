import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from '../../../documents/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Limits } from '../../../kernel/limits/limits.ts'
import { escaped, sendPlainPage } from '../../../kernel/pages/plain-page.ts'
import { texts } from '../texts.ts'
import { quotePath } from './links.service.ts'
import { offerMarkup } from './markup.ts'
import { answer, countView, findVisit, type Answer } from './visits.ts'

interface PageParts {
  readonly database: Database
  readonly limits: Limits
}
type Asked = FastifyRequest<{ Params: { token: string } }>

/** By address: enough for an office, too few for guessing. */
const limit = { calls: 30, perSeconds: 60 }
const mostBodyBytes = 8_192
const words = texts.page

/** Pages behind the link of a quotation, for anybody who has it: the offer as sent, and the two answers. Without scripts. */
export function registerQuoteLinks(app: FastifyInstance, { database, limits }: PageParts): void {
  const limiter = limits.of('quotation links', limit)
  const system = () => database.system()
  const show = async (request: Asked, reply: FastifyReply, said = '', status = 200) => {
    const { token } = request.params
    const visit = isToken(token) ? await findVisit(system(), token) : undefined
    if (!visit) return sendPlainPage(reply, 404, { lang: words.lang, title: words.unknownTitle, body: `<p>${words.unknown}</p>` })
    if (visit.revoked) return sendPlainPage(reply, 410, { lang: words.lang, title: words.unknownTitle, body: `<p>${words.revoked}</p>` })
    const body = offerMarkup(visit, request.url, said)
    return sendPlainPage(reply, status, { lang: words.lang, title: words.title(visit.offer.No), body, wide: true })
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBodyBytes }, (_, text, done) => done(null, text))
    scope.get<{ Params: { token: string } }>(quotePath, async (request, reply) => {
      await limiter.pass(request.ip)
      const { token } = request.params
      if (isToken(token))
        await system().tx(async (tx) => {
          const visit = await findVisit(tx, token, true)
          if (visit && !visit.revoked) await countView(tx, visit, request.headers['user-agent'] ?? '', request.id)
        })
      return show(request, reply)
    })
    scope.post<{ Params: { token: string } }>(quotePath, async (request, reply) => {
      await limiter.pass(request.ip)
      const { token } = request.params
      const body = typeof request.body === 'string' ? request.body : ''
      const refused = isToken(token) ? await tryAnswer(database, token, () => answerOf(body, request.id)) : undefined
      return show(
        request,
        reply,
        refused === undefined ? '' : `<p role="alert"><strong>${escaped(refused)}</strong></p>`,
        refused === undefined ? 200 : 422,
      )
    })
  })
}

/** Undefined when it was taken, or nothing is to be answered any more: the page then says how it stands. */
const tryAnswer = async (database: Database, token: string, read: () => Answer): Promise<string | undefined> => {
  try {
    const given = read()
    await database.system().tx(async (tx) => {
      const visit = await findVisit(tx, token, true)
      if (visit) await answer(tx, visit, given)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'ILLEGAL_TRANSITION' ? undefined : error.message
  }
}

function answerOf(body: string, requestId: string): Answer {
  const form = new URLSearchParams(body)
  const of = (name: string) => form.get(name) ?? ''
  const [act, name, phone] = [of('act'), of('name').trim(), of('phone').trim()]
  if (act === 'accept' && (name === '' || name.length > 40)) throw new AppError('INVALID_INPUT', { message: words.nameNeeded })
  if (act === 'accept' && !/^\+?\d[\d\s()-]{5,19}$/.test(phone)) throw new AppError('INVALID_INPUT', { message: words.phoneNeeded })
  const by = name === '' ? words.by : words.byName(name)
  return { act, key: of('key'), version: Number(of('version')), reason: of('reason'), words: of('words'), requestId, by, phone }
}
