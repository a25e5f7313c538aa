import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../../kernel/database/database.ts'
import type { Limits } from '../../kernel/limits/limits.ts'
import { moduleOf } from '../registry.ts'
import { findSubjects } from '../subject.ts'
import { findVerified, type VerifiedCopy } from './prints.repo.ts'
import { sendPaperState, type PaperState } from './state-page.ts'
import { isToken, verifyPath } from './verify-token.ts'

interface PageParts {
  readonly database: Database
  readonly limits: Limits
}

/** By address: enough for an office, too few for guessing. */
const limit = { calls: 30, perSeconds: 60 }

/** Page behind the code on a copy, for anybody: its state, and nothing else of the copy or its record. */
export function registerVerification(app: FastifyInstance, { database, limits }: PageParts): void {
  const limiter = limits.of('copies', limit)
  app.get<{ Params: { token: string }; Querystring: { no?: string; v?: string } }>(verifyPath, async (request, reply) => {
    await limiter.pass(request.ip)
    const { params, query } = request
    return sendPaperState(reply, await stateOf(database.system(), params.token, query.no, query.v))
  })
}

/** Undefined for an unknown token, and for one with another number or version. Codes of earlier copies name neither. */
async function stateOf(system: Queryable, token: string, no?: string, version?: string): Promise<PaperState | undefined> {
  const copy = isToken(token) ? await findVerified(system, token) : undefined
  if (!copy || (no ?? copy.no) !== copy.no || (version ?? String(copy.copy)) !== String(copy.copy)) return undefined
  if (await isVoid(system, copy)) return 'void'
  return copy.latest > copy.copy ? 'superseded' : 'valid'
}

/** A copy is void with its record: one that was removed, or that is printed no more as it stands. */
async function isVoid(system: Queryable, { kind, subjectId }: VerifiedCopy): Promise<boolean> {
  const module = moduleOf(kind)
  const [row] = await findSubjects(system, module, [subjectId])
  return !row || module.notPrinted?.(row) !== undefined
}
