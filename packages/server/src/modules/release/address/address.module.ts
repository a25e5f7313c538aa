import { addressCalls, addressDocument as document, addressStates } from '@jst/contracts/release'
import { documentEntity, fixedRows, registerDocument, rowsOf, stageOf, type Guard } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'

const { draft, refused } = addressStates.codes

const proof: Guard = async ({ tx }, { id }) => {
  const rows = await tx.query(
    `select from document_file where kind = $1 and subject_id = $2 and file_kind = 'proof' and removed_time is null limit 1`,
    [document.kind, id],
  )
  return rows.length > 0 ? allowed : refuse('INVALID_INPUT', texts.address.noProof)
}
/** Neither the writer of an address verifies it nor whoever submitted it. */
const second: Guard = async ({ tx, actor }, { id }) => {
  const rows = await tx.query(
    `select from release_address t where t.id = $1 and (t.create_id = $2 or exists (select from document_entry e
        where e.kind = $3 and e.subject_id = t.id and e.author_id = $2 and e.event in ('submit', 'changed')))`,
    [id, actor.employeeId, document.kind],
  )
  return rows.length === 0 ? allowed : refuse('FORBIDDEN', texts.address.own)
}

/** Makes addresses known to the calls of the document kit. */
export const registerAddresses = (): void =>
  registerDocument({ ...rowsOf(addressCalls.entity), document, guards: { proof, second }, effects: {} })

const base = documentEntity(document)
/** Rules of the list of addresses: one that was submitted is neither removed, merged nor changed by an import. */
export const addressRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open: [draft, refused], sentence: () => texts.address.locked }),
  derived: { Stage: stageOf(document, 't.state') },
}
