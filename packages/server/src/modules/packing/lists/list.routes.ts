import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/packing'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { tableFormats } from '../../../kernel/sheet/sheets.ts'
import { fileOfLists, packingSheet, readFile } from './files.service.ts'
import { compared, fillFrom } from './fill.service.ts'
import { readGrid } from './grid.service.ts'
import { logPage } from '../log/log.repo.ts'
import { messageOf } from './message.service.ts'
import { boxesOfOrder } from './order-boxes.service.ts'
import { readWarnings, seeWarnings } from './warnings.service.ts'
import { writeLists } from './write.service.ts'

/** Threads cost more than rows. */
const limit = { calls: 60, perSeconds: 60 }

/** Calls of packing lists beside those of the kits. */
export const listRoutes: readonly Route[] = [
  employeeRoute(calls.packingGrid, { read: (context, query) => readGrid(context, query) }),
  employeeRoute(calls.savePackingLists, { write: (call, input) => writeLists(call, input) }),
  employeeRoute(calls.packingFill, { read: (context, query) => fillFrom(context, query) }),
  employeeRoute(calls.readPackingFile, {
    limit,
    upload: { maxBytes: packingSheet.bytes, kinds: tableFormats, table: packingSheet },
    // the input of an upload is its query (kernel/http/endpoint.ts)
    read: ({ file }, input) => readFile(file, input as QueryOf<typeof calls.readPackingFile>),
  }),
  employeeRoute(calls.packingFile, { limit, read: (context, query) => fileOfLists(context, query) }),
  employeeRoute(calls.packingMessage, { read: (context, query) => messageOf(context, query, context.now()) }),
  employeeRoute(calls.packingLog, { read: (context, query) => logPage(context, query) }),
  employeeRoute(calls.packingWarnings, { read: (context, query) => readWarnings(context, query) }),
  employeeRoute(calls.seePackingWarnings, { write: (call, input) => seeWarnings(call, input) }),
  employeeRoute(calls.orderBoxes, { read: (context, query) => boxesOfOrder(context, query) }),
  employeeRoute(calls.packingDifferences, { read: (context, query) => compared(context, query) }),
]
