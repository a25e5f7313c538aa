import type { BillPaper } from '@jst/contracts/bills'
import type { FastifyInstance } from 'fastify'
import { sendPaperState } from '../../../documents/index.ts'
import type { Database, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Limits } from '../../../kernel/limits/limits.ts'
import { contentOf, demandBill, type StoredBill } from '../bill/bill.repo.ts'
import { findByHash, type StoredPaper } from './paper.repo.ts'
import { contentHash, isHash, passportPath, paperState } from './passport.ts'

interface PageParts {
  readonly database: Database
  readonly limits: Limits
}
/** By address: enough for an office, too few for guessing. */
const limit = { calls: 30, perSeconds: 60 }

/** Page behind the code on a bill, for anybody: whether the paper is in force, and nothing else. */
export function registerPassports(app: FastifyInstance, { database, limits }: PageParts): void {
  const limiter = limits.of('passports', limit)
  app.get<{ Params: { hash: string }; Querystring: { no?: string; v?: string } }>(passportPath, async (request, reply) => {
    await limiter.pass(request.ip)
    const { no = '', v = '' } = request.query
    return sendPaperState(reply, await stateOf(database.system(), request.params.hash, no, v))
  })
}

/** Undefined for a hash that no paper has, and for one with another number or version. Papers of a bill that was removed are void. */
async function stateOf(system: Queryable, hash: string, no: string, version: string): Promise<BillPaper['State'] | undefined> {
  const paper = isHash(hash) ? await findByHash(system, hash) : undefined
  if (!paper || version !== String(paper.version) || no !== paper.blNo) return undefined
  const bill = await present(system, paper)
  return paperState(paper, bill, bill ? contentHash(await contentOf(system, paper.kind, paper.billId)) : '')
}

async function present(system: Queryable, { kind, billId }: StoredPaper): Promise<StoredBill | undefined> {
  try {
    return await demandBill(system, kind, billId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
