import { partyProblems, type PartyChoice, type PartyFields, type PartySource } from '@jst/contracts/document'
import { normText } from '@jst/contracts/entity'
import { addOwn } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { DocumentCall } from '../registry.ts'
import { findChoices, findParty, findSame, inOrder, writePick } from './choices.repo.ts'
import { bookCalls, demandReader, mayKeep, partySource, sourcesFor } from './readers.ts'

/** @throws AppError NOT_FOUND for a role that the kind does not have */
function roleOf(actor: EmployeeActor, kind: string, role: string) {
  const reader = demandReader(actor, kind)
  const facts = reader.parties.roles[role]
  if (!facts) throw new AppError('NOT_FOUND')
  return { reader, facts }
}

/** Options of a party box. Everybody gets those of his own company. */
export async function choicesOf(
  db: Queryable,
  actor: EmployeeActor,
  { Kind, Role, Keyword = '' }: { Kind: string; Role: string; Keyword?: string },
): Promise<PartyChoice[]> {
  const { facts } = roleOf(actor, Kind, Role)
  const criteria = { words: normText(Keyword), employeeId: actor.employeeId, use: facts.use }
  const choices = []
  for (const source of sourcesFor(actor)) choices.push(...(await findChoices(db, source, criteria)))
  return inOrder(choices).map(({ at: _at, fits: _fits, begins: _begins, ...choice }) => choice)
}

/** @throws AppError NOT_FOUND for a row that the caller does not see */
export async function pick(call: DocumentCall, { Kind, Source, Id }: { Kind: string; Source: PartySource; Id: number }): Promise<boolean> {
  const { tx, actor, audit } = call
  demandReader(actor, Kind)
  const module = partySource(Source)
  if (!sourcesFor(actor).includes(module) || !(await findParty(tx, module, Id))) throw new AppError('NOT_FOUND')
  await writePick(tx, Source, Id, actor)
  audit({ action: 'party.pick', entity: Source, entityId: Id })
  return true
}

/** Keeps what was typed. @throws AppError FORBIDDEN, INVALID_INPUT by the rules of the country */
export async function keep(call: DocumentCall, input: { Kind: string; Role: string; Party: PartyFields; Anyway?: boolean }) {
  const { tx, actor } = call
  const { reader, facts } = roleOf(actor, input.Kind, input.Role)
  if (!mayKeep(actor, reader)) throw new AppError('FORBIDDEN')
  const wrong = partyProblems(input.Party).find(({ warning }) => !warning)
  if (wrong) throw invalid(`Party.${wrong.field}`, wrong.message)
  const calls = bookCalls()
  const Same = input.Anyway ? [] : await findSame(tx, calls.entity.table, input.Party)
  if (Same.length > 0) return { Id: 0, Code: '', Same }
  const row = await addOwn(call, calls, { ...input.Party, Code: '', Kinds: [facts.use] })
  await writePick(tx, 'shippingParty', row.Id, actor)
  return { Id: row.Id, Code: row.Code, Same: [] }
}
