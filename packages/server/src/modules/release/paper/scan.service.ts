import {
  paperHashIn,
  readBarcode,
  type ReadBarcode,
  returnDocument as document,
  returnStates,
  type CountedPaper,
  type ReturnedCopy,
  type scanPaper,
  type shelvePaper,
} from '@jst/contracts/release'
import type { InputOf } from '@jst/contracts'
import { findRecord, moveRecord, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { originalByHash } from '../../bills/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import {
  copiesOf,
  countCopy,
  demandReturn,
  findPaper,
  findReturn,
  returnOfCopy,
  takeBackCopy,
  takeBackReplaced,
  writeTotal,
  writeShelf,
  type StoredReturn,
} from './paper.repo.ts'

const { kind } = document
const words = texts.paper
const { counting, whole } = returnStates.codes

async function tell(call: DocumentCall, id: number, event: string, said: string): Promise<void> {
  recordEvent(call, { kind, row: await findRecord(call.tx, kind, id) }, { audience: 'internal', event, words: said })
}

/** Moves a set to what its count says. */
async function follow(call: DocumentCall, { id, state, total }: StoredReturn): Promise<void> {
  const { length } = await copiesOf(call.tx, id)
  if (state === counting && length >= total) await moveRecord(call, kind, id, 'fill')
  if (state === whole && length < total) await moveRecord(call, kind, id, 'reopen')
}

/** Number and place that a code states: that of a paper of ours by its hash, any other one by its words. @throws AppError INVALID_INPUT */
async function readCode({ tx, actor }: DocumentCall, barcode: string): Promise<ReadBarcode> {
  const hash = paperHashIn(barcode)
  if (hash === '') return readBarcode(barcode)
  const original = await originalByHash(tx.system, actor.companyId, hash)
  if (!original) throw invalid('Barcode', words.noOriginal)
  if (original.replaced) throw invalid('Barcode', words.replaced(original.no, original.copy))
  return original
}

/**
 * Counts one paper in, by its barcode. A paper that was counted before says by whom.
 * @throws AppError INVALID_INPUT for a code that no bill or letter has, or that leaves open which original it is
 */
export async function scan(call: DocumentCall, { Barcode, Shelf, Copy, Of }: InputOf<typeof scanPaper>): Promise<CountedPaper> {
  const { tx, actor } = call
  const read = await readCode(call, Barcode)
  if (read.no === '') throw invalid('Barcode', words.empty)
  const paper = await findPaper(tx.system, actor.companyId, read.no)
  if (!paper) throw invalid('Barcode', words.unknown(read.no))
  const isLetter = paper.kind === 'letter'
  const copy = isLetter ? 1 : read.copy || (Copy ?? 0)
  const of = isLetter ? 1 : read.of || (Of ?? 0)
  if (copy === 0 || of === 0) throw invalid('Copy', words.whichCopy(read.no))
  if (copy > of) throw invalid('Copy', words.beyond(copy, of))
  const { row, isNew } = await demandReturn(tx, actor, paper, of)
  // a reprint, or a set that was printed anew, is another paper than the one that came back before
  await takeBackReplaced(tx, row.id, words.printedAnew)
  const isEmpty = (await copiesOf(tx, row.id)).length === 0
  if (row.total !== of && !isEmpty) throw invalid('Of', words.otherTotal(row.no, row.total, of))
  if (row.total !== of) await writeTotal(tx, row.id, of)
  if (isNew) await tell(call, row.id, 'created', '')
  const before = (await copiesOf(tx, row.id)).find((one) => one.Copy === copy)
  const isCounted = await countCopy(tx, row.id, copy, actor)
  const shelf = Shelf.trim()
  if (isCounted) {
    await tell(call, row.id, 'counted', words.counted(copy, of, shelf))
    call.audit({ action: `${kind}.count`, entity: kind, entityId: row.id, diff: { copy, of } })
  }
  if (shelf !== '' && shelf !== row.shelf) await writeShelf(tx, row.id, shelf)
  await follow(call, { ...row, total: of })
  const { length } = await copiesOf(tx, row.id)
  return {
    Id: row.id,
    No: row.no,
    KindOf: paper.kind,
    Copy: copy,
    Counted: length,
    Total: of,
    Before: isCounted || !before ? null : { ByName: before.ByName, At: before.At },
  }
}

/** @throws AppError NOT_FOUND */
export async function viewReturn(db: Queryable, id: number): Promise<{ Copies: ReturnedCopy[] }> {
  if (!(await findReturn(db, id))) throw new AppError('NOT_FOUND')
  return { Copies: await copiesOf(db, id) }
}

/** @throws AppError NOT_FOUND, INVALID_INPUT without a reason, STALE_WRITE where somebody else took it back */
export async function uncount(call: DocumentCall, { Id, Reason }: { Id: number; Reason: string }): Promise<null> {
  const { tx, actor } = call
  const why = Reason.trim()
  if (why === '') throw invalid('Reason', words.why)
  const owner = await returnOfCopy(tx, Id)
  const row = owner === undefined ? undefined : await findReturn(tx, owner, true)
  if (!row) throw new AppError('NOT_FOUND')
  const copy = await takeBackCopy(tx, Id, actor.employeeName, why)
  if (copy === undefined) throw new AppError('STALE_WRITE', { message: words.takenBack })
  await tell(call, row.id, 'uncounted', words.uncounted(copy, row.total, why))
  call.audit({ action: `${kind}.uncount`, entity: kind, entityId: row.id, diff: { copy, why } })
  await follow(call, row)
  return null
}

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function shelve(call: DocumentCall, { Id, UpdateTime, Shelf }: InputOf<typeof shelvePaper>): Promise<null> {
  const row = await findReturn(call.tx, Id, true)
  if (!row) throw new AppError('NOT_FOUND')
  if (Date.parse(row.updateTime) !== Date.parse(UpdateTime)) throw new AppError('STALE_WRITE')
  const shelf = Shelf.trim()
  await writeShelf(call.tx, Id, shelf)
  await tell(call, Id, 'shelved', shelf)
  call.audit({ action: `${kind}.shelve`, entity: kind, entityId: Id, diff: { shelf: [row.shelf, shelf] } })
  return null
}
