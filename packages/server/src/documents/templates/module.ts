import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { DocumentCall } from '../subject-row.ts'

/** Sentences about a template, and the paths at which a call is told of its name and of sharing. */
interface TemplateWords {
  readonly noContent?: string
  readonly path?: { readonly name: string; readonly shared: string }
}

/** The person who owns a template, in his company. */
export type TemplateOwner = Pick<EmployeeActor, 'companyId' | 'operatorId' | 'employeeId' | 'employeeName'>

/** Where the templates of a kind stand. `C` is their content. Tables are made by `template_table`; older ones say what they call its columns. */
export interface TemplateModule<C = unknown> {
  readonly table: string
  /** Columns of the owner and of the last use. Left out: `owner_id` and `used_at`. */
  readonly owner?: string
  readonly usedAt?: string
  /** SQL of the owner's name over alias `t`. */
  readonly ownerName?: string
  /** Column that says whether a template is shared, with its value for each case. Left out: the flag `shared`. */
  readonly shared?: { readonly column: string; readonly yes: string; readonly no: string }
  /** SQL of the content over alias `t`. Left out: `t.content`. */
  readonly content?: string
  /** Joins of its list. */
  readonly joins?: string
  /** SQL texts over the list that a keyword finds, beside the name. */
  readonly found?: readonly string[]
  readonly words?: TemplateWords
  /** Actions of the audit log begin with it. Left out: `<kind>.template`. */
  readonly audit?: { readonly prefix: string; readonly change: string }
  // methods, so that kinds of any content stand in one registry
  /** The content as it is stored. `stored`: the template before a change. @throws AppError INVALID_INPUT */
  clean?(call: DocumentCall, content: C, stored?: C): C | Promise<C>
  /** The content as its reader may see it. */
  shown?(actor: EmployeeActor, content: C): C
  /** Columns that hold a content. Left out: `content`, as JSON. */
  columns?(content: C): Readonly<Record<string, unknown>>
  /** Columns of the owner, beside his key. */
  owned?(owner: TemplateOwner): Readonly<Record<string, unknown>>
}
