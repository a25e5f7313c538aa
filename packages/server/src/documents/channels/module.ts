import type { AnswerResult, ChannelWay, LostValue } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable, Tx } from '../../kernel/database/database.ts'
import type { WriteContext } from '../../kernel/http/endpoint.ts'
import type { MailFile } from '../notices/index.ts'
import type { DocumentCall, SubjectRow } from '../subject-row.ts'
import type { AnsweredCode } from './answer-codes.repo.ts'
import type { ChannelSettings, StoredChannel } from './channels.repo.ts'
import type { StoredMessage } from './messages.repo.ts'

/** A call that applies an answer, of a person or of a job. */
export type ApplyCall = DocumentCall & Pick<WriteContext<EmployeeActor>, 'now'>

/** A record as it is sent now. `C` is its content: it is stored with a mail, whose attachments are printed later. */
export interface Outgoing<C = unknown> {
  readonly type: string
  /** Code of the partner, '' where the record names none. */
  readonly partner: string
  readonly content: C
  /** Number that the partner gave the record, '' before. */
  readonly reference: string
  /** Why a record is given up. */
  readonly reason?: string
  /** Kept with the message: what `toldOf` gives back. Left out: the content, of kinds that follow on alone. */
  readonly told?: unknown
}
/** Facts for a writer besides the record. */
export interface WriteFacts {
  readonly no: string
  /** Key of the record that leads the message, null for one that is made up. */
  readonly record: number | null
  readonly channel: StoredChannel
  readonly way: ChannelWay
  /** Name of the sending company. */
  readonly company: string
  readonly person: string
  readonly at: Date
  /** The record is made up. */
  readonly test: boolean
}
/** Values that a kind reads before it writes. */
export interface PartnerFacts {
  readonly partnerName: string
}

export interface WrittenMessage {
  /** One of `formats`. */
  readonly format: string
  readonly body: string
  readonly lost: readonly LostValue[]
  /** Names of fields. */
  readonly missing: readonly string[]
  /** Why the message would be refused by its own schema: it is not sent so. */
  readonly gaps?: readonly string[]
  readonly assumed: readonly string[]
  readonly note: string
  /** Our number of the interchange, which acknowledgements name. */
  readonly control?: string
}
/** A message that a kind sends. */
export interface OutgoingMessage<C = unknown, F extends PartnerFacts = PartnerFacts, T extends string = string> {
  readonly type: T
  /** How the interface of a partner takes it. Methods other than POST address the partner's number below the endpoint. */
  readonly method: 'POST' | 'PUT' | 'PATCH'
  // a method, so that messages of any content stand in one list
  write(out: Outgoing<C>, facts: WriteFacts & F): WrittenMessage
}

/** An answer of a partner as its reader gives it. */
export interface ReadAnswer {
  readonly format: string
  readonly result: AnswerResult
  readonly words: string
  readonly lost: readonly LostValue[]
  /** Codes that mean what the partner says they mean: an administrator explains them. */
  readonly codes?: readonly AnsweredCode[]
  /** A positive acknowledgement that changes nothing of the record: no person has to handle it. */
  readonly informs?: boolean
  /** A report of the partner that answers no message. */
  readonly statement?: boolean
  /** A person has to interpret it. Until then the message keeps waiting for its answer. */
  readonly unclear?: boolean
  /** Key of the reported event: a repeated report of the same event is stored once. */
  readonly eventKey?: string
  /** Time that the partner states, if any: it answers no message that was sent later. */
  readonly saidAt?: Date
  /** Number that the partner gave the record. It is kept with the answer, and names the record in later ones. */
  readonly reference?: string
}
/** The record that an answer belongs to. */
export interface MatchedRecord {
  readonly id: number
  readonly no: string
  readonly partner: string
  /** Key of the message that it answers. Left out: the latest message of the record. */
  readonly answers?: number
  /** Person in whose name a statement is applied. */
  readonly handler?: number | null
}
/** One form of answers. */
export interface AnswerReader<A extends ReadAnswer = ReadAnswer, M extends MatchedRecord = MatchedRecord> {
  detect(text: string): boolean
  /**
   * `detect` finds texts of other forms too. One that came back for a message and that the reader refuses is then the interface's own response, and
   * is dropped.
   */
  readonly isLoose?: true
  /** The answers of a text that holds several. @throws AppError INVALID_INPUT */
  split?(text: string): string[]
  /** @throws AppError INVALID_INPUT with what is wrong with it */
  read(text: string): A
  /** The one record that the answer names; undefined for none and for several. */
  match(db: Queryable, companyId: number, answer: A): Promise<M | undefined>
  /** Values that the record gets when the answer is applied. They are stored with the answer and shown before. */
  propose?(answer: A, channel: StoredChannel | undefined, record: M): unknown
  /** Changes the record by the services that people change it by. @throws AppError what they refuse */
  apply(call: ApplyCall, message: StoredMessage & { readonly recordId: number }): Promise<void>
  /** Takes note of a text that is stored, with or without a record. In a transaction of the server. */
  heard?(tx: Tx, answer: A, heard: HeardAnswer): Promise<void>
  /** Takes note of the record that a person named for an answer which matched none. */
  linked?(tx: Tx, answer: A, record: M): Promise<void>
}
/** The receiver and the sender of an answer. */
export interface HeardAnswer {
  readonly companyId: number
  readonly text: string
  /** Code of the channel whose key signed it, '' for a text that a person entered. */
  readonly sender: string
  readonly at: Date
}

interface MessageFormat {
  readonly mime: string
  readonly ending: string
  /** Bytes of a text whose standard names another character set than its own head does, or which stands for a file of another form. */
  readonly encode?: (text: string) => Buffer | Promise<Buffer>
}

/** The server's side of `channels`: where the settings stand, how messages are written and answers are read. */
export interface ChannelModule<
  C = unknown,
  F extends PartnerFacts = PartnerFacts,
  T extends string = string,
  M extends MatchedRecord = MatchedRecord,
> {
  readonly settings: ChannelSettings
  /**
   * SQL of the log over aliases `m` (message) and `r` (record). `found`: function that finds records by an index of the letters of their words, which
   * holds the `searched` columns; without it these are read.
   */
  readonly log: { readonly title: string; readonly searched: readonly string[]; readonly found?: string; readonly partnerName: string }
  readonly formats: Readonly<Record<string, MessageFormat>>
  readonly messages: readonly OutgoingMessage<C, F, T>[]
  readonly answers: readonly AnswerReader<ReadAnswer, M>[]
  /** @throws AppError ILLEGAL_TRANSITION where nothing is to be sent */
  outgoing(db: Queryable, row: SubjectRow, others: readonly SubjectRow[]): Promise<Outgoing<C>>
  /** Groups records that are sent at once: those of a group leave in one message. Left out: each record by itself. */
  together?(db: Queryable, rows: readonly SubjectRow[]): Promise<readonly (readonly SubjectRow[])[]>
  facts(db: Queryable, out: Outgoing<C>, of: { readonly companyId: number; readonly record: number | null }): Promise<F>
  mail(out: Outgoing<C>, facts: WriteFacts & F): { readonly subject: string; readonly text: string }
  /** Names of fields that the partner requires and the record lacks. */
  gaps?(content: C, needed: readonly string[]): string[]
  /** A made-up record, by which a channel is tried. */
  sample(partner: string, at: Date): C
  /** Attachments of a mail besides the message. */
  attach?(no: string, content: C, issuer: string, at: Date): Promise<readonly MailFile[]>
  partnerName(db: Queryable, companyId: number, partner: string): Promise<string>
  /** A record by its key, or by its number in the company that sends it. */
  find(db: Queryable, by: { readonly id: number } | { readonly no: string; readonly companyId: number }): Promise<M | undefined>
  /** The number by which the partner knows the record now, '' without one. */
  reference?(db: Queryable, id: number): Promise<string>
  /** Answers of the simulated partner, the same for the same message. The first one answers the message; further ones name their records themselves. */
  simulate?(message: Pick<StoredMessage, 'no' | 'type' | 'payload'>): string | readonly string[]
  /** Pauses before the simulated partner answers; 1 where it is left out. */
  simulatedPause?(message: Pick<StoredMessage, 'payload'>): number
  /** Notifies the people who work on the record. Default: the staff who follow it. */
  tell?(tx: Tx, row: SubjectRow, title: string, description: string): Promise<void>
  /** A message of these records was queued, has left, was given up or is not tried any more: kinds whose state follows from messages write it. */
  stepped?(tx: Tx, ids: readonly number[]): Promise<void>
}

/** Declares the channels of a kind; the types of its content, facts and records are checked here. */
export const defineChannels = <C, F extends PartnerFacts, T extends string, M extends MatchedRecord>(
  module: ChannelModule<C, F, T, M>,
): ChannelModule<unknown, PartnerFacts, T> => module
