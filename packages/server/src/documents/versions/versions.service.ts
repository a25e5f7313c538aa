import {
  compareContents,
  standingOf,
  type ContentDifference,
  type DocumentVersions,
  type VersionComparison,
  type VersionsFacts,
} from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { maySee } from '../../kernel/access/field-rights.ts'
import { demandCallAccess } from '../../kernel/access/call-access.ts'
import type { Subject } from '../subject.ts'
import type { VersionModule } from './module.ts'
import { findVersion, inForceOf, versionHeads } from './versions.repo.ts'

interface Versioned {
  readonly facts: VersionsFacts
  readonly module: VersionModule
}
/** @throws AppError NOT_FOUND for a kind without versions, FORBIDDEN */
function versionsOf(actor: EmployeeActor, { document, module }: Subject): Versioned {
  if (!document.versions || !module.versions) throw new AppError('NOT_FOUND')
  if (document.versions.may) demandCallAccess(document.versions.may, actor)
  return { facts: document.versions, module: module.versions }
}

/** Versions of a record with their standing, the newest first. */
export async function versionList(db: Queryable, actor: EmployeeActor, subject: Subject): Promise<DocumentVersions> {
  const { facts, module } = versionsOf(actor, subject)
  const { row, module: record } = subject
  const [heads, InForce] = await Promise.all([versionHeads(db, module, row.id), inForceOf(db, record.table, module, row.id)])
  const at = { inForce: InForce, latest: heads[0]?.Number ?? 0 }
  const Rows = heads.map((head) => ({ ...head, Standing: standingOf(facts, { number: head.Number, event: head.Event }, at) }))
  return { InForce, Proposed: Rows.find(({ Standing }) => Standing === 'proposed')?.Number ?? 0, Rows }
}

/** Differences of two contents, without those that the reader may not see. */
function differencesOf(
  actor: EmployeeActor,
  { facts, module }: Versioned,
  [before, after]: readonly [before: unknown, after: unknown],
  Lang?: 'en',
): readonly ContentDifference[] {
  const [old, now] = [before, after].map((content) => module.shown?.(actor, content) ?? content)
  if (module.compare) return module.compare(old, now)
  const hidden = ({ sensitive }: { readonly sensitive?: Parameters<typeof maySee>[1] }) =>
    sensitive !== undefined && !maySee(actor, sensitive)
  return facts.shape ? compareContents(facts.shape, old as Content, now as Content, { hidden, language: Lang ?? 'zh' }) : []
}
type Content = Readonly<Record<string, unknown>>

/** Two versions side by side. @throws AppError NOT_FOUND for a number that the record does not have */
export async function compareNumbers(
  db: Queryable,
  actor: EmployeeActor,
  subject: Subject,
  range: { readonly From?: number; readonly To?: number; readonly Lang?: 'en' },
): Promise<VersionComparison> {
  const versioned = versionsOf(actor, subject)
  const { Rows, InForce } = await versionList(db, actor, subject)
  const To = range.To ?? Rows[0]?.Number ?? 0
  const earlier = Rows.find(({ Number }) => Number < To)?.Number
  const From = range.From ?? (InForce > 0 && InForce !== To ? InForce : (earlier ?? To))
  const [before, after] = await Promise.all([From, To].map((number) => findVersion(db, versioned.module, subject.row.id, number)))
  if (!before || !after) throw new AppError('NOT_FOUND')
  return { From, To, Differences: [...differencesOf(actor, versioned, [before.content, after.content], range.Lang)] }
}
