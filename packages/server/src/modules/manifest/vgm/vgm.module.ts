import { vgmDocument as document } from '@jst/contracts/manifest'
import { registerDocument, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'
import { demandSound } from './outgoing.ts'
import { vgmChannelModule } from './vgm.channels.ts'
import { beginRetraction, findVgms, nextRevision, restoreInForce, type StoredVgm } from './vgm.repo.ts'

interface MoveFacts {
  readonly vgms: ReadonlyMap<number, StoredVgm>
}
const readFacts = async ({ tx }: DocumentCall, rows: readonly SubjectRow[]): Promise<MoveFacts> => {
  const vgms = await findVgms(
    tx,
    rows.map(({ id }) => id),
  )
  return { vgms: new Map(vgms.map((vgm) => [vgm.id, vgm])) }
}
function vgmIn({ vgms }: MoveFacts, { id }: SubjectRow): StoredVgm {
  const found = vgms.get(id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
const checked: Guard<MoveFacts> = async ({ tx }, row, _input, facts) => {
  await demandSound(tx.system, [vgmIn(facts, row)], new Date())
  return allowed
}
const inForce: Guard<MoveFacts> = (_call, row, _input, facts) =>
  vgmIn(facts, row).inForce === null ? refuse('ILLEGAL_TRANSITION', texts.vgm.nothingInForce) : allowed

type Effect = (call: DocumentCall, row: SubjectRow, input: unknown, facts: MoveFacts) => Promise<void>
const nextDeclaration: Effect = async ({ tx }, { id }) => void (await nextRevision(tx, id))
const restore: Effect = async ({ tx }, { id }) => void (await restoreInForce(tx, id))
const askRetraction: Effect = async ({ tx }, { id }) => void (await beginRetraction(tx, id))
/** A retraction that was not sent is forgotten; what is written next is a correction. */
const afterTakingBack: Effect = async ({ tx }, row, _input, facts) => {
  if (vgmIn(facts, row).retracting) await nextRevision(tx, row.id)
}

/** Makes declarations known to the calls of the document kit. */
export function registerVgms(): void {
  registerDocument({
    document,
    table: 'vgm',
    no: 't.code',
    title: `concat_ws(' ', t.box_no, nullif(t.bill_no, ''))`,
    // it is worked on at the page of its bill
    query: `'Id=' || t.manifest_id`,
    guards: { checked, inForce },
    facts: readFacts,
    effects: { correct: nextDeclaration, takeBack: afterTakingBack, keep: restore, retract: askRetraction },
    channels: vgmChannelModule,
  })
}
