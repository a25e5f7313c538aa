import { amountText } from '@jst/contracts/money'
import type { Issue } from '@jst/contracts'
import { chargeBases, chargeProblems, type ChargeLine, type DocumentCharges } from '@jst/contracts/document'
import { placesOf } from '../../entity-kit/index.ts'
import { demand } from '../../kernel/access/policy.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import { moduleOf, type DocumentCall, type DocumentModule, type SubjectRow } from '../registry.ts'
import { findSubjects, mayEdit, sideOf, staffCompanyOf, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordChanges } from '../thread/record.ts'
import { currenciesOf, findCharges, exchangeRatesOn, replaceCharges, type ChargeSheet } from './charges.repo.ts'

/** Where charges are read: rows by the caller's connection, rates and currencies of the staff's company by one that sees them for both sides. */
interface Source {
  readonly db: Queryable
  readonly system: Queryable
}

/** @throws AppError NOT_FOUND for a list that the kind does not have, or that is not for the caller's side */
function demandSheet({ document, row }: Subject, actor: EmployeeActor, sheet: string): ChargeSheet {
  const facts = document.charges?.[sheet]
  if (!facts || (facts.audience === 'internal' && sideOf(actor, row) !== 'staff')) throw new AppError('NOT_FOUND')
  return { kind: document.kind, row, sheet, facts }
}

/** A list of charges with everything that its amounts come from. */
export async function chargesOf(source: Source, actor: EmployeeActor, subject: Subject, sheet: string): Promise<DocumentCharges> {
  return answer(source, subject, demandSheet(subject, actor, sheet))
}

/** The same for an area that has found the record, such as for the moves and prints of its kind. */
export function chargesOfRecord(source: Source, kind: string, row: SubjectRow, sheet: string): Promise<DocumentCharges> {
  const module = moduleOf(kind)
  const facts = module.document.charges?.[sheet]
  if (!facts) throw new Error(`document ${kind}: no charges ${sheet}`)
  return answer(source, { module, document: module.document, row }, { kind, row, sheet, facts })
}

async function answer({ db, system }: Source, { module }: Subject, sheet: ChargeSheet): Promise<DocumentCharges> {
  const { row } = sheet
  if (!module.measures) throw new Error(`document ${sheet.kind}: charges without measures`)
  const Measures = await module.measures(db, row)
  const company = staffCompanyOf(row)
  return {
    UpdateTime: row.updateTime,
    Lines: await linesOf(db, module, sheet),
    Measures,
    Rates: await exchangeRatesOn(system, company, Measures.Into, Measures.Day),
    Currencies: await currenciesOf(system, company),
  }
}

/** The stored lines, or those that follow from what the area keeps. */
async function linesOf(db: Queryable, { fixedCharges }: DocumentModule, sheet: ChargeSheet): Promise<ChargeLine[]> {
  if (!sheet.facts.fixed) return findCharges(db, sheet)
  const read = fixedCharges?.[sheet.sheet]
  if (!read) throw new Error(`document ${sheet.kind}: no lines of ${sheet.sheet}`)
  return [...(await read(db, sheet.row))]
}

/** @throws AppError NOT_FOUND for an unknown list, FORBIDDEN for the party and for a fixed list, STALE_WRITE, INVALID_INPUT with every finding */
export async function saveCharges(
  call: DocumentCall,
  subject: Subject,
  { Sheet, Lines, UpdateTime }: { Sheet: string; Lines: readonly ChargeLine[]; UpdateTime: string },
): Promise<DocumentCharges> {
  const { tx, actor } = call
  const { module, document, row } = subject
  const sheet = demandSheet(subject, actor, Sheet)
  if (sheet.facts.fixed || sideOf(actor, row) !== 'staff') throw new AppError('FORBIDDEN')
  // the staff's own connection sees the rates of their company
  const source = { db: tx, system: tx }
  const stand = async (lock: boolean) => {
    const [now] = await findSubjects(tx, module, [row.id], lock)
    if (!now) throw new AppError('NOT_FOUND')
    if (lock) demand(mayEdit(document, now.state))
    return answer(source, subject, { ...sheet, row: now })
  }
  const before = await stand(true)
  demandVersion(UpdateTime, before)
  await demandSound(tx, sheet, before, Lines)
  await replaceCharges(tx, sheet, Lines)
  await tx.query(`update ${module.table} set update_time = next_update_time(update_time) where id = $1`, [row.id])
  const after = await stand(false)
  await recordChanges(call, { kind: document.kind, row }, { [Sheet]: before.Lines.map(readable) }, { [Sheet]: after.Lines.map(readable) })
  call.audit({
    action: `${document.kind}.charges`,
    entity: document.kind,
    entityId: row.id,
    diff: { sheet: Sheet, lines: [before.Lines.map(readable), after.Lines.map(readable)] },
  })
  return after
}

/** Appends lines that an area adds to a list by its own rules, without the rights of a person. */
export async function appendCharges(tx: Tx, kind: string, id: number, sheet: string, lines: readonly ChargeLine[]): Promise<void> {
  const module = moduleOf(kind)
  const facts = module.document.charges?.[sheet]
  if (!facts) throw new Error(`document ${kind}: no charges ${sheet}`)
  if (lines.length === 0) return
  const [row] = await findSubjects(tx.system, module, [id])
  if (!row) throw new AppError('NOT_FOUND')
  const list = { kind, row, sheet, facts }
  await replaceCharges(tx.system, list, [...(await findCharges(tx.system, list)), ...lines])
}

/** @throws AppError INVALID_INPUT with every finding: what the declaration forbids, and codes and currencies that nobody knows */
async function demandSound(
  tx: Queryable,
  { row, facts }: ChargeSheet,
  { Lines, Currencies }: DocumentCharges,
  given: readonly ChargeLine[],
): Promise<void> {
  // a code that is not used any more stays on the lines that have it
  const knownCodes = new Set([
    ...(await placesOf(tx, 'charge', staffCompanyOf(row))).map(({ code }) => code),
    ...Lines.map(({ Code }) => Code),
  ])
  const currencies = new Set(Currencies.map(({ Code }) => Code))
  const unknown = given.flatMap(({ Code, Currency }, at) => [
    ...(Code === '' || knownCodes.has(Code) ? [] : [{ at, field: 'Code', message: texts.unknownCharge(Code) }]),
    ...(currencies.has(Currency) ? [] : [{ at, field: 'Currency', message: texts.unknownCurrency(Currency) }]),
  ])
  const issues = [...chargeProblems(given, facts), ...unknown].map(({ at, field, message }): Issue => {
    const Label = given[at]!.NameZh || given[at]!.Code
    return { Severity: 'ERROR', Code: 'INVALID', Path: `Lines[${at}].${field}`, Label, Message: message }
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

/** A charge as the timeline tells it. */
const readable = ({ Code, NameZh, Basis, Box, Quantity, Price, Currency, PpCc, Remark }: ChargeLine): string =>
  [
    Code,
    NameZh,
    Basis === 'F' ? `${Price}%` : `${amountText(Price, Currency)}/${Box || chargeBases[Basis]}`,
    Quantity && `×${Quantity}`,
    PpCc,
    Remark,
  ]
    .filter((part) => part !== '')
    .join(' ')
