import { vgmDocument, type VgmContent } from '@jst/contracts/manifest'
import { EdifactError } from '@jst/edifact'
import {
  isVgmDeclaration,
  isVgmReply,
  readVermas,
  readVgmJson,
  readVgmReplies,
  splitVgm,
  VgmError,
  vgmOf,
  type ReadVgm,
  type VgmDeclaration,
  type VgmReply,
} from '@jst/manifest/vgm'
import {
  acknowledgedRecord,
  acknowledgement,
  type AcknowledgedAnswer,
  type AnswerReader,
  type ApplyCall,
  type MatchedRecord,
  type ReadAnswer,
  type StoredMessage,
} from '../../../documents/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { texts } from '../texts.ts'
import { takeAnswer } from './restate.ts'
import { findBox, findVgmRecord, messagesOfVgm, declarationsOfMessage } from './vgm.repo.ts'
import { takeReported } from './write.service.ts'

const { kind, channels } = vgmDocument
/** @throws AppError INVALID_INPUT with the fault of the text */
function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof VgmError || error instanceof EdifactError) throw invalid('Text', error.message)
    throw error
  }
}

interface ReplyAnswer extends ReadAnswer {
  readonly reply: VgmReply
}
/** `VG2611000001-02`: number and revision. */
const splitReference = (reference: string) => {
  const [, no = reference, revision = ''] = /^(.+)-(\d{1,6})$/.exec(reference) ?? []
  return { no, revision: Number(revision) }
}
/** Records that a reply is about: the one that it names, else all of its message. */
async function idsOf(db: Queryable, companyId: number, { message, reference }: VgmReply): Promise<number[]> {
  if (reference === '') return declarationsOfMessage(db, companyId, message)
  const record = await findVgmRecord(db, { no: splitReference(reference).no, companyId })
  return record ? [record.id] : []
}
/** The message that a reply answers: the one that it names, else the last one that told the revision. */
async function messageOf(db: Queryable, id: number, { message, reference }: VgmReply): Promise<string | undefined> {
  const sent = await messagesOfVgm(db, id)
  if (message !== '') return sent.find(({ Id }) => Id === message)?.Id
  const { revision } = splitReference(reference)
  return sent.findLast(({ Revision, State }) => Revision === revision && State !== 'dropped')?.Id
}
async function takeReply(tx: Tx, ids: readonly number[], reply: VgmReply): Promise<void> {
  const server = asServer(tx)
  for (const id of ids) {
    const Message = await messageOf(server, id, reply)
    if (Message !== undefined) await takeAnswer(server, id, { Message, Accepted: reply.accepted, Reason: reply.reason, At: reply.at })
  }
}
const replies: AnswerReader<ReplyAnswer, MatchedRecord> = {
  detect: isVgmReply,
  split: (text) =>
    reading(() => readVgmReplies(text)).map(({ accepted, ...reply }) =>
      JSON.stringify({
        vgmReplies: [{ ...reply, status: accepted ? 'accepted' : 'rejected' }],
      }),
    ),
  read: (text) => {
    const [reply] = reading(() => readVgmReplies(text))
    return {
      reply: reply!,
      format: 'reply',
      result: reply!.accepted ? 'confirmed' : 'declined',
      words: texts.vgm.reply(reply!.accepted, reply!.reason),
      lost: [],
      // the state follows from all answers at once; nobody has to apply one. It is about a box, not about all of its message
      informs: true,
      statement: true,
    }
  },
  match: async (db, companyId, { reply }) => {
    const [id] = await idsOf(db, companyId, reply)
    return id === undefined ? undefined : findVgmRecord(db, { id })
  },
  apply: ({ tx }: ApplyCall, { recordId, payload }: StoredMessage & { readonly recordId: number }) =>
    takeReply(tx, [recordId], reading(() => readVgmReplies(payload))[0]!),
  heard: async (tx, { reply }, { companyId }) => takeReply(tx, await idsOf(asServer(tx), companyId, reply), reply),
  linked: (tx, { reply }, { id }) => takeReply(tx, [id], { ...reply, reference: '' }),
}

/** Acknowledgements of a message are answers for all of its boxes. */
const acknowledgements: AnswerReader<AcknowledgedAnswer, MatchedRecord> = {
  detect: (text) => /UNH\+[^'+]{1,35}\+(APERAK|CONTRL)[:']/.test(text.slice(0, 4_000)),
  read: (text) => ({ ...acknowledgement(text, true), informs: true }),
  match: (db, companyId, answer) => acknowledgedRecord(db, companyId, kind, answer),
  apply: () => Promise.resolve(),
  heard: async (tx, { as, references, words }, { companyId, at }) => {
    if (as !== 'accepted' && as !== 'rejected') return
    const server = asServer(tx)
    for (const Message of references)
      for (const id of await declarationsOfMessage(server, companyId, Message))
        await takeAnswer(server, id, { Message, Accepted: as === 'accepted', Reason: as === 'rejected' ? words : '', At: at.toISOString() })
  },
}

interface DeclaredAnswer extends ReadAnswer {
  readonly declaration: VgmDeclaration
}
const readDeclared = (text: string): ReadVgm => reading(() => (text.trimStart().startsWith('UN') ? readVermas(text) : readVgmJson(text)))
/** Values of a declaration of another party; a blank leaves the stored value. */
const saidOf = ({ Record: record }: VgmDeclaration): Partial<VgmContent> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => key !== 'BoxNo' && value !== '' && value !== 0))

/** Declarations that shippers, scales or terminals send: a person takes them over, box by box. */
const declarations: AnswerReader<DeclaredAnswer, MatchedRecord> = {
  detect: isVgmDeclaration,
  split: (text) => reading(() => splitVgm(text)),
  read: (text) => {
    const { declarations: read, unread } = readDeclared(text)
    const [declaration] = read
    if (!declaration) throw invalid('Text', channels.words.notRead)
    const { BoxNo, Vgm } = declaration.Record
    return {
      declaration,
      format: text.trimStart().startsWith('UN') ? 'vermas' : 'dcsaVgm',
      result: 'changed',
      words: declaration.Retracted ? texts.vgm.toldBack(BoxNo) : texts.vgm.told(BoxNo, Vgm || (vgmOf(declaration.Record) ?? 0)),
      lost: [...unread],
      statement: true,
    }
  },
  match: async (db, companyId, { declaration }) => {
    const found = await findBox(db, companyId, declaration.Record)
    return found.length === 1 ? { id: found[0]!.id, no: found[0]!.no, partner: found[0]!.agent } : undefined
  },
  propose: ({ declaration }) => saidOf(declaration),
  apply: async (call: ApplyCall, { recordId, payload }: StoredMessage & { readonly recordId: number }) => {
    const [declaration] = readDeclared(payload).declarations
    if (declaration!.Retracted) throw new AppError('ILLEGAL_TRANSITION', { message: texts.vgm.backByHand })
    await takeReported({ ...call, requestId: '' }, recordId, saidOf(declaration!))
  },
}
export const vgmAnswers = [replies, declarations, acknowledgements] as const
