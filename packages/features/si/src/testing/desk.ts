import type { SiRow, SiState, SiVersionRow } from '@jst/contracts/si'
import type { SiRecord } from '@jst/contracts/si'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { recordToWire } from '@jst/si-drafts/rules'
import { goodRecord } from '@jst/si-drafts/testing'
import { siRow, siStateOf, talkOf, defaultRules, versionRow } from './rows.ts'

interface FakeDesk {
  /** The queue, in its order. */
  rows?: readonly SiRow[]
  /** Where each record stands; by default as its row says. */
  state?: (id: number) => Partial<SiState>
  versions?: readonly SiVersionRow[]
  record?: (id: number) => Partial<SiRecord>
  /** Content of a stored version, by its id. */
  content?: (versionId: number) => Partial<SiRecord>
  routes?: FakeAppOptions['routes']
  path?: string
  confirm?: boolean
}

const idOf = (query: Readonly<Record<string, unknown>>) => Number(query['Id'] ?? query['TDId'])
const info = '/api/TDBillLadingInfo'

/** The review desk of a reviewer with all rights, over a server in memory. */
export function fakeDesk({
  rows = [siRow()],
  state,
  versions = [versionRow()],
  record,
  content,
  routes,
  path = '/tdManage/siAudit?Id=1',
  confirm = true,
}: FakeDesk = {}): FakeApp {
  const wire = (id: number, more: Partial<SiRecord> = {}) =>
    recordToWire(goodRecord({ id, orderId: 70, mblNo: `BILL${id}`, splitMblNo: '', status: 1, ...record?.(id), ...more }))
  const stateOf = (id: number) => {
    const row = rows.find(({ Id }) => Id === id)
    return siStateOf({ Id: id, ...(row && { Version: row.Version, Status: row.Status }), ...state?.(id) })
  }
  const fake = new FakeApp({
    path,
    confirm,
    routes: {
      [`GET ${info}/GetTDBillLadingPagedList`]: () => ({ Rows: rows, Total: rows.length }),
      [`GET ${info}/GetTDBillLadingInfo`]: ({ query }) => wire(idOf(query)),
      [`GET ${info}/GetTDBillLadingState`]: ({ query }) => stateOf(idOf(query)),
      [`GET ${info}/GetTDBillLadingStateList`]: () => rows.map(({ Id }) => stateOf(Id)),
      [`GET ${info}/GetTDBillLadingLogList`]: () => ({ Rows: versions, Total: versions.length }),
      [`GET ${info}/GetTDBillLadingLog`]: ({ query }) => wire(1, content?.(idOf(query))),
      [`GET ${info}/GetTDBillLadingInfoList`]: () => [wire(1)],
      [`POST ${info}/CheckTDBillLadingInfo`]: () => ({ Pass: true, Issues: [] }),
      [`POST ${info}/ClaimTDBillLading`]: () => ({ Done: 1, Failed: 0, Results: [] }),
      [`POST ${info}/ReleaseTDBillLading`]: () => ({ Done: 1, Failed: 0, Results: [] }),
      [`POST ${info}/ReviewTDBillLading`]: ({ body }) => wire((body as { TDId: number }).TDId),
      'GET /api/TDBillLadingSI/GetDataInfo': () => {
        const { BoxInfos, TDBpMBLNos: _none, ...order } = wire(1)
        return { ...order, TDBoxInfos: BoxInfos }
      },
      'GET /api/TDBillLadingSI/GetCombinationInfo': () => ({ MergedInto: '', Orders: [], Rules: defaultRules }),
      'GET /api/Document/State': ({ query }) => talkOf(Number(query['Id'])),
      [`GET ${info}/CarrierDraft`]: () => ({ Draft: null, Drafts: [], Problem: '' }),
      [`GET ${info}/QuestionList`]: () => [],
      [`GET ${info}/AmendmentList`]: () => [],
      [`GET ${info}/Credit`]: ({ query }) => ({
        CGO_ID: Number(query['CGO_ID']),
        CreditNo: '',
        Bank: '',
        Clauses: [],
        By: '',
        UpdateTime: null,
      }),
      [`GET ${info}/CreditVersions`]: () => [],
      'GET /api/Document/Files': () => [],
      'GET /api/Document/ShipmentTimeline': () => ({ Rows: [], Total: 0, Documents: [] }),
      ...routes,
    },
  })
  fake.app.permissions.load([
    { Path: '/tdManage/siAudit', Buttons: [{ Code: 'audit' }, { Code: 'void' }], Children: [] },
    { Path: '/tdManage/siCheck', Buttons: [{ Code: 'claim' }, { Code: 'assign' }, { Code: 'export' }], Children: [] },
    { Path: '/tdManage/siDetail', Buttons: [{ Code: 'export' }], Children: [] },
  ])
  return fake
}
