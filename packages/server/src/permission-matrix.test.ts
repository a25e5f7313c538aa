import { billCalibration, billPaperFile, ownBillFile } from '@jst/contracts/bills'
import {
  trackExport,
  trackFile,
  trackImportTemplate,
  trackingEntities,
  trackSearchesExport,
  trackSharedFile,
  trackStatementsExport,
} from '@jst/contracts/tracking'
import type { Entity } from '@jst/contracts/entity'
import { fileMarkOf, type Endpoint, type May } from '@jst/contracts'
import { applicationLicence, companyMarkFile, myLicence, staffImport } from '@jst/contracts/company'
import { documentMessageFile, openDocumentFile, printCopyFile, printPreview, printsTogether, zipFiles } from '@jst/contracts/document'
import { openExport } from '@jst/contracts/entity'
import { exportPastRates, pushFile } from '@jst/contracts/freight-rates'
import { ownQuotationFile, quotationCalls, rateInquiryCalls } from '@jst/contracts/quotes'
import { manifestCalls, manifestTemplateFile } from '@jst/contracts/manifest'
import { applicationCalls, listCalls, packingFile, slipCalls, slipRangeCalls } from '@jst/contracts/packing'
import { openApplicationCv, tableSheet } from '@jst/contracts/portal'
import { exportVoyages, scheduleImport } from '@jst/contracts/schedules'
import { cargoOrderImport } from '@jst/contracts/cargo-orders'
import * as si from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationCalls as releaseCalls, guaranteeCalls, letterCalls, returnCalls, ownLetterFile } from '@jst/contracts/release'
import { demoAccounts } from './demo/index.ts'
import { bookingCalls, bookingMessageFile, bookingUploadFile, shippingOrderImport } from '@jst/contracts/booking'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { signInWithoutRole } from './testing/no-role.ts'
import { everyEndpoint, writableEntities } from './testing/routes.ts'

const noRole = 'no role'
// an account with two companies has chosen none yet: it may press nothing at all, which account.test.ts tells
const accounts = [...demoAccounts.filter((account) => account !== 'multi'), noRole]

let server: TestServer
const clients = new Map<string, TestClient>()
/** Menu entries and buttons that the account's roles hold, as `path` and `path code`, read past the code under test. */
const held = new Map<string, Set<string>>()

const entries = `select lower(u.account) as account, lower(m.path) as path, rm.buttons from app_user u join employee e on e.user_id = u.id
  join employee_role er on er.employee_id = e.id
  join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id`

beforeAll(async () => {
  server = await createTestServer()
  for (const account of accounts) clients.set(account, await (account === noRole ? signInWithoutRole(server) : server.signIn(account)))
  const rows = await server.db.owner((owner) => owner.query<{ account: string; path: string; buttons: string[] }>(entries))
  for (const { account, path, buttons } of rows) {
    const set = held.get(account) ?? new Set()
    held.set(account, set)
    for (const one of [path, ...buttons.map((code) => `${path} ${code}`)]) set.add(one)
  }
})
afterAll(() => server.close())

/** Sent with a field that no call knows: whoever is let in is refused for that, so nothing is read or written. */
async function verdictOf({ method, path: url }: Endpoint, account: string): Promise<string> {
  const unknown = { NoSuchField: 'x' }
  const headers = { authorization: `Bearer ${clients.get(account)!.token}` }
  const { payload } = await server.app.inject(
    method === 'GET' ? { method, url, headers, query: unknown } : { method, url, headers, payload: unknown, query: unknown },
  )
  const { Code } = JSON.parse(payload) as { Code?: string }
  return Code === 'INVALID_INPUT' ? 'let in' : (Code ?? 'ran')
}

function opens(may: May, has: ReadonlySet<string>): boolean {
  if (may.who === 'buttons') return may.buttons.some(({ path, code }) => has.has(`${path.toLowerCase()} ${code}`))
  if (may.who === 'menus') return may.paths.some((path) => has.has(path.toLowerCase()))
  return may.who !== 'anyMenu' || has.size > 0
}

it.each(accounts)('%s may call exactly what one of its buttons or menu entries opens', async (account) => {
  const has = held.get(account) ?? new Set<string>()
  const expected: Record<string, string> = {}
  const found: Record<string, string> = {}
  for (const endpoint of everyEndpoint) {
    expected[endpoint.path] = opens(endpoint.may, has) ? 'let in' : 'FORBIDDEN'
    found[endpoint.path] = await verdictOf(endpoint, account)
  }
  expect(found).toEqual(expected)
})

it('without a role there is one’s own frame, and nothing of the company', async () => {
  const open: string[] = []
  for (const endpoint of everyEndpoint)
    if (!['public', 'signedIn'].includes(endpoint.may.who) && (await verdictOf(endpoint, noRole)) === 'let in') open.push(endpoint.path)
  expect(open.toSorted()).toEqual([
    '/api/BasicData/GetStarred',
    '/api/BasicData/SetStarred',
    '/api/Favourite/AddFavourite',
    '/api/Favourite/MoveFavourite',
    '/api/Favourite/RemoveFavourite',
    '/api/Job/CancelOwn',
    '/api/Job/GetOwnPagedList',
    '/api/ListView/AddOrModifyListView',
    '/api/ListView/GetListSettings',
    '/api/ListView/GetListViews',
    '/api/ListView/RemoveListView',
    '/api/ListView/SaveListSettings',
    '/api/Message/GetMessageSelfInfoDetail',
    '/api/Message/GetMessageSelfPagedList',
    '/api/Message/MarkRead',
    '/api/Message/UnReadMessageCount',
    '/api/Role/EndPreview',
    '/api/UserCard/GetCard',
    '/api/UserCard/SaveCard',
    '/api/Workbench/GetFrame',
  ])
})

it('every button and menu entry that a call asks for is held by some demo role, so that both sides of the table are seen', () => {
  const all = new Set([...held.values()].flatMap((set) => [...set]))
  const wanted = everyEndpoint.flatMap(({ may }) =>
    may.who === 'buttons'
      ? may.buttons.map(({ path, code }) => `${path.toLowerCase()} ${code}`)
      : may.who === 'menus'
        ? may.paths.map((path) => path.toLowerCase())
        : [],
  )
  expect(wanted.filter((one) => !all.has(one))).toEqual([])
})

/** Menus that give access to the files of a list. Rows that belong to companies alone: the platform has none. */
const keepersOf = ({ ownOnly, path }: Entity): string[] =>
  /^\/(SeaFreight|FlcExport)\//.test(path)
    ? ['boss', 'peer', 'pricing']
    : path.startsWith('/Portal/')
      ? ['boss', 'peer']
      : /^\/MakeOrderBusiness\/[HM]BLMake$/.test(path)
        ? ['boss', 'doc']
        : /^\/(orderApply|MakeOrderBusiness)\//.test(path)
          ? ['boss', 'finance']
          : ownOnly
            ? ['boss']
            : ['admin', 'boss', 'pricing']

describe('files', () => {
  const staff = ['admin', 'boss', 'doc', 'reviewer', 'ops']
  const customers = ['customer', 'customer2']
  const withRole = accounts.filter((account) => account !== noRole)
  /** Roles that may delete each file, written down by hand. */
  const takers: Record<string, readonly string[]> = {
    [si.siBillPdf.path]: [...staff, ...customers],
    [si.exportContainerFile.path]: [...staff, ...customers],
    [si.exportSiStandard.path]: [...staff, ...customers],
    [si.exportSiList.path]: [...staff, ...customers],
    [si.exportSiVersions.path]: [...staff, ...customers],
    [exportVoyages.path]: ['admin', 'boss', 'ops', 'pricing', 'sales', 'finance'],
    ...Object.fromEntries(
      writableEntities.flatMap(({ entity, export: all, importTemplate }) =>
        [all, importTemplate].map(({ path }) => [path, keepersOf(entity)]),
      ),
    ),
    [exportPastRates.path]: ['boss', 'peer', 'pricing'],
    // lists that were pushed, for whoever pushes
    [pushFile.path]: ['boss', 'peer', 'pricing', 'sales', 'finance'],
    // the menu entry of every company outside; the service lets customers have what was sent to them
    [ownQuotationFile.path]: [...customers, 'provider', 'peer2', 'fleet'],
    // lists that operations keep on the screen of their sources
    ...Object.fromEntries(
      trackingEntities.flatMap(({ export: all, importTemplate }) => [all, importTemplate].map(({ path }) => [path, ['boss', 'ops']])),
    ),
    [guaranteeCalls.export.path]: ['boss', 'finance'],
    [billPaperFile.path]: ['boss', 'doc'],
    // rulers without a word of business
    [billCalibration.path]: ['boss', 'doc', 'ops'],
    // drafts and copies of the caller's own company
    [ownBillFile.path]: customers,
    [ownLetterFile.path]: customers,
    [releaseCalls.export.path]: ['boss', 'doc', 'finance'],
    [letterCalls.export.path]: ['boss', 'doc', 'finance'],
    [returnCalls.export.path]: ['boss', 'doc', 'finance'],
    [applicationCalls.export.path]: ['boss', 'ops', ...customers],
    [slipCalls.export.path]: ['boss', 'ops', 'doc', ...customers],
    [listCalls.export.path]: ['boss', 'ops', 'sales', 'finance', ...customers],
    [manifestCalls.export.path]: ['boss', 'doc', 'ops', ...customers],
    // headings without a row, for whoever fills filings
    [manifestTemplateFile.path]: ['boss', 'doc', 'ops', ...customers],
    [packingFile.path]: ['boss', 'ops', 'sales', 'finance', ...customers],
    [slipRangeCalls.export.path]: ['boss', 'ops'],
    [slipRangeCalls.importTemplate.path]: ['boss', 'ops'],
    [trackExport.path]: ['boss', 'ops', ...customers],
    [trackStatementsExport.path]: ['boss', 'ops'],
    [trackSearchesExport.path]: ['boss', 'ops'],
    // files of a shipment, for whoever reads it
    [trackFile.path]: ['boss', 'ops', 'doc', 'sales', 'finance', ...customers],
    [trackImportTemplate.path]: ['boss', 'ops'],
    // what a signed link shows, to whoever has it
    [trackSharedFile.path]: accounts,
    [si.linkedBillFile.path]: accounts,
    [quotationCalls.export.path]: ['boss', 'sales', 'finance'],
    [bookingCalls.export.path]: ['boss', 'ops', 'sales', 'finance', ...customers],
    // the original of a note, for whoever books
    [bookingUploadFile.path]: ['boss', 'ops', 'sales', 'finance', ...customers],
    // pricing answers inquiries, and makes none
    [rateInquiryCalls.importTemplate.path]: ['boss'],
    // messages to carriers, for whoever sends them
    [bookingMessageFile.path]: ['boss', 'ops'],
    // what the forwarder shows visitors as well
    [tableSheet.path]: customers,
    // asked of the kind, record by record: the rights of files are tested with them
    ...Object.fromEntries([openDocumentFile, zipFiles].map(({ path }) => [path, withRole])),
    [staffImport.importTemplate.path]: ['admin', 'boss'],
    [cargoOrderImport.importTemplate.path]: ['admin', 'doc', 'boss'],
    [shippingOrderImport.importTemplate.path]: ['boss', 'ops'],
    [scheduleImport.importTemplate.path]: ['admin', 'boss', 'ops', 'pricing'],
    // a blank form for the page where containers are typed; attachments of applications
    [si.siTemplateFile.path]: ['admin', 'boss', 'doc', 'reviewer', ...customers],
    [applicationLicence.path]: ['admin', 'boss'],
    // CVs of visitors who apply for a job
    [openApplicationCv.path]: ['boss', 'peer'],
    // pictures to stamp with: for those who keep the record of the company
    [companyMarkFile.path]: ['admin', 'boss'],
    [myLicence.path]: accounts,
    // one's own, and the button of the exported list is asked for again (entity-kit/exports)
    [openExport.path]: withRole,
    // of every kind of document: the button of the print is asked for record by record (documents/prints)
    [printPreview.path]: withRole,
    [printCopyFile.path]: withRole,
    [printsTogether.path]: withRole,
    // the button of the download is asked of the kind (documents/channels)
    [documentMessageFile.path]: withRole,
  }
  const files = everyEndpoint.filter((endpoint) => fileMarkOf(endpoint))

  it('are all in the table', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(takers).toSorted())
  })

  it.each(accounts)('%s takes away what the table says', async (account) => {
    const found: string[] = []
    for (const endpoint of files) if ((await verdictOf(endpoint, account)) === 'let in') found.push(endpoint.path)
    expect(found.toSorted()).toEqual(
      Object.keys(takers)
        .filter((path) => takers[path]!.includes(account))
        .toSorted(),
    )
  })

  it('a bill and an exchange file are not handed to a role that reads them without the export right', async () => {
    const { Rows } = (await clients.get('sales')!.call(si.siPagedList, { PageSize: 1 })).body.Data
    const query = { Id: String(Rows[0]!.Id) }
    const ask = async (account: string, url: string, more = {}) => {
      const headers = { authorization: `Bearer ${clients.get(account)!.token}` }
      return (await server.app.inject({ url, headers, query: { ...query, ...more } })).statusCode
    }
    expect([await ask('sales', si.siInfo.path), await ask('sales', si.siBillPdf.path), await ask('doc', si.siBillPdf.path)]).toEqual([
      200, 403, 200,
    ])
    const standard = { Standard: 'dcsa' }
    expect([await ask('sales', si.exportSiStandard.path, standard), await ask('doc', si.exportSiStandard.path, standard)]).toEqual([
      403, 200,
    ])
  })
})
