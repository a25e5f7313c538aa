import { layoutProblems, type saveBillLayout, type saveBillPrinter, type BillLayout, type BillPrinter } from '@jst/contracts/bills'
import type { BodyOf, Issue } from '@jst/contracts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { calibrationPdf } from '../paper/face-pdf.ts'
import { texts } from '../texts.ts'
import {
  findLayout,
  findLayouts,
  findPrinter,
  findPrinters,
  lockLayout,
  lockPrinter,
  removeLayout,
  writeLayout,
  writePrinter,
} from './layout.repo.ts'

/** Most layouts and printers of a company. */
const most = 100

/** Stores a layout as its next version. @throws AppError NOT_FOUND, INVALID_INPUT with every problem, STALE_WRITE */
export async function saveLayout(call: WriteCall, input: BodyOf<typeof saveBillLayout>): Promise<BillLayout> {
  const { tx, actor, audit } = call
  const issues = layoutProblems(input.Content).map(({ box, message }): Issue => ({
    Severity: 'ERROR',
    Code: 'INVALID',
    Path: box < 0 ? 'Content' : `Content.Boxes[${box}]`,
    Label: '',
    Message: message,
  }))
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  const Name = input.Name.trim()
  if (Name === '') throw invalid('Name', texts.layoutTaken(''))
  if (input.Id === 0 && (await findLayouts(tx)).length >= most) throw new AppError('INVALID_INPUT', { message: texts.mostLayouts(most) })
  if (input.Id !== 0) await demandLayout(call, input.Id, input.Version)
  const id = await writeLayout(tx, actor.companyId, { ...input, Name, by: actor.employeeName }).catch((error: unknown) => {
    throw isDuplicate(error) ? invalid('Name', texts.layoutTaken(Name)) : error
  })
  audit({ action: 'billLayout.save', entity: 'billLayout', entityId: id, diff: { name: Name, boxes: input.Content.Boxes.length } })
  return (await findLayout(tx, id))!
}

async function demandLayout({ tx }: WriteCall, id: number, version: number): Promise<void> {
  const stored = await lockLayout(tx, id)
  if (!stored) throw new AppError('NOT_FOUND')
  if (stored.Version !== version) throw new AppError('STALE_WRITE', { message: texts.stale, data: stored })
}

/** A layout that is no longer offered; papers that were printed with it stay. */
export async function retireLayout(call: WriteCall, { Id, Version }: { readonly Id: number; readonly Version: number }) {
  await demandLayout(call, Id, Version)
  await removeLayout(call.tx, Id)
  call.audit({ action: 'billLayout.remove', entity: 'billLayout', entityId: Id, diff: {} })
  return {}
}

/** @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT for a name that is taken */
export async function savePrinter(call: WriteCall, input: BodyOf<typeof saveBillPrinter>): Promise<BillPrinter> {
  const { tx, actor, audit } = call
  const Name = input.Name.trim()
  if (input.Id === 0 && (await findPrinters(tx)).length >= most) throw new AppError('INVALID_INPUT', { message: texts.mostPrinters(most) })
  if (input.Id !== 0) {
    const stored = await lockPrinter(tx, input.Id)
    if (!stored) throw new AppError('NOT_FOUND')
    demandVersion(input.UpdateTime ?? '', stored)
  }
  const id = await writePrinter(tx, actor.companyId, { ...input, Name }).catch((error: unknown) => {
    throw isDuplicate(error) ? invalid('Name', texts.printerTaken(Name)) : error
  })
  audit({ action: 'billPrinter.save', entity: 'billPrinter', entityId: id, diff: { name: Name, right: input.Right, down: input.Down } })
  return (await findPrinter(tx, id))!
}

/** Rulers with the offsets of a printer; 0: without any. @throws AppError NOT_FOUND */
export async function calibration(db: Queryable, id: number): Promise<FileAnswer> {
  const printer = id === 0 ? { Name: '', Right: 0, Down: 0 } : await findPrinter(db, id)
  if (!printer) throw new AppError('NOT_FOUND', { message: texts.noPrinter })
  return new FileAnswer(texts.calibration, mediaTypes.pdf, await calibrationPdf({ right: printer.Right, down: printer.Down }, printer.Name))
}
