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
  employeeRoute(readingOf, { limit, read: ({ db, actor, now }, { Id }) => service.readingById(db, actor, Id, now()) }),
  employeeRoute(saveReading, {
    limit,
    // the other reader is asked before the transaction begins
    prepare: (context, input) => service.pointedFor(context, input, secondReader),
    write: (context, input, pointed) => service.saveReading(context, input, pointed),
  }),
  employeeRoute(readingSheet, {
    limit: { calls: 30, perSeconds: 60 },
    upload: { maxBytes: readingLimits.bytes, kinds: tableFormats, table },
    write: (context) => Promise.resolve({ ...sheetText(context.file!.table!), ...sheetsOf(context.file!.table!) }),
  }),
  employeeRoute(takeReading, {
    limit,
    prepare: (context, input) => service.numberReading(context, input),
    write: (context, input, codes) => service.takeReading(context, input, codes),
  }),
  employeeRoute(undoReading, { limit, write: (context, { Id, UpdateTime }) => service.undoReading(context, Id, UpdateTime) }),
  employeeRoute(dropReading, { limit, write: (context, { Id, UpdateTime }) => service.dropReading(context, Id, UpdateTime) }),
  employeeRoute(learnedList, { policy: mayKnowSuppliers, read: ({ db, actor }, query) => learnedPage(db, actor, query) }),
  employeeRoute(saveCall, { policy: mayKnowSuppliers, write: (context, input) => saveLearned(context, input) }),
  employeeRoute(removeCall, { policy: mayKnowSuppliers, write: (context, { Items }) => removeLearned(context, Items) }),
  employeeRoute(tryReading, { limit, policy: mayKnowSuppliers, write: (context, input) => trySample(context, input) }),
]
