import type { DraftUse } from '@jst/contracts'
import { creditDocument, creditStates, type CreditApplication } from '@jst/contracts/partner'
import {
  agreed,
  asking,
  drawNumbers,
  moveRecord,
  recordChanges,
  recordEvent,
  registerDocument,
  useDraft,
  voidRound,
  type DocumentCall,
  type SubjectRow,
} from '../../../documents/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { demandRows } from '../partner.repo.ts'
import { kinds } from '../partner.kinds.ts'
import { texts } from '../texts.ts'
import { keepTerms } from './terms.ts'
import * as repo from './credit.repo.ts'

const { kind } = creditDocument
const { codes } = creditStates

registerDocument({
  document: creditDocument,
  table: 'credit_application',
  no: 't.no',
  title: `(select c.name_zh from customer c where c.id = t.customer_id)`,
  query: `'Id=' || t.customer_id || '&Credit=' || t.id`,
  approval: {
    facts: async (tx, { id }) => {
      const held = await repo.findCurrentTerms(tx, id)
      const application = (await repo.findApplication(tx, id))!
      const before = held.CreditLimit ?? 0
      return {
        CreditLimit: [held.CreditLimit, application.CreditLimit],
        Increase: [null, application.CreditLimit - before],
        CreditDays: [held.CreditDays, application.CreditDays],
        CreditGate: [held.CreditGate || null, application.CreditGate],
        Level: [null, held.Level || null],
        ValidTo: [null, application.ValidTo],
        Reason: [null, application.Reason],
      }
    },
    relations: { sales: (db, { id }) => repo.findSales(db, id) },
  },
  guards: {
    agreed: agreed(kind),
    alone: async ({ tx }: DocumentCall, { id }: SubjectRow) => {
      // two applications of one customer wait for each other here
      await repo.findCurrentTerms(tx, id, true)
      const other = await repo.findWaiting(tx.system, id)
      return other === undefined ? allowed : refuse('ILLEGAL_TRANSITION', texts.creditWaiting(other))
    },
  },
  effects: { submit: asking(kind), approve: takeTerms },
})

/** An approved application gives its customer the terms, with a line in the customer's own timeline. */
async function takeTerms(call: DocumentCall, { id, no }: SubjectRow): Promise<void> {
  const { tx } = call
  const before = await repo.findCurrentTerms(tx, id, true)
  await repo.takeTerms(tx, id)
  await keepTerms(tx, before, (await repo.findApplication(tx, id))!)
  const changes = diffOf(before, await repo.findCurrentTerms(tx, id))
  recordEvent(call, { kind: 'customer', row: before }, { audience: 'internal', event: 'credit', words: no, changes })
  call.audit({ action: 'customer.credit', entity: 'customer', entityId: before.id, diff: { no, ...changes } })
}

type Input = repo.Terms & {
  readonly Id: number
  readonly CustomerId: number
  readonly UpdateTime?: string
  readonly Submit: boolean
  readonly Draft?: DraftUse
}

/**
 * Writes an application of a customer that the caller sees, and asks for approval with `Submit`. One that is in approval is taken back first.
 * @throws AppError INVALID_INPUT, STALE_WRITE, ILLEGAL_TRANSITION for one that holds already
 */
export async function saveApplication(
  call: DocumentCall,
  { Id, CustomerId, UpdateTime, Submit, Draft, ...input }: Input,
): Promise<CreditApplication> {
  const { tx, actor } = call
  const terms: repo.Terms = { ...input, Reason: input.Reason.trim() }
  if (terms.Reason === '') throw invalid('Reason', texts.creditReason)
  await demandRows(tx, kinds.customer, [CustomerId])
  const id = Id === 0 ? await add(call, CustomerId, terms) : Id
  if (Id !== 0) await change(call, Id, CustomerId, UpdateTime ?? '', terms)
  if (Submit) await moveRecord(call, kind, id, 'submit')
  if (Draft) await useDraft(call, kind, Draft)
  call.audit({ action: `${kind}.${Id === 0 ? 'add' : 'modify'}`, entity: kind, entityId: id, diff: { limit: terms.CreditLimit } })
  const [stored] = (await repo.findApplications(tx, CustomerId)).filter((one) => one.Id === id)
  return stored ?? { ...(await repo.findApplication(tx, id))!, ByName: actor.employeeName }
}

async function add(call: DocumentCall, customerId: number, terms: repo.Terms): Promise<number> {
  const { tx, actor } = call
  const [no] = await drawNumbers(tx, { companyId: actor.companyId, kind }, 1)
  const id = await repo.insertApplication(tx, actor, no!, customerId, terms)
  recordEvent(call, { kind, row: placeOf(call, id) }, { audience: 'internal', event: 'created' })
  return id
}

const placeOf = ({ actor }: DocumentCall, id: number) => ({ id, companyId: actor.companyId, operatorId: actor.operatorId })

async function change(call: DocumentCall, id: number, customerId: number, version: string, terms: repo.Terms): Promise<void> {
  const before = await repo.findApplication(call.tx, id)
  if (!before || before.CustomerId !== customerId) throw new AppError('NOT_FOUND')
  demandVersion(version, before)
  if (before.State === codes.approved) throw new AppError('ILLEGAL_TRANSITION', { message: texts.creditHolds })
  await voidRound(call, kind, id)
  await repo.updateApplication(call.tx, id, terms)
  await recordChanges(call, { kind, row: placeOf(call, id) }, pick(before), terms)
}
const pick = ({ CreditLimit, CreditDays, CreditGate, ValidTo, Reason }: CreditApplication): repo.Terms => ({
  CreditLimit,
  CreditDays,
  CreditGate,
  ValidTo,
  Reason,
})
