import type { QueryOf } from '@jst/contracts'
import * as calls from '@jst/contracts/manifest'
import { channelRules } from '../../documents/index.ts'
import { entityRoutes, type EntityRules } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { tableFormats } from '../../kernel/sheet/sheets.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { packingSheet } from '../packing/index.ts'
import { amend } from './filing/amend.service.ts'
import { compareSides } from './filing/compare.service.ts'
import { manifestRules } from './filing/manifest.rules.ts'
import { sourcesOf, startOf } from './filing/sources.service.ts'
import { viewManifest } from './filing/view.service.ts'
import { writeManifest } from './filing/write.service.ts'
import { registerManifests, registerVgms } from './index.ts'
import { linkRoutes } from './links/links.routes.ts'
import { readWorkbook } from './workbook/read.service.ts'
import { templateWorkbook } from './workbook/template.ts'
import { phrasesOf } from './customs/codes.repo.ts'
import { sheetOf } from './vgm/sheet.service.ts'
import { writeVgms } from './vgm/write.service.ts'

/** Threads cost more than rows. */
const limit = { calls: 60, perSeconds: 60 }
registerManifests()
registerVgms()

function configRules(surroundings: Pick<Surroundings, 'innerEndpoints'>): EntityRules {
  const rules = channelRules(calls.manifestDocument.kind, 'Agent', surroundings)
  return { ...rules, derived: { ...rules.derived, Door: `coalesce(t.door::text, '')` } }
}

export const manifestRoutes = (surroundings: Pick<Surroundings, 'innerEndpoints' | 'secrets' | 'blobs' | 'scan'>): readonly Route[] => [
  ...entityRoutes(calls.manifestEntities, {
    [calls.manifestCalls.entity.kind]: manifestRules,
    [calls.manifestConfigCalls.entity.kind]: configRules(surroundings),
  }),
  employeeRoute(calls.manifestView, { read: (context, { Id, Lang }) => viewManifest(context, Id, Lang) }),
  employeeRoute(calls.manifestPhrases, { read: ({ db, actor }) => phrasesOf(db, actor.companyId) }),
  employeeRoute(calls.manifestSources, { read: (context, query) => sourcesOf(context, query) }),
  employeeRoute(calls.manifestStart, { read: (context, query) => startOf(context, query) }),
  employeeRoute(calls.compareManifest, { read: (context, query) => compareSides(context, query) }),
  employeeRoute(calls.readManifestFile, {
    limit,
    upload: { maxBytes: packingSheet.bytes, kinds: tableFormats, table: packingSheet },
    // the input of an upload is its query (kernel/http/endpoint.ts)
    read: (context, input) => readWorkbook(context, context.file, input as QueryOf<typeof calls.readManifestFile>),
  }),
  employeeRoute(calls.manifestTemplateFile, { limit, read: (_, { Lang }) => templateWorkbook(Lang) }),
  employeeRoute(calls.saveManifest, { write: (call, input) => writeManifest(call, input) }),
  ...linkRoutes(surroundings),
  employeeRoute(calls.vgmSheet, { read: (context, { Id, Lang }) => sheetOf(context, Id, Lang) }),
  employeeRoute(calls.writeVgm, { write: (call, input) => writeVgms(call, input) }),
  employeeRoute(calls.amendManifest, { write: (call, input) => amend(call, input) }),
]
