import type { ButtonPermission } from '../may.ts'
import type { SensitiveField } from '../system/field-rights.ts'
import type { FileKindFacts } from './file-kinds.ts'
import type { ApprovalFacts } from './approval/rules.ts'
import type { BoxesFacts } from './boxes/boxes.ts'
import type { ChannelsFacts } from './channels/channels.ts'
import type { ChargesFacts } from './charges/charges.ts'
import type { DeskFacts } from './desk/desk.ts'
import type { DraftFacts } from './drafts.ts'
import type { LinesFacts } from './lines.ts'
import type { PartiesFacts } from './parties/parties.ts'
import type { PrintFacts } from './prints.ts'
import type { TemplatesFacts } from './templates/templates.ts'
import type { VersionsFacts } from './versions/versions.ts'
import type { MoveFacts, Reason, StateFacts, States, Tone } from '../states.ts'

/** Words of a field as people read it in the timeline and in comparisons. */
export interface FieldWords {
  readonly zh: string
  readonly en: string
  /** Words of its values, where it holds codes. */
  readonly values?: Readonly<Record<string, string>>
  readonly valuesEn?: Readonly<Record<string, string>>
  /** Words that the area itself writes into its values, by what pages say instead. */
  readonly words?: Readonly<Record<string, string>>
  readonly wordsEn?: Readonly<Record<string, string>>
  /** Roles that may not see such fields are not told of its changes. */
  readonly sensitive?: SensitiveField
  /** Only entries of earlier releases have it: no record is sent back for it. */
  readonly former?: true
}

/**
 * On which side of a document somebody stands: `staff` are people of the company that works on it, `party` those of the customer or provider that it
 * is about.
 */
export const documentSides = { staff: '本公司', party: '对方' } as const
export type DocumentSide = keyof typeof documentSides

/** States of any kind of document. */
export type DocumentStates = States<
  Readonly<Record<string, StateFacts>>,
  typeof documentSides,
  Readonly<Record<string, MoveFacts<string, DocumentSide>>>
>

/** Something that happens to a document and moves it to no other state. */
export interface EventFacts {
  readonly zh: string
  readonly tone: Tone
  readonly reasons?: readonly Reason[]
}

/** A kind of document: what every part of the kit has to know of it. Each part asks no more than this; an area leaves out what it does not use. */
export interface DocumentFacts {
  /** Its word on the wire and in the tables of the parts. */
  readonly kind: string
  readonly zh: string
  readonly en: string
  /** Menu entries whose holders read it, as far as tenancy and data scope show them the record. */
  readonly reads: readonly [string, ...string[]]
  /** Sensitive field that all of its parts reveal: roles that hide it do not open the kind. */
  readonly needs?: SensitiveField
  /** The button that comments, follows and adds files on the side of the staff. */
  readonly writes: ButtonPermission
  /** The same for people of the party. Absent: the document is the staff's alone. */
  readonly partyWrites?: ButtonPermission
  /** Its page, opened with `?Id=`. */
  readonly page: string
  /** Kind of the record whose page shows it: it has none of its own, and the query of a row names that record. */
  readonly within?: string
  /** The page of the party. */
  readonly partyPage?: string
  /** Fields whose changes the timeline names. */
  readonly fields: Readonly<Record<string, FieldWords>>
  readonly states?: unknown
  /** Events beside its moves, and their texts in the timeline. `reasons`: names of the reason codes of such an event. */
  readonly events?: Readonly<Record<string, EventFacts>>
  /** How its numbers are made where the company has no rule of its own, and the button that gives it one. */
  readonly number?: { readonly rule: string; readonly button: ButtonPermission }
  /** Approval before one of its moves. */
  readonly approval?: ApprovalFacts
  /** Rows below it, by part. */
  readonly lines?: Readonly<Record<string, LinesFacts>>
  /** Boxes with lines below them, such as containers with goods. */
  readonly boxes?: BoxesFacts
  /** Kinds of files that are added to it, in the order in which they are shown. */
  readonly files?: Readonly<Record<string, FileKindFacts>>
  readonly prints?: Readonly<Record<string, PrintFacts>>
  /** Lists of charges, such as what is sold and what it costs. */
  readonly charges?: Readonly<Record<string, ChargesFacts>>
  /** Unsaved input is stored as a draft. */
  readonly draft?: DraftFacts
  /** Contents that records are begun with. */
  readonly templates?: TemplatesFacts
  /** Companies that stand on it, such as shipper and consignee. */
  readonly parties?: PartiesFacts
  /** It is sent to partners, whose answers are read. */
  readonly channels?: ChannelsFacts
  /** Its records wait for the staff, who claim and judge them. */
  readonly desk?: DeskFacts
  /** Each step keeps the record whole. */
  readonly versions?: VersionsFacts
  /** It belongs to a shipment, whose documents show one timeline. */
  readonly shipment?: ShipmentFacts
}

/** Where a kind stands in a shipment: a document, what it was made of, and what was made of these. */
export interface ShipmentFacts {
  /** Kinds that a document of this kind is made of. */
  readonly from: readonly string[]
  /** Many shipments are made of one such document. They read it, and it leads from none of them to another one. */
  readonly shared?: true
  /** Events of the live channel by which its page hears of documents that `document/changed` does not tell of: each lists keys. */
  readonly heard?: readonly string[]
}

/** Timeline texts of an event: of a move, or of another event of the kind. */
export const eventFactsOf = (document: Pick<DocumentFacts, 'states' | 'events'>, event: string): EventFacts | undefined =>
  statesOf(document)?.moves[event] ?? document.events?.[event]

/** Declares a kind of document; the types of its states are kept. */
export const defineDocument = <const D extends DocumentFacts>(declared: D): D => declared

/** The states of a kind; undefined when it has none. */
export const statesOf = ({ states }: Pick<DocumentFacts, 'states'>): DocumentStates | undefined => states as DocumentStates | undefined

/** Nobody has anything to do in this state any more: what the record says stays as it is. */
export function isFinal(document: DocumentFacts, code: number): boolean {
  const states = statesOf(document)
  const state = states?.stateOf(code)
  return state !== undefined && states!.states[state]!.final === true
}

/** Returns true if the content of a record stays as it is in this state, whether or not it still moves. */
export function isLocked(document: DocumentFacts, code: number): boolean {
  const states = statesOf(document)
  const state = states?.stateOf(code)
  return state !== undefined && (states!.states[state]!.final === true || states!.states[state]!.locked === true)
}

/** Names of the guards that the moves of a machine ask for. */
export type GuardsOf<S> = S extends { readonly moves: infer M }
  ? { [E in keyof M]: M[E] extends { readonly guards: readonly (infer G extends string)[] } ? G : never }[keyof M]
  : never
/** Names of the moves of a machine. */
export type MovesOf<S> = S extends { readonly moves: infer M } ? keyof M & string : never
