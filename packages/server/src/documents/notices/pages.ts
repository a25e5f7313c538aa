import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Limiter, Limits } from '../../kernel/limits/limits.ts'
import { escaped, sendPlainPage } from '../../kernel/pages/plain-page.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { isGenuine, linkPath, readToken, type LinkPurpose, type LinkToken } from './links.ts'
import { texts } from './notices.texts.ts'
import * as repo from './settings.repo.ts'

interface PageParts {
  readonly database: Database
  readonly surroundings: Surroundings
  readonly now: () => Date
  readonly limits: Limits
}

const limit = { calls: 30, perSeconds: 60 }
/** Mail programs post `List-Unsubscribe=One-Click` (RFC 8058), as a form or in parts; nothing of it is read. */
const mostBodyBytes = 4_096
const words = { Unsubscribe: texts.page.unsubscribe, Confirm: texts.page.confirm }

/**
 * Pages behind links in mails, without a sign-in: a question, and the action. A GET changes nothing, for programs that check mails open every
 * link. The only way on is to the settings on this origin.
 */
export function registerMailLinks(app: FastifyInstance, parts: PageParts): void {
  const limiter = parts.limits.of('links in mails', limit)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBodyBytes }, (_, __, done) => done(null, undefined))
    for (const purpose of ['Unsubscribe', 'Confirm'] as const) {
      scope.get(linkPath(purpose), async (request, reply) => {
        const genuine = await admit(request, parts, purpose, limiter)
        return send(reply, genuine ? 200 : 400, purpose, genuine ? askPage(purpose, request.url) : noPage)
      })
      scope.post(linkPath(purpose), async (request, reply) => {
        const token = await admit(request, parts, purpose, limiter)
        if (token) await applyLink(parts.database.system(), purpose, token, request.id)
        return send(
          reply,
          token ? 200 : 400,
          purpose,
          token ? donePage(purpose, await repo.settingsOf(parts.database.system(), token)) : noPage,
        )
      })
    }
  })
}

/** The token of the link, when we made it and it still holds. @throws AppError TOO_MANY_REQUESTS */
async function admit(
  request: FastifyRequest,
  { database, surroundings, now }: PageParts,
  purpose: LinkPurpose,
  limiter: Limiter,
): Promise<LinkToken | undefined> {
  await limiter.pass(`address ${request.ip}`)
  const token = readToken((request.query as { t?: unknown }).t)
  const email = token && (await repo.emailOf(database.system(), token.userId))
  return token && email !== undefined && isGenuine(surroundings.secrets, purpose, token, email, now()) ? token : undefined
}

const applyLink = (system: Db, purpose: LinkPurpose, { userId }: LinkToken, requestId: string) =>
  system.tx(async (tx) => {
    if (purpose === 'Unsubscribe') {
      if (!(await repo.unsubscribe(tx, userId))) return
    } else {
      const email = await repo.emailOf(tx, userId)
      if (!email) throw new AppError('NOT_FOUND')
      await repo.confirmAddress(tx, userId, email)
    }
    const action = purpose === 'Unsubscribe' ? 'notice-settings.unsubscribe' : 'notice-settings.confirm'
    await tx.query(`insert into audit_log (user_id, action, entity, entity_id, request_id) values ($1, $2, 'app_user', $1, $3)`, [
      userId,
      action,
      requestId,
    ])
  })

const askPage = (purpose: LinkPurpose, address: string) =>
  `<p>${words[purpose].ask}</p><form method="post" action="${escaped(address)}"><button>${words[purpose].act}</button></form>`
const donePage = (purpose: LinkPurpose, settings: string) =>
  `<p>${words[purpose].done}</p><p>${words[purpose].back}</p><p><a href="${escaped(settings)}">${texts.page.settings}</a></p>`
const noPage = `<p>${texts.page.invalid}</p>`

const send = (reply: FastifyReply, status: number, purpose: LinkPurpose, body: string) =>
  sendPlainPage(reply, status, { lang: texts.page.lang, title: words[purpose].title, body })
