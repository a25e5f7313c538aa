import type { AnswerResult } from '@jst/contracts/document'
import { EdifactError, readAcknowledgement, type AcknowledgedAs } from '@jst/edifact'
import type { Queryable } from '../../kernel/database/database.ts'
import { invalid } from '../../kernel/errors.ts'
import { messageByControl } from './messages.repo.ts'
import type { MatchedRecord, ReadAnswer } from './module.ts'
import { texts } from './texts.ts'

/** Runs a reader of EDIFACT. @throws AppError INVALID_INPUT with the fault of the text */
export function readEdi<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof EdifactError) throw invalid('Text', error.message)
    throw error
  }
}
export interface AcknowledgedAnswer extends ReadAnswer {
  readonly as: AcknowledgedAs
  /** Numbers that it names, the interchange's among them. */
  readonly references: readonly string[]
}
const results: Readonly<Record<AcknowledgedAs, AnswerResult>> = {
  accepted: 'confirmed',
  rejected: 'declined',
  received: 'pending',
  unclear: 'pending',
}
/** Reads APERAK and CONTRL. @param informs an acceptance changes nothing of the record. @throws AppError INVALID_INPUT */
export function acknowledgement(text: string, informs: boolean): AcknowledgedAnswer {
  const read = readEdi(() => readAcknowledgement(text))
  if (!read) throw invalid('Text', texts.acknowledged.unclear)
  const { kind, as, references, errors, problems } = read
  return {
    format: kind.toLowerCase(),
    result: results[as],
    words: [texts.acknowledged[as], ...errors.map(({ words }) => words)].join('；'),
    lost: [
      ...errors.map(({ code, words }, at) => ({ Path: `!${at + 1}`, Label: kind, Value: code, Why: words })),
      ...problems.map((Why, at) => ({ Path: `#${at + 1}`, Label: kind, Value: '', Why })),
    ],
    codes: errors.filter(({ standard }) => !standard),
    informs: as === 'received' || (as === 'accepted' && informs),
    as,
    references,
  }
}

/** The record of the message that an acknowledgement names, with the key of that message; undefined for none and for several. */
export async function acknowledgedRecord(
  db: Queryable,
  companyId: number,
  kind: string,
  { references }: AcknowledgedAnswer,
): Promise<(MatchedRecord & { readonly answers: number }) | undefined> {
  const records = new Map<number, MatchedRecord & { readonly answers: number }>()
  for (const control of references) {
    const message = await messageByControl(db, companyId, kind, control)
    if (message && message.recordId !== null)
      records.set(message.id, { id: message.recordId, no: message.no, partner: message.partner, answers: message.id })
  }
  return records.size === 1 ? [...records.values()][0] : undefined
}
