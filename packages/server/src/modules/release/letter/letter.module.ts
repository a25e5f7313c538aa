import { letterCalls, letterDocument as document, letterStates, returnCalls } from '@jst/contracts/release'
import { documentEntity, fixedRows, registerDocument, rowsOf, stageOf, type Guard } from '../../../documents/index.ts'
import type { EntityCall, EntityRules } from '../../../entity-kit/index.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { fillFromCustomers, nameOfCustomer } from '../customers.ts'
import { texts } from '../texts.ts'
import { letterPrint } from './letter.print.ts'

const { kind } = document
const { open } = letterStates.codes

const sealed: Guard = async ({ tx }, { id }) => {
  const rows = await tx.query(
    `select from document_file where kind = $1 and subject_id = $2 and file_kind = 'sealed' and removed_time is null limit 1`,
    [kind, id],
  )
  return rows.length > 0 ? allowed : refuse('INVALID_INPUT', texts.letter.noSeal)
}
/** A letter is accepted by somebody who neither made, changed nor handed it in. */
const second: Guard = async ({ tx, actor }, { id }) => {
  const rows = await tx.query(
    `select from release_loi t where t.id = $1 and (t.create_id = $2 or exists (select from document_entry e
        where e.kind = $3 and e.subject_id = t.id and e.author_id = $2 and e.event in ('submit', 'changed')))`,
    [id, actor.employeeId, kind],
  )
  return rows.length === 0 ? allowed : refuse('FORBIDDEN', texts.letter.own)
}
const inDate: Guard = async ({ tx }, { id }) => {
  const rows = await tx.query('select from release_loi where id = $1 and valid_to < china_day()', [id])
  return rows.length === 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.letter.over)
}

/** Makes letters known to the calls of the document kit. */
export const registerLetters = (): void =>
  registerDocument({
    ...rowsOf(letterCalls.entity),
    query: `'Letter=' || t.id`,
    title: `concat_ws(' ', nullif(t.name_zh, ''), t.bill_nos)`,
    document,
    guards: { sealed, second, inDate },
    effects: {},
    prints: { letter: letterPrint },
    notPrinted: ({ state }) =>
      state === letterStates.codes.revoked || state === letterStates.codes.expired ? texts.letter.notInForce : undefined,
  })

const fill = (call: EntityCall, ids: readonly number[]) =>
  fillFromCustomers(call, 'release_loi', ids, `customer_id = c.id, ${nameOfCustomer}, warned_on = null`)
const base = documentEntity(document)
/** Rules of the list of letters. A letter belongs to the customer that it names when it is written. */
export const letterRules: EntityRules = {
  ...base,
  ...fixedRows(document, { open: [open], sentence: () => texts.letter.locked }),
  unnamed: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    ApplicationNo: `coalesce((select a.code from release_application a where a.id = t.application_id), '')`,
    PaperBack: `exists (select from ${returnCalls.entity.table} r where r.company_id = t.company_id and r.code = t.code and r.kind_of = 'letter'
      and r.state = 1 and r.removed_at is null)`,
  },
  written: async (call, row, before) => {
    await base.written(call, row, before)
    await fill(call, [row.Id])
  },
  brought: fill,
}
