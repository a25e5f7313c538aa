import type { FastifyInstance } from 'fastify'
import type { Database } from '../../kernel/database.ts'
import type { Limits } from '../../kernel/limits.ts'
import { escaped, sendPlainPage } from '../../kernel/plain-page.ts'
import { findVerified, type VerifiedCopy } from './prints.repo.ts'
import { verifyWords } from './texts.ts'
import { isToken, verifyPath } from './verify-token.ts'

interface PageParts {
  readonly database: Database
  readonly limits: Limits
}

/** By address: enough for an office, too few for guessing. */
const limit = { calls: 30, perSeconds: 60 }

/** Page behind the code on a copy, for anybody: confirms that we gave it out, and whether another copy followed. Nothing else of the record. */
export function registerVerification(app: FastifyInstance, { database, limits }: PageParts): void {
  const limiter = limits.of('copies', limit)
  app.get<{ Params: { token: string } }>(verifyPath, async (request, reply) => {
    await limiter.pass(request.ip)
    const { token } = request.params
    const copy = isToken(token) ? await findVerified(database.system(), token) : undefined
    if (copy) return sendPlainPage(reply, 200, pageOf(copy))
    const { lang, title, unknown } = verifyWords.zh
    return sendPlainPage(reply, 404, { lang, title, body: `<p>${unknown}</p><p lang="en">${verifyWords.en.unknown}</p>` })
  })
}

function pageOf({ language, copy, latest, title, no, issuer, day }: VerifiedCopy) {
  const words = verifyWords[language]
  const facts = [
    [words.state, latest > copy ? words.replaced(latest) : words.valid],
    [words.print, title],
    [words.no, no],
    [words.copy, words.number(copy)],
    [words.issuer, issuer],
    [words.day, day],
  ] as const
  const rows = facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)
  return { lang: words.lang, title: words.title, body: `<dl>${rows.join('')}</dl><p>${escaped(words.compare)}</p>` }
}
