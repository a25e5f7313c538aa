import { answerResults, type AnswerResult } from '@jst/contracts/document'
import type { Tx } from '../../kernel/database/database.ts'
import { sendNotice } from '../notices/index.ts'
import type { SubjectRow } from '../registry.ts'
import { findSubjects, pageOf, staffCompanyOf } from '../subject.ts'
import { findStaffFollowers } from '../thread/followers.repo.ts'
import { recordUnsigned } from '../thread/record.ts'
import type { ChannelKind } from './kind.ts'
import type { StoredMessage } from './messages.repo.ts'
import { texts } from './texts.ts'

/** Tells the staff who follow the record, unless the kind tells them itself. */
async function tellStaff(tx: Tx, { document, module }: ChannelKind, row: SubjectRow, title: string, description: string): Promise<void> {
  if (module.tell) return module.tell(tx, row, title, description)
  await sendNotice(tx, {
    recipients: await findStaffFollowers(tx.system, document.kind, [row.id]),
    audience: { internal: staffCompanyOf(row) },
    kind: 'system',
    title,
    description,
    link: pageOf(document, row, 'staff'),
    bill: row.no,
    senderId: null,
  })
}

/** Gives a message up: adds an entry to the timeline and notifies the staff. */
export async function tellFailed(tx: Tx, kind: ChannelKind, { recordId, no, test }: StoredMessage, error: string): Promise<void> {
  if (recordId === null || test) return
  const [row] = await findSubjects(tx, kind.record, [recordId])
  if (!row) return
  const { facts, document, words } = kind
  await recordUnsigned(tx, { kind: document.kind, row }, '', { audience: 'internal', event: facts.events.failed, words: error })
  await tellStaff(tx, kind, row, words.failed(no), words.failedNext(texts.final(error)))
}

/** A partner has answered. */
export async function tellAnswered(
  tx: Tx,
  kind: ChannelKind,
  row: SubjectRow,
  answer: { readonly partner: string; readonly result: AnswerResult; readonly words: string },
): Promise<void> {
  const { partner, result, words } = answer
  const sentence = [answerResults[result].zh, words].filter((part) => part !== '').join('：')
  const { facts, document } = kind
  await recordUnsigned(tx, { kind: document.kind, row }, partner, { audience: 'internal', event: facts.events.answered, words: sentence })
  await tellStaff(tx, kind, row, kind.words.came(partner, result, row.no), words || texts.look)
}
