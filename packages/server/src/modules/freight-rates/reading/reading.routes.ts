import {
  dropReading,
  learnedList,
  readingLimits,
  readingList,
  readingOf,
  readingSheet,
  removeLearned as removeCall,
  saveLearned as saveCall,
  saveReading,
  takeReading,
  tryReading,
  undoReading,
} from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { sheetLimits, sheetsOf, tableFormats } from '../../../kernel/sheet/sheets.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import * as service from './reading.service.ts'
import { readingPage } from './reading.repo.ts'
import { learnedPage } from './templates.repo.ts'
import { mayKnowSuppliers, removeLearned, saveLearned, trySample } from './templates.service.ts'
import { sheetText } from './sheet-text.ts'

const limit = { calls: 120, perSeconds: 60 }
const table = { ...sheetLimits, rows: 2_000 }

export const readingRoutes = ({ secondReader }: Pick<Surroundings, 'secondReader'>): readonly Route[] => [
  employeeRoute(readingList, { read: ({ db, actor }, query) => readingPage(db, actor, query, service.sightOf(actor)) }),
  employeeRoute(readingOf, { limit, read: (context, { Id }) => service.readingById(context, Id) }),
  employeeRoute(saveReading, {
    limit,
    // read, and the other reader asked, before the transaction begins
    prepare: (context, input) => service.prepareText(context, input, secondReader),
    write: (context, input, prepared) => service.saveReading(context, input, prepared),
  }),
  employeeRoute(readingSheet, {
    limit: { calls: 30, perSeconds: 60 },
    upload: { maxBytes: readingLimits.bytes, kinds: tableFormats, table },
    write: (context) => Promise.resolve({ ...sheetText(context.file!.table!), ...sheetsOf(context.file!.table!) }),
  }),
  employeeRoute(takeReading, {
    limit,
    prepare: (context, input) => service.prepareDrafts(context, input),
    write: (context, input, prepared) => service.takeReading(context, input, prepared),
  }),
  employeeRoute(undoReading, {
    limit,
    prepare: (context, { Id }) => service.readStored(context, Id),
    write: (context, { Id, UpdateTime }, read) => service.undoReading(context, Id, UpdateTime, read),
  }),
  employeeRoute(dropReading, { limit, write: (context, { Id, UpdateTime }) => service.dropReading(context, Id, UpdateTime) }),
  employeeRoute(learnedList, { policy: mayKnowSuppliers, read: ({ db, actor }, query) => learnedPage(db, actor, query) }),
  employeeRoute(saveCall, { policy: mayKnowSuppliers, write: (context, input) => saveLearned(context, input) }),
  employeeRoute(removeCall, { policy: mayKnowSuppliers, write: (context, { Items }) => removeLearned(context, Items) }),
  employeeRoute(tryReading, {
    limit,
    policy: mayKnowSuppliers,
    prepare: (context, input) => trySample(context, input),
    write: async (_context, _input, reading) => reading,
  }),
]
