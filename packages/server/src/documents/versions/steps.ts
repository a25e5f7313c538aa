import { compareContents, statesOf, type DocumentFacts } from '@jst/contracts/document'
import type { Entity } from '@jst/contracts/entity'
import type { Queryable } from '../../kernel/database/database.ts'
import { findBoxes } from '../boxes/boxes.repo.ts'
import { findLines, shownField } from '../lines/lines.repo.ts'
import { moduleOf, type DocumentCall, type MoveInput } from '../registry.ts'
import type { SubjectRow } from '../subject-row.ts'
import { findVersion, insertVersions, versionHeads } from './versions.repo.ts'

type Content = Readonly<Record<string, unknown>>
/** Differences that a step stores; the number of all is stored beside them. */
const mostStored = 100

/** Reads the content of an entity's row: its fields, lines by part, and boxes with their lines. */
export const recordContent =
  ({ table, fields, derived = [] }: Entity, { kind, lines = {}, boxes }: DocumentFacts) =>
  async (db: Queryable, { id }: SubjectRow): Promise<Content> => {
    const storedFields = fields.filter(({ key }) => !derived.some((one) => one.key === key))
    const [values] = await db.query<Content>(`select ${storedFields.map(shownField).join(', ')} from ${table} where id = $1`, [id])
    const parts = await Promise.all(Object.entries(lines).map(async ([part, facts]) => [part, await findLines(db, facts, kind, id)]))
    const storedBoxes = boxes && (await findBoxes(db, boxes, kind, [id])).get(id)
    return {
      ...values,
      ...(Object.fromEntries(parts) as Content),
      ...(boxes ? { Boxes: (storedBoxes ?? []).map(({ Box, Lines }) => ({ ...Box, Lines })) } : {}),
    }
  }

/**
 * An effect of moves: stores the record whole. `begins`: as a new version, else as a step of the latest one. `inForce`: the version comes into force,
 * in the column `in_force_version` of the record.
 */
export function storesVersion({ kind }: DocumentFacts, { begins = false, inForce = false } = {}) {
  return async ({ tx, actor }: DocumentCall, row: SubjectRow, { event, remarks, reason }: MoveInput): Promise<void> => {
    const { table, document, versions } = moduleOf(kind)
    if (!versions?.content) throw new Error(`document ${kind}: no content of versions`)
    const snapshot = await versions.content(tx, row)
    const [latest] = await versionHeads(tx, versions, row.id)
    const version = (latest?.Number ?? 0) + (begins || !latest ? 1 : 0)
    const before = latest && begins ? await findVersion(tx, versions, row.id, latest.Number) : undefined
    const shape = document.versions?.shape
    const differences = before && shape ? compareContents(shape, before.content as Content, snapshot as Content) : []
    const states = statesOf(document)
    const step = {
      record: row.id,
      company: row.companyId,
      operator: row.operatorId,
      version,
      event,
      status: states?.states[states.moves[event]?.to ?? '']?.code ?? row.state,
      author: { id: actor.employeeId, name: actor.employeeName, company: actor.companyName },
      remarks,
      reasonCode: reason,
      fieldRemarks: [],
      changes: differences.length,
      differences: differences.slice(0, mostStored),
      waited: null,
      snapshot,
    }
    await insertVersions(tx, versions, [step])
    if (inForce) await tx.query(`update ${table} set in_force_version = $2 where id = $1`, [row.id, version])
  }
}
