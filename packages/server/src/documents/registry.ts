import type { Issue } from '@jst/contracts'
import type {
  ApprovalFacts,
  ChargeLine,
  ChargeMeasures,
  DocumentFacts,
  GuardsOf,
  Line,
  MovesOf,
  PrintLanguage,
} from '@jst/contracts/document'
import type { Queryable, Tx } from '../kernel/database/database.ts'
import { AppError } from '../kernel/errors.ts'
import type { Verdict } from '../kernel/access/policy.ts'
import type { Surroundings } from '../kernel/process/surroundings.ts'
import type { BoxesModule } from './boxes/module.ts'
import type { ChannelModule, PartnerFacts } from './channels/module.ts'
import type { DeskModule } from './desk/module.ts'
import type { PrintBlock, PrintMarks, PrintSheet } from './prints/sheet.ts'
import type { DocumentCall, SubjectRow } from './subject-row.ts'
import type { TemplateModule } from './templates/module.ts'
import type { VersionModule } from './versions/module.ts'
import type { ShipmentAnswers, ShipmentLink } from './thread/shipment.ts'

export type { DocumentCall, SubjectRow }

/** Input of a move. */
export interface MoveInput {
  readonly event: string
  readonly remarks: string
  readonly reason: string
}

/** Facts that guards and effects of a move need of each record: `F` is what `facts` of the module reads. */
export type Guard<F = unknown> = (call: DocumentCall, row: SubjectRow, input: MoveInput, facts: F) => Verdict | Promise<Verdict>
/** Returns the quantities of a record that its charges are counted by. */
type MeasuresOf = (db: Queryable, row: SubjectRow) => Promise<ChargeMeasures>
/** Lines of a list that its area writes. */
type FixedLines = (db: Queryable, row: SubjectRow) => Promise<readonly ChargeLine[]>
/** A print with a form of its own, such as a bill of lading: its pages are drawn by the area, its workbook has the blocks. */
interface DrawnPrint {
  readonly blocks: readonly PrintBlock[]
  readonly draw: (sheet: PrintSheet, marks: PrintMarks) => Promise<Buffer>
  /** Characters that this form cannot draw, each once; absent: those that no face of the prints has. */
  readonly unprintable?: readonly string[]
}
/** Builds the content of a print of a record, block by block. */
export type PrintBuilder = (request: {
  readonly db: Queryable
  /** As the server: names of companies, which the reader of a record does not see. */
  readonly system: Queryable
  readonly row: SubjectRow
  readonly language: PrintLanguage
  /** For addresses that are printed. */
  readonly place: Pick<Surroundings, 'secrets' | 'origin'>
}) => Promise<readonly PrintBlock[] | DrawnPrint>
type Effect<F = unknown> = (call: DocumentCall, row: SubjectRow, input: MoveInput, facts: F) => Promise<void>
type Target<F = unknown> = (row: SubjectRow, facts: F) => number
/** Reads the facts of a move for all records of one request, which are locked. It is called once for each move, before its guards. */
type ReadFacts<F = unknown> = (call: DocumentCall, rows: readonly SubjectRow[], input: MoveInput) => Promise<F>
/** Effect of a move on all records of one request, once: it refuses none of them. */
type EffectOnAll = (call: DocumentCall, rows: readonly SubjectRow[], input: MoveInput) => Promise<void>

/** Issues with values that the caller has to confirm first, by the key of the record. */
type MoveDoubts = (call: DocumentCall, rows: readonly SubjectRow[]) => Promise<ReadonlyMap<number, readonly Issue[]>>
/** Rows of a part that are about to replace those `before`. */
interface LinesChange {
  readonly part: string
  readonly rows: readonly Line[]
  readonly before: readonly Line[]
}
/** The same of rows, each at `Rows[1].Amount`. */
type LineDoubts = (call: DocumentCall, row: SubjectRow, change: LinesChange) => Promise<readonly Issue[]>

type FactValue = string | number | null
/** Approval data of a record: current and future values by fact, and the people of each relation. */
export interface ApprovalAnswers<A extends ApprovalFacts = ApprovalFacts> {
  readonly facts: (tx: Tx, row: SubjectRow) => Promise<{ readonly [F in keyof A['facts']]: readonly [before: FactValue, value: FactValue] }>
  readonly relations: { readonly [R in keyof A['relations']]: (db: Queryable, row: SubjectRow) => Promise<readonly number[]> }
}

/** The server's side of a kind: where its rows stand, and what its moves ask and do. */
export interface DocumentModule {
  readonly document: DocumentFacts
  readonly table: string
  /** Narrows the table to rows of the kind, over alias `t`. */
  readonly where?: string
  /** Expressions over alias `t`: number and name by which people know a row. */
  readonly no: string
  readonly title: string
  /** The same of the query of its page, where that is not its own `Id`. */
  readonly query?: string
  readonly approval?: ApprovalAnswers
  readonly guards: Readonly<Record<string, Guard | undefined>>
  /** Run in the transaction of the move, after the state was written. */
  readonly effects: Readonly<Record<string, Effect | undefined>>
  /** Codes of the states that moves with an effect lead to where the record decides it, such as back to the state before a request. */
  readonly targets?: Readonly<Record<string, Target | undefined>>
  readonly facts?: ReadFacts
  /** The same of all records that one request moved, after their effects. A move with nothing else is written with few statements for all of them. */
  readonly together?: Readonly<Record<string, EffectOnAll | undefined>>
  /** Values that are probably mistyped: what asks for them is refused until its caller has confirmed them. */
  readonly moveDoubts?: Readonly<Record<string, MoveDoubts | undefined>>
  readonly lineDoubts?: LineDoubts
  /** Paths of its lists, where a notice of many records leads; left out: nowhere. */
  readonly list?: string
  readonly partyList?: string
  /** Of kinds with charges. */
  readonly measures?: MeasuresOf
  /** Of lists of charges that are fixed, by their names. */
  readonly fixedCharges?: Readonly<Record<string, FixedLines | undefined>>
  /** Of kinds with prints, by their names. */
  readonly prints?: Readonly<Record<string, PrintBuilder>>
  /**
   * Reason why a record is left out where many are printed together, such as that it is void; undefined: it is printed. Copies that were given out
   * before are void from then on.
   */
  readonly notPrinted?: (row: SubjectRow) => string | undefined
  /** Of kinds that share what is booked. */
  readonly boxes?: BoxesModule
  /** Of kinds that are sent to partners. */
  readonly channels?: ChannelModule
  /** Of kinds with templates. */
  readonly templates?: TemplateModule<Readonly<Record<string, unknown>>>
  /** Of kinds whose steps keep the record whole. */
  readonly versions?: VersionModule
  /** Of kinds whose records wait for the staff. */
  readonly desk?: DeskModule
  /** Of kinds of a shipment: where it is kept what they were made of, and entries that their area keeps. */
  readonly shipment?: ShipmentAnswers
}

/** The same, held to what the kind declares: a guard without an answer does not compile, nor an effect of no move. */
type Declared<D extends DocumentFacts, F> = Omit<
  DocumentModule,
  | 'document'
  | 'facts'
  | 'guards'
  | 'effects'
  | 'targets'
  | 'together'
  | 'moveDoubts'
  | 'approval'
  | 'boxes'
  | 'channels'
  | 'templates'
  | 'versions'
  | 'desk'
> & {
  readonly document: D
  readonly facts?: ReadFacts<F>
  readonly guards: { readonly [G in GuardsOf<D['states']>]: Guard<F> }
  readonly effects: { readonly [E in MovesOf<D['states']>]?: Effect<F> }
  readonly targets?: { readonly [E in MovesOf<D['states']>]?: Target<F> }
  readonly together?: { readonly [E in MovesOf<D['states']>]?: EffectOnAll }
  readonly moveDoubts?: { readonly [E in MovesOf<D['states']>]?: MoveDoubts }
} & (unknown extends NoInfer<F> ? unknown : { readonly facts: ReadFacts<NoInfer<F>> }) &
  (D extends { readonly approval: infer A extends ApprovalFacts }
    ? { readonly approval: ApprovalAnswers<A> }
    : { readonly approval?: undefined }) &
  (D extends { readonly parties: { readonly freezeOn: infer M extends string } }
    ? { readonly effects: { readonly [E in M]: Effect<F> } }
    : unknown) &
  (D extends { readonly boxes: { readonly allocation: object } } ? { readonly boxes: BoxesModule } : { readonly boxes?: undefined }) &
  (D extends { readonly channels: { readonly types: infer T extends object } }
    ? { readonly channels: ChannelModule<unknown, PartnerFacts, keyof T & string> }
    : { readonly channels?: undefined }) &
  (D extends { readonly desk: object } ? { readonly desk: DeskModule } : { readonly desk?: undefined }) &
  (D extends { readonly templates: object }
    ? { readonly templates: NonNullable<DocumentModule['templates']> }
    : { readonly templates?: undefined }) &
  (D extends { readonly versions: object } ? { readonly versions: VersionModule } : { readonly versions?: undefined }) &
  (D extends { readonly charges: infer C }
    ? {
        readonly measures: MeasuresOf
        readonly fixedCharges?: { readonly [S in keyof C as C[S] extends { readonly fixed: true } ? S : never]: FixedLines }
      }
    : unknown) &
  (D extends { readonly prints: infer P } ? { readonly prints: { readonly [N in keyof P]: PrintBuilder } } : unknown) &
  (D extends { readonly shipment: { readonly from: readonly [infer F extends string, ...(infer R extends string)[]] } }
    ? { readonly shipment: ShipmentAnswers & { readonly links: { readonly [K in F | R]: readonly ShipmentLink[] } } }
    : unknown)

const modules = new Map<string, DocumentModule>()

/** Makes a kind known to the calls of the kit. Twice the same is one; two of a kind are a mistake of ours. */
export function registerDocument<const D extends DocumentFacts, F = unknown>(module: Declared<D, F>): void {
  const { kind } = module.document
  const existing = modules.get(kind)
  if (existing && existing.table !== module.table) throw new Error(`two documents of kind ${kind}`)
  // its guards and effects get what its own `facts` has read
  modules.set(kind, module as unknown as DocumentModule)
}

/** @throws AppError NOT_FOUND for a kind that there is not. */
export function moduleOf(kind: string): DocumentModule {
  const module = modules.get(kind)
  if (!module) throw new AppError('NOT_FOUND')
  return module
}

/** Removes a kind of a test, whose tables other tests do not have. @testonly */
export const forgetDocument = (kind: string): void => void modules.delete(kind)

/** Every kind, for tests that walk over all of them. */
export const registeredDocuments = (): DocumentModule[] => [...modules.values()]
