import { setImmediate as turn } from 'node:timers/promises'
import { importLimits, normText, type ImportPlan } from '@jst/contracts/entity'
import { AppError } from '../../kernel/errors.ts'
import type { UploadedFile } from '../../kernel/files.ts'
import { suggesterOf } from '../suggest.ts'
import { kindsOf, ReferenceBook } from '../book.ts'
import type { EntityCall } from '../kit.call.ts'
import { overrides } from '../rows.policy.ts'
import { layerOf } from '../rows.repo.ts'
import { headerOf, missingColumns } from './header.ts'
import * as repo from './imports.repo.ts'
import { texts } from './imports.texts.ts'
import { codeOf, readLine, type Reading } from './read-lines.ts'
import { isExample } from './template.ts'

/** Lines that are read before others get their turn. */
const chunk = 2_000

/**
 * Reads a file against what is there and keeps what it would do; only the queue of unmatched texts learns from it.
 * @throws AppError BAD_FILE for what cannot be read or has no such table
 */
export async function planImport(call: EntityCall, file: UploadedFile | undefined, source: string): Promise<ImportPlan> {
  const { tx, entity, actor } = call
  if (!file?.table) throw new AppError('BAD_FILE')
  const { rows, lines: places, truncated } = file.table
  if (truncated) throw new AppError('BAD_FILE', { message: texts.truncated(importLimits.rows - 1) })
  const header = headerOf(entity, rows)
  const lines = rows
    .slice(header.at + 1)
    .map((cells, at) => ({ cells, line: places[header.at + 1 + at]! }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !isExample(cells))
  if (lines.length === 0) throw new AppError('BAD_FILE', { message: texts.empty })
  const book = await ReferenceBook.of(tx, actor, kindsOf(entity))
  const unmatched = new Map<string, { kind: string; text: string; norm: string; times: number }>()
  const base: Omit<Reading, 'rows' | 'said'> = {
    entity,
    header,
    book,
    source,
    overrides: (row) => overrides(actor, row),
    seen: new Map(),
    suggest: await suggesterOf(tx, actor, kindsOf(entity)),
    unmatched(kind, text) {
      const norm = normText(text).slice(0, 200)
      const entry = unmatched.get(`${kind} ${norm}`) ?? { kind, text: text.slice(0, 200), norm, times: 0 }
      unmatched.set(`${kind} ${norm}`, { ...entry, times: entry.times + 1 })
    },
  }
  const id = await repo.insertImport(tx, entity, actor, file.name, header.unknown)
  const lacking = missingColumns(entity, header)
  for (let at = 0; at < lines.length; at += chunk) {
    const part = lines.slice(at, at + chunk)
    const codes = part.map(({ cells }) => codeOf(base, cells))
    const there = await repo.rowsByCode(tx, entity, actor, codes)
    const said = await repo.saidOf(tx, entity, codes)
    // a file without a needed column can change what is there, but adds nothing
    if (lacking.length > 0 && there.size === 0)
      throw new AppError('BAD_FILE', { message: texts.missingColumns(lacking.map(({ zh }) => zh).join('、')) })
    await repo.insertLines(
      tx,
      id,
      actor.companyId,
      part.map(({ cells, line }) => readLine({ ...base, rows: there, said }, cells, line)),
    )
    await turn()
  }
  if (unmatched.size > 0) await repo.queueUnmatched(tx, actor.companyId, source, [...unmatched.values()])
  if (book.hits.size > 0) await repo.countHits(tx, layerOf(actor), book.hits)
  return planOf(call, id)
}

export async function planOf({ tx, actor, entity }: EntityCall, id: number): Promise<ImportPlan> {
  const [plan] = await repo.plansOf(tx, actor, entity.kind, id)
  if (!plan) throw new AppError('NOT_FOUND')
  return { ...plan, Problems: await repo.problemsOf(tx, id, 'bad'), Notes: await repo.problemsOf(tx, id, 'written') }
}
