import { statesOf } from '@jst/contracts/document'
import type { Tx } from '../../kernel/database/database.ts'
import { writeUnsignedAudit } from '../../kernel/audit/audit.ts'
import { AppError } from '../../kernel/errors.ts'
import { moduleOf } from '../registry.ts'
import { findSubjects } from '../subject.ts'
import { tell } from '../tell.ts'
import { texts } from '../texts.ts'
import { insertEntry } from '../thread/entries.repo.ts'
import { findFollowers } from '../thread/followers.repo.ts'
import { tellChanged } from '../thread/record.ts'
import { writeState } from './states.repo.ts'

/** A move that no employee makes: somebody who opened a link, or time. */
export interface UnsignedMove {
  readonly event: string
  /** The request or job that it belongs to, for the audit log. */
  readonly requestId: string
  /** Name of the person for the timeline; '' : nobody. */
  readonly by: string
  readonly words?: string
  readonly reason?: string
  /** The other side reads it too. Absent: the staff alone. */
  readonly shared?: true
}

/**
 * Makes such a move in a transaction of the server. Whoever calls has judged that it may be made: no side, button or guard is asked, and no effect
 * runs. Followers are notified.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION from another state
 */
export async function moveUnsigned(
  tx: Tx,
  kind: string,
  id: number,
  { event, requestId, by, words = '', reason = '', shared }: UnsignedMove,
): Promise<void> {
  const module = moduleOf(kind)
  const states = statesOf(module.document)
  const facts = states?.moves[event]
  const [row] = await findSubjects(tx, module, [id], true)
  if (!row || !states || !facts) throw new AppError('NOT_FOUND')
  if (!states.startsFrom(event, row.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.illegal(states.wordOf(row.state), facts.zh) })
  const { dueHours } = states.states[facts.to]!
  await writeState(tx, module, { id, from: row.state, to: states.codeAfter(event), version: row.updateTime, dueHours })
  const place = { kind, row }
  const author = by === '' ? null : { id: null, name: by, company: '' }
  const audience = shared && row.operatorId !== null ? 'customer' : 'internal'
  await insertEntry(tx, place, { audience, event, author, words, reason })
  const change = { state: [states.wordOf(row.state), facts.zh] } as const
  writeUnsignedAudit(tx, row, requestId, { action: `${kind}.${event}`, entity: kind, entityId: id, diff: change })
  tellChanged(tx, place)
  const followers = (await findFollowers(tx.system, place)).filter(({ audience }) => audience === 'internal')
  await tell(
    { tx, actor: null },
    { module, document: module.document, row },
    followers,
    (what) => texts.notice.moved(what, facts.zh),
    [by, words].filter((part) => part !== '').join('：'),
  )
}
