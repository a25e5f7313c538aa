import { documentAllocation, documentBoxes, readBoxFile, saveAllocation, saveDocumentBoxes } from '@jst/contracts/document'
import { mayPress } from '../../kernel/access/actor.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { struckIn } from '../../kernel/sheet/sheet-notes.ts'
import { sheetLimits, sheetsOf, tableFormats } from '../../kernel/sheet/sheets.ts'
import { demandKind, demandSubject } from '../subject.ts'
import { allocate, allocationFor } from './allocation.service.ts'
import { boxesOf, demandBoxes, saveBoxes } from './boxes.service.ts'

/** The input of an upload is its query. */
const kindOf = (input: object) => (input as { readonly Kind: string }).Kind

/** Threads cost more than rows. */
const limit = { calls: 60, perSeconds: 60 }

export const boxRoutes: readonly Route[] = [
  employeeRoute(documentBoxes, {
    read: async ({ db, actor }, { Kind, Id }) => boxesOf(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(saveDocumentBoxes, {
    write: async (call, { Kind, Id, ...input }) => saveBoxes(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), input),
  }),
  employeeRoute(documentAllocation, {
    read: async ({ db, actor }, { Kind, Id }) => allocationFor(db, actor, await demandSubject(db, actor, Kind, Id, 'read')),
  }),
  employeeRoute(saveAllocation, {
    write: async (call, { Kind, Id, Records }) => allocate(call, await demandSubject(call.tx, call.actor, Kind, Id, 'write'), Records),
  }),
  employeeRoute(readBoxFile, {
    limit,
    upload: { maxBytes: sheetLimits.bytes, kinds: tableFormats, table: sheetLimits },
    read: async ({ actor, file }, input) => {
      const { document } = demandKind(actor, kindOf(input))
      demandBoxes({ document })
      const writers = [document.writes, ...(document.partyWrites ? [document.partyWrites] : [])]
      if (!writers.some((button) => mayPress(actor, button))) throw new AppError('FORBIDDEN')
      if (!file?.table) throw new AppError('BAD_FILE')
      const { rows, lines, truncated } = file.table
      const struck = struckIn(file.table)
      const StruckRows = lines.flatMap((line, at) => (struck.has(line) ? [at] : []))
      return {
        FileName: file.name,
        ...sheetsOf(file.table),
        Rows: rows,
        ...(StruckRows.length > 0 ? { StruckRows } : {}),
        Truncated: truncated,
      }
    },
  }),
]
