import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { AppError, demandFound } from '../../../kernel/errors.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import { sheetLimits, sheetsOf, tableFormats } from '../../../kernel/sheet/sheets.ts'
import { findSi } from '../si.repo.ts'
import { storedBill } from './bill/stored-bill.ts'
import { billFor } from './bill/bill.ts'
import { billPdf } from './bill/bill-pdf.ts'
import { containerFile } from './container-file.ts'
import { isExample } from './template-file.ts'
import { texts } from './texts.ts'

/** Worker threads and pages cost more than rows, so the limit is lower. */
const limit = { calls: 60, perSeconds: 60 }

export const fileRoutes: readonly Route[] = [
  employeeRoute(calls.readContainerFile, {
    limit,
    upload: { maxBytes: sheetLimits.bytes, kinds: tableFormats, table: sheetLimits },
    read: async ({ file }) => {
      if (!file?.table) throw new AppError('BAD_FILE')
      const { sheetName, rows, lines, truncated } = file.table
      const struck = struckIn(file.table)
      const realRows = rows.map((row, at) => ({ row, isStruck: struck.has(lines[at]!) })).filter(({ row }) => !isExample(row))
      const StruckRows = realRows.flatMap(({ isStruck }, at) => (isStruck ? [at] : []))
      return {
        FileName: file.name,
        SheetName: sheetName,
        ...sheetsOf(file.table),
        Rows: realRows.map(({ row }) => row),
        ...(StruckRows.length > 0 ? { StruckRows } : {}),
        Truncated: truncated,
      }
    },
  }),
  employeeRoute(calls.exportContainerFile, {
    limit,
    read: async ({ db }, { Id }) => {
      const si = demandFound(await findSi(db, Id))
      const { name, bytes } = await containerFile(si.record)
      return new FileAnswer(name, mediaTypes.xlsx, bytes)
    },
  }),
  employeeRoute(calls.siBillPdf, {
    limit,
    read: async ({ db }, { Id, Version }) => {
      const bill = await billFor(await storedBill(db, Id, Version))
      return new FileAnswer(texts.billFile(bill.billNo, bill.version), mediaTypes.pdf, await billPdf(bill))
    },
  }),
]
