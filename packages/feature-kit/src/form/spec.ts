import type { DraftUse, ErrorCode } from '@jst/contracts'
import { texts, type KitTexts } from '../texts.ts'

/** A stored record, with the version that a save names. */
export interface Stored {
  readonly UpdateTime: string
}
/** Findings by field. */
export type Findings = Readonly<Record<string, string | undefined>>

/** One field of a form. */
export interface FormField<T, V> {
  readonly label: string
  /** It may not be empty; a sentence replaces 请填写… */
  readonly required?: boolean | string | undefined
  readonly check?: ((value: T, values: V) => string | undefined) | undefined
  /** As people read the value in a comparison. Default: the text itself, 是 and 否, the parts of a list. */
  readonly show?: ((value: T, values: V) => string) | undefined
}
/** The fields that show their findings; one without a label is not compared. */
export type FormFields<V> = { readonly [K in keyof V]?: FormField<V[K], V> }

/** The draft that a save takes along, as calls name it; nothing where none is kept. */
export interface UsedDraft {
  readonly Draft?: DraftUse
}
/** Keeps what is typed beyond the page. */
export interface FormKeeper {
  /** Makes a save: what is kept is what is sent, nothing more is kept until it is over, and once saved the draft has gone with it. */
  saving(save: (used: UsedDraft) => Promise<void>): Promise<void>
}

/** A form as data: what it starts with, its fields, and its call. */
export interface FormSpec<V extends object, S extends object = Stored, R = unknown> {
  /** Language of what it finds. Default: Chinese. */
  readonly words?: KitTexts | undefined
  /** The record that is changed; undefined: a new one. */
  readonly stored?: S | undefined
  /** The values that a record is shown as. */
  readonly start: (stored: S | undefined) => V
  readonly fields?: FormFields<V>
  /** Checks across fields. A finding of no field is shown above them. */
  readonly check?: (values: V, stored: S | undefined) => Findings
  /** The key under which a finding of the server is shown; undefined: above the fields. Default: the field of that name. */
  readonly at?: (path: string) => string | undefined
  /** Refusals without findings that belong to a field. */
  readonly codes?: { readonly [C in ErrorCode]?: string & keyof V }
  /** The call, with the draft that it takes along; an answer with a version is what is stored from then on. A form with several acts has none, and runs them. */
  readonly save?: (values: V, stored: S | undefined, used?: UsedDraft) => Promise<R>
  /** After a save that went well; `sent` are the values of it. */
  readonly saved?: ((answer: R, sent: V) => void) | undefined
  /** The record has become newer and the form offers no choice: the screen shows it. `said` is the server's sentence. */
  readonly overtaken?: (theirs: S, said: string) => void
  /** Name under which what is typed survives a reload, unique on its page. Never for a form with a password or a code. */
  readonly keep?: string | undefined
  /** Closing it asks nothing: a choice or a password is soon entered again. */
  readonly unasked?: boolean
  /** Milliseconds after the last change: the form saves itself as a draft, unchecked. */
  readonly autosave?: number
}

export const wordsOf = ({ words = texts }: { readonly words?: KitTexts | undefined }): KitTexts => words

export const fieldsIn = <V extends object, S extends object, R>({ fields = {} }: FormSpec<V, S, R>) =>
  Object.entries(fields) as [string & keyof V, FormField<V[keyof V], V>][]

/** The version of a record, where it has one. */
export const versionOf = (record: unknown): string | undefined => (record as Partial<Stored> | null | undefined)?.UpdateTime
