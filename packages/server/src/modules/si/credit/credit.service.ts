import type { BodyOf, ReplyOf } from '@jst/contracts'
import {
  creditKinds,
  expectedBills,
  type saveSiCredit,
  type SiCredit,
  type SiCreditClause,
  type SiCreditFinding,
  type siCreditVersions,
  type SiRecord,
} from '@jst/contracts/si'
import { checkCredit } from '@jst/si-drafts/rules'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, demandFound, invalid } from '../../../kernel/errors.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { isLive } from '../si.policy.ts'
import { findSi, siOfOrder, type StoredSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { findCredit, removeCredit, storeCredit, storeViolations } from './credit.repo.ts'
import { texts } from './texts.ts'

const none = (CGO_ID: number): SiCredit => ({ CGO_ID, CreditNo: '', Bank: '', Clauses: [], By: '', UpdateTime: null })

/** @throws AppError NOT_FOUND */
export async function creditOf(db: Queryable, orderId: number): Promise<SiCredit> {
  if (!(await findOrderForSi(db, orderId))) throw new AppError('NOT_FOUND')
  return (await findCredit(db, orderId)) ?? none(orderId)
}

function demandClauses(clauses: readonly SiCreditClause[]): void {
  clauses.forEach(({ Kind, Text }, at) => {
    if (Kind === 'latestShipment' && !isDay(Text.trim()))
      throw invalid(`Clauses[${at}].Text`, texts.day, creditKinds.latestShipment.zh, { Code: 'INVALID', Value: Text })
  })
}
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** @throws AppError NOT_FOUND, INVALID_INPUT, STALE_WRITE with the stored clauses */
export async function saveCredit(call: WriteCall<'emit'>, input: BodyOf<typeof saveSiCredit>): Promise<SiCredit> {
  const { tx, actor, audit, emit } = call
  const order = demandFound(await findOrderForSi(tx, input.CGO_ID))
  const Clauses = input.Clauses.filter(({ Text }) => Text.trim() !== '')
  if (Clauses.length > 0 && input.CreditNo.trim() === '') throw invalid('CreditNo', texts.numberNeeded, texts.number, { Code: 'REQUIRED' })
  demandClauses(Clauses)
  const before = (await findCredit(tx, order.id, true)) ?? none(order.id)
  demandVersion(input.UpdateTime, before)
  const written = { CreditNo: input.CreditNo.trim(), Bank: input.Bank.trim(), Clauses }
  if (Clauses.length === 0) await removeCredit(tx, order.id)
  const after = Clauses.length === 0 ? none(order.id) : await storeCredit(tx, order, written, actor.employeeName)
  audit({ action: 'si.credit', entity: 'cargo_order', entityId: order.id, diff: { credit: after.CreditNo, clauses: Clauses.length } })
  const bills = (await siOfOrder(tx, order.id)).map(({ record }) => record.id)
  await countViolations(tx, order.id)
  emit({
    to: { companies: [order.companyId, order.operatorId] },
    frame: { type: 'si/changed', content: { Ids: bills, CGO_IDs: [order.id] } },
  })
  return after
}

/** Findings about a bill; `live` are the valid bills of its order. */
function findingsOf(record: SiRecord, { Clauses }: SiCredit, live: readonly StoredSi[]): SiCreditFinding[] {
  const others = live.filter((si) => si.record.id !== record.id).map((si) => si.record)
  const bills = Math.max(others.length + 1, expectedBills(live.map((si) => si.record)))
  const clauses = Clauses.map(({ Kind, Text }) => ({ kind: Kind, text: Text }))
  return checkCredit(record, clauses, { bills, others }).map(({ clause, severity, path, said, message }) => ({
    Kind: clause.kind,
    Clause: clause.text,
    Severity: severity,
    Path: path,
    Said: said,
    Message: message,
  }))
}

/**
 * Counts the clauses that each bill of an order violates: each is a warning of its bill, so that no batch approves it. Called when the credit or a
 * bill of the order has changed.
 */
export async function countViolations(tx: Queryable, orderId: number): Promise<void> {
  const credit = (await findCredit(tx, orderId)) ?? none(orderId)
  const live = (await siOfOrder(tx, orderId)).filter(isLive)
  const counts = live.map(({ record }) => ({
    id: record.id,
    count: findingsOf(record, credit, live).filter(({ Severity }) => Severity === 'ERROR').length,
  }))
  await storeViolations(tx, counts)
}

const mostVersions = 50
/** @throws AppError NOT_FOUND */
export async function creditVersions(db: Queryable, id: number): Promise<ReplyOf<typeof siCreditVersions>> {
  const si = demandFound(await findSi(db, id))
  const credit = await findCredit(db, si.record.orderId)
  if (!credit) return []
  const live = (await siOfOrder(db, si.record.orderId)).filter(isLive)
  const found: ReplyOf<typeof siCreditVersions> = []
  for (let version = si.version; version > Math.max(0, si.version - mostVersions); version--) {
    const stored = await findVersion(db, id, version)
    if (stored) found.push({ Version: version, Findings: findingsOf({ ...stored.record, id }, credit, live) })
  }
  return found
}
