import { longestTemplate } from '@jst/contracts/document'
import { diffOf } from '../../kernel/audit/audit.ts'
import { AppError, invalid, isDuplicate } from '../../kernel/errors.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import type { DocumentCall } from '../subject-row.ts'
import { texts } from '../texts.ts'
import type { TemplateModule } from './module.ts'
import { countUse, deleteTemplate, findTemplate, insertTemplate, updateTemplate, type TemplateRow } from './templates.repo.ts'

const words = texts.templates

/** The templates of a kind: its module, with the word of the kind for the audit log. */
export interface Templates<C> {
  readonly kind: string
  readonly module: TemplateModule<C>
}

interface TemplateInput<C> {
  readonly id: number
  readonly name: string
  /** Undefined: a new one is shared, a stored one stays as it is. */
  readonly shared?: boolean | undefined
  readonly content?: C | undefined
  /** The version that the caller saw, with what a refusal shows him; undefined: any. */
  readonly seen?: string | undefined
  readonly shown: (row: TemplateRow & { readonly content: C }) => { readonly UpdateTime: string } | Promise<{ readonly UpdateTime: string }>
}

const actionOf = <C>({ kind, module: { audit } }: Templates<C>, act: 'add' | 'change' | 'remove') =>
  `${audit?.prefix ?? `${kind}.template`}.${act === 'change' ? (audit?.change ?? act) : act}`

/** @throws AppError NOT_FOUND */
export async function demandTemplate<C>(
  { tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>,
  { module }: Templates<C>,
  id: number,
  lock = false,
) {
  const template = await findTemplate(tx, module, id, actor.employeeId, { lock })
  if (!template) throw new AppError('NOT_FOUND')
  return template
}

/** Stores a new template, or what changes of one. @throws AppError INVALID_INPUT, NOT_FOUND, STALE_WRITE with the template as it is */
export async function saveTemplate<C>(call: DocumentCall, of: Templates<C>, input: TemplateInput<C>): Promise<number> {
  const { module } = of
  const path = module.words?.path ?? { name: 'Name', shared: 'Shared' }
  const name = input.name.trim()
  if (name === '') throw invalid(path.name, words.nameNeeded, words.label)
  if (Array.from(name).length > longestTemplate) throw invalid(path.name, words.nameTooLong(longestTemplate), words.label)
  try {
    return await (input.id === 0 ? add(call, of, { ...input, name }) : change(call, of, { ...input, name }, path.shared))
  } catch (error) {
    if (isDuplicate(error)) throw invalid(path.name, words.nameTaken, words.label)
    throw error
  }
}

async function add<C>(call: DocumentCall, of: Templates<C>, { name, shared = true, content }: TemplateInput<C>): Promise<number> {
  const { module } = of
  if (content === undefined) throw invalid('Content', module.words?.noContent ?? words.contentNeeded)
  const cleaned = (await module.clean?.(call, content)) ?? content
  const id = await insertTemplate(call.tx, call.actor, module, { name, shared, content: cleaned })
  call.audit({ action: actionOf(of, 'add'), entity: module.table, entityId: id, diff: { name, shared } })
  return id
}

async function change<C>(call: DocumentCall, of: Templates<C>, input: TemplateInput<C>, sharedPath: string): Promise<number> {
  const { module } = of
  const { name, content, seen } = input
  const stored = await demandTemplate(call, of, input.id, true)
  if (seen !== undefined) demandVersion(seen, await input.shown(stored))
  const { shared = stored.shared } = input
  // what is not shared is its owner's: nobody takes a template away from the others but him
  if (stored.shared && !shared && stored.ownerId !== null && stored.ownerId !== call.actor.employeeId)
    throw invalid(sharedPath, words.notOwner(stored.ownerName))
  const cleaned = content === undefined ? undefined : ((await module.clean?.(call, content, stored.content)) ?? content)
  await updateTemplate(call.tx, call.actor, module, stored, { name, shared, content: cleaned })
  const diff = diffOf({ name: stored.name, shared: stored.shared }, { name, shared })
  call.audit({ action: actionOf(of, 'change'), entity: module.table, entityId: input.id, diff })
  return input.id
}

/** Returns a template for a new record, as far as the caller sees it; counts one use. */
export async function takeTemplate<C>(call: DocumentCall, of: Templates<C>, id: number) {
  const template = await demandTemplate(call, of, id)
  await countUse(call.tx, of.module, id)
  return { ...template, content: of.module.shown?.(call.actor, template.content) ?? template.content }
}

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function removeTemplate<C>(
  call: DocumentCall,
  of: Templates<C>,
  { id, seen, shown }: Pick<TemplateInput<C>, 'id' | 'seen' | 'shown'>,
): Promise<void> {
  const stored = await demandTemplate(call, of, id, true)
  if (seen !== undefined) demandVersion(seen, await shown(stored))
  await deleteTemplate(call.tx, of.module, id)
  call.audit({ action: actionOf(of, 'remove'), entity: of.module.table, entityId: id, diff: { name: stored.name } })
}
