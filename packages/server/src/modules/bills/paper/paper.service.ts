import {
  billPapers,
  billStateCodes as codes,
  fillFace,
  originalsOf,
  standardLayout,
  textOf,
  watermarkOf,
  type BillContent,
  type BillKind,
  type BillLayoutContent,
  type BillPaper,
  type BillPaperType,
  type printBill,
} from '@jst/contracts/bills'
import type { BodyOf } from '@jst/contracts'
import { findRecord, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { ownOrigin } from '../../../kernel/site/own-address.ts'
import { OutdatedPreparation } from '../../../kernel/database/prepared.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { contentOf, demandBill, tableOf, type StoredBill } from '../bill/bill.repo.ts'
import { demandButton } from '../bill/rights.ts'
import { findLayout, findPrinter } from '../layout/layout.repo.ts'
import { texts } from '../texts.ts'
import { characters } from './characters.ts'
import { facePdf } from './face-pdf.ts'
import { bytesOf, findPaper, insertPaper, lastPrint, latestVersion, paperWire } from './paper.repo.ts'
import { contentHash, paperHash, passportAddress } from './passport.ts'

type Asked = BodyOf<typeof printBill>
interface Source {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
  readonly place: Pick<Surroundings, 'origin'>
}
/** A paper as it is drawn before the transaction that gives it out. */
export interface RenderedPaper {
  readonly updateTime: string
  readonly print: number
  readonly of: number
  readonly version: number
  readonly layout: { readonly name: string; readonly version: number }
  readonly hash: string
  readonly contentHash: string
  readonly pdf: Buffer
}

/** @throws AppError ILLEGAL_TRANSITION, INVALID_INPUT */
function demandPaper({ state }: StoredBill, { Paper, No }: Pick<Asked, 'Paper' | 'No'>, content: BillContent): number {
  const of = originalsOf(content)
  const isOpen = state === codes.draft || state === codes.sent
  const refuse = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })
  if (Paper === 'draft' && !isOpen) throw refuse(texts.draftOnly)
  if (Paper !== 'draft' && isOpen) throw refuse(texts.lockFirst)
  if (Paper !== 'original') return of
  if (state !== codes.locked) throw refuse(texts.notOriginal)
  if (of === 0) throw refuse(texts.noOriginals)
  if (No < 1 || No > of) throw new AppError('INVALID_INPUT', { message: texts.originalRange(of) })
  return of
}

const lastOf = (db: Queryable, bill: StoredBill, { Paper, No }: Asked) => (Paper === 'original' ? lastPrint(db, bill, No) : undefined)

async function layoutFor(db: Queryable, id: number): Promise<{ name: string; version: number; content: BillLayoutContent }> {
  if (id === 0) return { name: texts.standard, version: 1, content: standardLayout }
  const found = await findLayout(db, id)
  if (!found) throw new AppError('NOT_FOUND', { message: texts.noLayout })
  return { name: found.Name, version: found.Version, content: found.Content }
}

/** Draws a paper: the slow part, before the transaction. @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function drawPaper({ db, system, actor, place }: Source, request: Asked): Promise<RenderedPaper> {
  const { Kind, Id, Paper, No, LayoutId, PrinterId, Overprint } = request
  demandButton(actor, Kind, 'print')
  const bill = await demandBill(db, Kind, Id)
  const content = await contentOf(db, Kind, Id)
  const of = demandPaper(bill, request, content)
  // an original that was printed is refused by the write alone: a repeat of the same call gets the same paper
  const print = ((await lastOf(db, bill, request))?.print ?? 0) + 1
  const layout = await layoutFor(db, LayoutId)
  const printer = Overprint ? await findPrinter(db, PrinterId) : undefined
  if (Overprint && !printer) throw new AppError('INVALID_INPUT', { message: PrinterId === 0 ? texts.choosePrinter : texts.noPrinter })
  const version = Paper === 'draft' ? await latestVersion(db, tableOf(Kind), Id) : bill.inForce
  const contentDigest = contentHash(content)
  const hash = paperHash(contentDigest, [layout.name, layout.version, Paper, No, print])
  const facts = { state: bill.state, paper: Paper, no: No, issuedOn: bill.issuedOn }
  const face = fillFace(layout.content, content, facts, await characters(content))
  const pdf = await facePdf(layout.content, face, {
    title: textOf(content, 'Way') === 'SWB' ? 'SEA WAYBILL' : 'BILL OF LADING',
    blNo: bill.blNo,
    version,
    at: new Date(bill.updateTime),
    watermark: watermarkOf(bill.state, Paper),
    passport: { address: passportAddress(await ownOrigin(system, bill.companyId, place.origin), hash, bill.blNo, version), hash },
    note: noteOf(Paper, No, of, print),
    overprint: printer && { right: printer.Right, down: printer.Down },
  })
  return { updateTime: bill.updateTime, print, of, version, layout, hash, contentHash: contentDigest, pdf }
}
const noteOf = (paper: BillPaperType, no: number, of: number, print: number) =>
  [paper === 'original' ? `ORIGINAL ${no}/${of}` : billPapers[paper].en, print > 1 ? `PRINT ${print}` : ''].filter(Boolean).join(' - ')

/**
 * Gives out a paper that was drawn. The bill is locked, so that of two who print one original the second finds the print of the first.
 * @throws AppError ILLEGAL_TRANSITION for an original that was printed, where no reason is given
 * @throws OutdatedPreparation where the bill changed or the original was printed meanwhile
 */
export async function issuePaper(call: DocumentCall, request: Asked, rendered: RenderedPaper): Promise<BillPaper> {
  const { tx, actor, audit } = call
  const { Kind, Id, Paper, No, Overprint } = request
  const bill = await demandBill(tx, Kind, Id, true)
  const reason = request.Reason.trim()
  const last = await lastOf(tx, bill, request)
  if (last && reason === '') throw new AppError('ILLEGAL_TRANSITION', { message: texts.printedBefore(No, rendered.of, last.by, last.at) })
  if (bill.updateTime !== rendered.updateTime || (last?.print ?? 0) + 1 !== rendered.print) throw new OutdatedPreparation()
  const id = await insertPaper(tx, bill, {
    ...rendered,
    paper: Paper,
    no: No,
    layout: rendered.layout.name,
    layoutVersion: rendered.layout.version,
    overprint: Overprint,
    reason,
    by: { id: actor.employeeId, name: actor.employeeName },
  })
  const words = texts.printed(billPapers[Paper].zh, No, rendered.of, rendered.print, reason)
  recordEvent(call, { kind: Kind, row: await findRecord(tx, Kind, Id) }, { audience: 'internal', event: 'printed', words })
  audit({
    action: 'bill.print',
    entity: Kind,
    entityId: Id,
    diff: { paper: Paper, no: No, print: rendered.print, version: rendered.version, reason },
  })
  return paperWire((await findPaper(tx, Kind, Id, id))!, 'valid')
}

/** The stored bytes of a paper: opened again after a failure, it is the same paper and no further print. @throws AppError NOT_FOUND */
export async function paperFile(db: Queryable, kind: BillKind, billId: number, id: number): Promise<FileAnswer> {
  const bill = await demandBill(db, kind, billId)
  const paper = await findPaper(db, kind, billId, id)
  const pdf = paper && (await bytesOf(db, id))
  if (!paper || !pdf) throw new AppError('NOT_FOUND')
  return new FileAnswer(texts.file(bill.blNo, billPapers[paper.paper].zh, paper.no, paper.version), mediaTypes.pdf, pdf)
}
