import type { DocumentSide } from '@jst/contracts/document'
import { firstNumbers, hearersOf } from '../hearers.ts'
import { sendNotice } from '../notices/index.ts'
import type { DocumentCall, SubjectRow } from '../registry.ts'
import { staffCompanyOf } from '../subject.ts'
import { tell } from '../tell.ts'
import { texts } from '../texts.ts'
import { findFollowers, findFollowersOfMany } from '../thread/followers.repo.ts'
import type { Move } from './move.ts'

/** Tells the followers of records that one request moved, each person once: of one record with its page, of many with their first numbers. */
export async function tellMoved(call: DocumentCall, move: Move, rows: readonly SubjectRow[]): Promise<void> {
  const { module, facts, input } = move
  const { document } = module
  const [row] = rows
  if (!row) return
  const sentence = texts.notice.by(call.actor.employeeName, input.remarks)
  const tellOf = (one: SubjectRow, people: Parameters<typeof tell>[2]) =>
    tell(call, { module, document, row: one }, people, (what) => texts.notice.moved(what, facts.zh), sentence)
  const others = <P extends { readonly id: number }>(people: readonly P[]) => people.filter(({ id }) => id !== call.actor.employeeId)
  if (rows.length === 1) return tellOf(row, others(await findFollowers(call.tx.system, { kind: document.kind, row })))

  const byId = new Map(rows.map((one) => [one.id, one]))
  const followers = others(await findFollowersOfMany(call.tx.system, document.kind, [...byId.keys()]))
  for (const side of ['staff', 'party'] as const) {
    const audience = audiences[side]
    const heard = followers.filter((one) => one.audience === audience).map(({ id, subject }) => ({ person: id, row: byId.get(subject)! }))
    for (const { people, rows: theirs } of hearersOf(heard)) {
      const [first] = theirs
      if (side === 'party' && first!.operatorId === null) continue
      if (theirs.length === 1)
        await tellOf(
          first!,
          people.map((id) => ({ id, audience })),
        )
      else await tellOfMany(call, move, side, people, theirs)
    }
  }
}

const audiences = { staff: 'internal', party: 'customer' } as const satisfies Record<DocumentSide, string>

/** People of one company: whoever follows a record does so as somebody of one of its sides. */
async function tellOfMany(
  { tx, actor }: DocumentCall,
  { module, facts, input }: Move,
  side: DocumentSide,
  people: readonly number[],
  rows: readonly SubjectRow[],
): Promise<void> {
  const sentence = texts.notice.by(actor.employeeName, input.remarks)
  await sendNotice(tx, {
    recipients: people,
    audience: { internal: side === 'staff' ? staffCompanyOf(rows[0]!) : rows[0]!.companyId },
    kind: 'system',
    title: texts.notice.movedMany(module.document.zh, rows.length, facts.zh),
    description: `${sentence}；${texts.notice.among(firstNumbers(rows), rows.length)}`,
    link: (side === 'staff' ? module.list : module.partyList) ?? '',
    senderId: actor.employeeId,
  })
}
