import { recordFields, type SiRecordWire, type SiVersionRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { fieldRightOf, maySee } from '../../kernel/access/field-rights.ts'

// The e-mail addresses of a record are the customer's contacts: a sensitive field for the operator's staff, its own for the customer.

const wireName = recordFields.emails.wire
const hides = (actor: EmployeeActor) => actor.companyKind === 'operator' && !maySee(actor, 'customerContact')

/** The record as the actor may see it. */
export const shownRecord = <R extends { emails: string }>(actor: EmployeeActor, record: R): R =>
  hides(actor) ? { ...record, emails: '' } : record
/** The same of a record on the wire. */
export const shownWire = (actor: EmployeeActor, wire: SiRecordWire): SiRecordWire => (hides(actor) ? { ...wire, [wireName]: '' } : wire)
/** A version without what it changed in the addresses. */
export const shownVersion = (actor: EmployeeActor, row: SiVersionRow): SiVersionRow =>
  hides(actor) ? { ...row, Differences: row.Differences.filter(({ Path }) => !Path.endsWith(wireName)) } : row

/** Input of the actor: hidden addresses stay as they are stored. */
export const writtenRecord = <R extends { emails: string }>(actor: EmployeeActor, record: R, stored: { emails: string }): R =>
  actor.companyKind === 'operator' && fieldRightOf(actor, 'customerContact') !== 'edit' ? { ...record, emails: stored.emails } : record
