import type { Endpoint } from '@jst/contracts'
import { applicationFields } from '@jst/contracts/company'
import { masterCalls } from '@jst/contracts/master'
import { saveSiTemplate } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { everyEndpoint, fieldsOf } from './testing/routes.ts'

/** Rows of the first customer, whom the second one shall not reach. */
interface Foreign {
  order: number
  si: number
  /** A record in the review queue. */
  waiting: number
  version: number
  message: number
  globalMessage: number
  template: number
  employee: number
  user: number
  session: number
  company: number
  role: number
  menu: number
  department: number
  application: number
  bind: number
  view: number
  favourite: number
  code: number
  codeGroup: number
  mapping: number
  updateTime: string
  /** Its own rows of master data, by the kind of thing, and what goes with them. */
  master: Readonly<Record<string, number>>
  masterImport: number
  alias: number
  unmatched: number
  rate: number
}

const record = (id: number) => ({ Id: id, TBI_MBL_NO: 'PROBE', BoxInfos: [] })
const set = ({ order }: Foreign) => ({ TDBLInfos: [record(0)], Num: 1, CGO_ID: order, MBL_NO: 'PROBE' })

const probePerson = { Name: 'PROBE', DepartmentId: null, Post: '', Mobile: '', Email: '', RoleIds: [] }
const probeCompany = {
  Kind: 'customer',
  ...Object.fromEntries(Object.keys(applicationFields).map((name) => [name, 'PROBE'])),
  ContactMobile: '',
}

const item = ({ master, updateTime }: Foreign, kind: string) => ({ Items: [{ Id: master[kind], UpdateTime: updateTime }] })
/** The calls that every entity has. */
const entitySamples: Record<string, (foreign: Foreign) => Record<string, unknown>> = Object.fromEntries(
  masterCalls.flatMap(({ entity: { kind, fields }, ...calls }): [string, (foreign: Foreign) => Record<string, unknown>][] => [
    [calls.get.path, ({ master }) => ({ Id: master[kind] })],
    [calls.changes.path, ({ master }) => ({ Id: master[kind] })],
    [
      calls.save.path,
      ({ master, updateTime }) => ({
        Id: master[kind],
        UpdateTime: updateTime,
        Values: Object.fromEntries(
          fields.filter((field) => field.required && field.kind !== 'choice' && field.kind !== 'number').map(({ key }) => [key, 'PROBE']),
        ),
      }),
    ],
    [calls.setField.path, (foreign) => ({ ...item(foreign, kind), Field: 'Sort', Value: 1 })],
    [calls.setEnabled.path, (foreign) => ({ ...item(foreign, kind), Enabled: false })],
    [calls.remove.path, (foreign) => item(foreign, kind)],
    [calls.restore.path, (foreign) => item(foreign, kind)],
    [calls.merge.path, ({ master, updateTime }) => ({ Id: master[kind], UpdateTime: updateTime, IntoId: master[kind]! + 1 })],
    [calls.runImport.path, ({ masterImport }) => ({ Id: masterImport, SkipBad: true, SkipLines: [] })],
    [calls.undoImport.path, ({ masterImport }) => ({ Id: masterImport })],
  ]),
)

/** What is sent to every call that takes an id: the other company's. A new call with an id needs a line here. */
const samples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  ...entitySamples,
  '/api/BasicDataMapping/Save': ({ alias, updateTime }) => ({
    Id: alias,
    UpdateTime: updateTime,
    Kind: 'port',
    Source: '',
    Text: 'PROBE',
    TargetCode: 'CNSHA',
  }),
  '/api/BasicDataMapping/Remove': ({ alias, updateTime }) => ({ Id: alias, UpdateTime: updateTime }),
  '/api/BasicDataMapping/Confirm': ({ unmatched }) => ({ Items: [{ Id: unmatched, TargetCode: 'CNSHA' }] }),
  '/api/BasicDataMapping/SetState': ({ unmatched }) => ({ Ids: [unmatched], State: 'ignored' }),
  '/api/ExchangeRate/Save': ({ rate, updateTime }) => ({
    Id: rate,
    UpdateTime: updateTime,
    CurrencyCode: 'USD',
    BaseCode: 'CNY',
    FromDay: '2026-01-01',
    Buy: 1,
    Sell: 1,
    Mid: null,
    Source: 'PROBE',
  }),
  '/api/ExchangeRate/Remove': ({ rate, updateTime }) => ({ Id: rate, UpdateTime: updateTime }),
  '/api/AuthUser/ChooseEmployee': ({ employee }) => ({ EmployeeId: employee }),
  '/api/CurrentUser/SetDefaultEmployee': ({ employee }) => ({ EmployeeId: employee }),
  '/api/CurrentUser/RevokeSession': ({ session }) => ({ Id: session }),
  '/api/CargoOrder/GetCargoOrderPagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/CargoOrder/GetCargoOrderInfo': ({ order }) => ({ Id: order }),
  '/api/CargoOrder/ModifyCargoOrder': ({ order, updateTime }) => ({ Id: order, UpdateTime: updateTime, SiDeadline: null, Remark: 'PROBE' }),
  '/api/Message/GetMessageSelfInfoDetail': ({ message }) => ({ id: message }),
  '/api/Message/MarkRead': ({ message }) => ({ Ids: [message] }),
  '/api/Message/Resend': ({ message }) => ({ Ids: [message] }),
  '/api/GlobalMessage/GetInfo': ({ globalMessage }) => ({ Id: globalMessage }),
  '/api/GlobalMessage/CountRecipients': ({ employee }) => ({ Scope: 'user', TargetIds: [employee] }),
  '/api/GlobalMessage/SaveDraft': ({ globalMessage, updateTime }) => ({
    Id: globalMessage,
    Title: 'PROBE',
    Description: '',
    Link: '',
    Scope: 'all',
    TargetIds: [],
    SendAt: null,
    UpdateTime: updateTime,
  }),
  '/api/GlobalMessage/Send': ({ globalMessage, updateTime }) => ({ Id: globalMessage, UpdateTime: updateTime }),
  '/api/GlobalMessage/Withdraw': ({ globalMessage, updateTime }) => ({ Id: globalMessage, UpdateTime: updateTime }),
  '/api/GlobalMessage/RemoveDraft': ({ globalMessage, updateTime }) => ({ Id: globalMessage, UpdateTime: updateTime }),
  '/api/ListView/AddOrModifyListView': ({ view }) => ({ Id: view, List: 'si-orders', Name: 'PROBE', Search: '' }),
  '/api/ListView/RemoveListView': ({ view }) => ({ Id: view }),
  '/api/Favourite/RemoveFavourite': ({ favourite }) => ({ Id: favourite }),
  '/api/Favourite/MoveFavourite': ({ favourite }) => ({ Id: favourite, Index: 0 }),
  '/api/BasicCode/GetPagedList': ({ codeGroup }) => ({ GroupId: codeGroup, PageSize: 200 }),
  '/api/BasicCode/AddOrModify': ({ code, codeGroup, updateTime }) => ({
    Id: code,
    GroupId: codeGroup,
    Code: 'PROBE',
    Name: 'PROBE',
    NameEn: '',
    Sort: 0,
    Enabled: true,
    UpdateTime: updateTime,
  }),
  '/api/BasicCode/Remove': ({ code, updateTime }) => ({ Id: code, UpdateTime: updateTime }),
  '/api/RelationMapping/AddOrModify': ({ mapping, updateTime }) => ({
    Id: mapping,
    Kind: 'other',
    System: 'PROBE',
    ExternalCode: 'PROBE',
    ExternalName: '',
    OurCode: 'PROBE',
    Remark: '',
    UpdateTime: updateTime,
  }),
  '/api/RelationMapping/Remove': ({ mapping, updateTime }) => ({ Id: mapping, UpdateTime: updateTime }),
  '/api/UserCard/GetCard': ({ employee }) => ({ Id: employee }),
  '/api/TDBillLadingSI/GetDataInfo': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingInfo/CheckTDBillLadingInfo': set,
  '/api/TDBillLadingInfo/AddTDBillLadingInfoList': set,
  '/api/TDBillLadingInfo/PTAddTDBillLadingInfoList': (foreign) => ({
    ...set(foreign),
    EmployeeId: foreign.employee,
    COMPANYID: foreign.company,
    COMPANYCODE: 'X',
  }),
  '/api/TDBillLadingInfo/ModifyTDBillLadingInfo': ({ si, updateTime }) => ({ ...record(si), UpdateTime: updateTime }),
  '/api/TDBillLadingInfo/GetTDBillLadingInfoList': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingInfo/GetTDBillLadingInfo': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/GetTDBillLadingLog': ({ version }) => ({ Id: version }),
  '/api/TDBillLadingInfo/ChangeTDBillLadingStatus': ({ si }) => ({ TDId: si, Status: 8 }),
  '/api/TDBillLadingInfo/ReviewTDBillLading': ({ si }) => ({ TDId: si, Status: 8, Remarks: 'PROBE' }),
  '/api/TDBillLadingInfo/BatchApproveTDBillLading': ({ waiting }) => ({ Items: [{ Id: waiting, Version: 1 }] }),
  '/api/TDBillLadingInfo/ClaimTDBillLading': ({ waiting }) => ({ Ids: [waiting] }),
  '/api/TDBillLadingInfo/ReleaseTDBillLading': ({ waiting }) => ({ Ids: [waiting] }),
  '/api/TDBillLadingInfo/AssignTDBillLading': ({ waiting, employee }) => ({ Ids: [waiting], EmployeeId: employee }),
  '/api/TDBillLadingInfo/GetNextTDBillLading': ({ waiting }) => ({ AfterId: waiting }),
  '/api/TDBillLadingInfo/GetTDBillLadingState': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/GetTDBillLadingPagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/TDBillLadingInfo/GetTDBillLadingTotals': ({ company }) => ({ CompanyId: company }),
  '/api/TDBillLadingInfo/ExportTDBillLadingList': ({ company }) => ({ CompanyId: company }),
  '/api/TDBillLadingInfo/ExportContainerFile': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/GetBillPdf': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/ExportStandard': ({ si }) => ({ Id: si, Standard: 'dcsa' }),
  '/api/TDBillLadingInfo/GetStandardLosses': ({ si }) => ({ Id: si, Standard: 'D99B' }),
  '/api/TDBillLadingInfo/GetTDBillLadingLogList': ({ si }) => ({ TDId: si }),
  '/api/TDBillLadingInfo/ExportTDBillLadingLogList': ({ si }) => ({ TDId: si }),
  '/api/TDBillLadingDraft/GetDraftSet': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingDraft/SaveDraftSet': ({ order, company }) => ({
    CGO_ID: order,
    Set: { TDBLInfos: [], Num: 1 },
    Version: null,
    COMPANYID: company,
  }),
  '/api/TDBillLadingDraft/RemoveDraftSet': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingTemplate/AddOrModifyTDTemplate': ({ template }) => ({ Id: template, TBI_TEMPLATE_NAME: 'PROBE' }),
  '/api/TDBillLadingTemplate/GetTDTemplateInfo': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/UseTDTemplate': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/RemoveTDTemplate': ({ template }) => ({ Id: template }),
  '/api/TDBillLadingTemplate/AddTDTemplateFromRecord': ({ si }) => ({ Id: si, TBI_TEMPLATE_NAME: 'PROBE' }),
  '/api/Menu/AddOrModifyMenu': ({ menu, updateTime }) => ({
    Id: menu,
    ParentId: null,
    Path: '/PROBE',
    Name: 'PROBE',
    Icon: '',
    Enabled: true,
    Buttons: [],
    UpdateTime: updateTime,
  }),
  '/api/Menu/MoveMenu': ({ menu, updateTime }) => ({ Id: menu, ParentId: null, Index: 0, UpdateTime: updateTime }),
  '/api/Menu/RemoveMenu': ({ menu, updateTime }) => ({ Id: menu, UpdateTime: updateTime }),
  '/api/Menu/GetMenuRoles': ({ menu }) => ({ Id: menu }),
  '/api/Role/GetRolePagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/Role/GetRoleInfo': ({ role }) => ({ Id: role }),
  '/api/Role/GetGrantableMenus': ({ company }) => ({ CompanyId: company }),
  '/api/Role/AddOrModifyRole': ({ role, company, updateTime }) => ({
    Id: role,
    CompanyId: company,
    Name: 'PROBE',
    Description: '',
    DataScope: 'company',
    Grants: [],
    PermissionItems: [],
    UpdateTime: updateTime,
  }),
  '/api/Role/RemoveRole': ({ role, updateTime }) => ({ Id: role, UpdateTime: updateTime }),
  '/api/Role/GetPermissionItemPagedList': ({ company }) => ({ CompanyId: company, PageSize: 200 }),
  '/api/Role/StartPreview': ({ role }) => ({ RoleId: role }),
  '/api/AuditLog/GetAuditLog': ({ role }) => ({ Entity: 'role', EntityId: role }),
  '/api/User/GetSurvey': ({ user }) => ({ Id: user }),
  '/api/User/SetState': ({ user, updateTime }) => ({ Id: user, UpdateTime: updateTime, Disabled: true, Reason: 'PROBE' }),
  '/api/User/Unbind': ({ user, employee, updateTime }) => ({ Id: user, EmployeeId: employee, UpdateTime: updateTime, Reason: 'PROBE' }),
  '/api/User/ResetTwoStep': ({ user, updateTime }) => ({ Id: user, UpdateTime: updateTime, Identified: true, Reason: 'PROBE' }),
  '/api/Join/GetApplication': ({ application }) => ({ Id: application }),
  '/api/Join/GetLicence': ({ application }) => ({ Id: application }),
  '/api/Join/SaveApplication': ({ application, updateTime }) => ({ Id: application, UpdateTime: updateTime, ...probeCompany }),
  '/api/Join/UploadLicence': ({ application }) => ({ Id: application }),
  '/api/Join/SubmitApplication': ({ application, updateTime }) => ({ Id: application, UpdateTime: updateTime }),
  '/api/Join/WithdrawApplication': ({ application, updateTime }) => ({ Id: application, UpdateTime: updateTime }),
  '/api/Join/RemoveApplication': ({ application }) => ({ Id: application }),
  '/api/Join/ApplyBind': ({ company }) => ({ CompanyId: company, Reason: 'PROBE' }),
  '/api/Join/CancelBind': ({ bind, updateTime }) => ({ Id: bind, UpdateTime: updateTime }),
  '/api/CompanyApplication/GetInfo': ({ application }) => ({ Id: application }),
  '/api/CompanyApplication/GetLicence': ({ application }) => ({ Id: application }),
  '/api/CompanyApplication/Audit': ({ application, updateTime }) => ({
    Id: application,
    UpdateTime: updateTime,
    State: 'REJECTED',
    Remarks: 'PROBE',
  }),
  '/api/CompanyApplication/SetFrozen': ({ application, updateTime }) => ({
    Id: application,
    UpdateTime: updateTime,
    Frozen: true,
    Remarks: 'PROBE',
  }),
  '/api/CompanyBind/Answer': ({ bind, updateTime }) => ({
    Id: bind,
    UpdateTime: updateTime,
    Approve: false,
    RoleIds: [],
    DepartmentId: null,
    Remarks: 'PROBE',
  }),
  '/api/Employee/GetPagedList': ({ department }) => ({ DepartmentId: department, PageSize: 200 }),
  '/api/Employee/GetInfo': ({ employee }) => ({ Id: employee }),
  '/api/Employee/Create': ({ role, department }) => ({ ...probePerson, Account: 'probe', RoleIds: [role], DepartmentId: department }),
  '/api/Employee/Modify': ({ employee, updateTime }) => ({ Id: employee, UpdateTime: updateTime, ...probePerson }),
  '/api/Employee/SetState': ({ employee, updateTime }) => ({ Id: employee, UpdateTime: updateTime, Disabled: true }),
  '/api/Employee/ResetPassword': ({ employee }) => ({ Id: employee }),
  '/api/Employee/HandOver': ({ employee }) => ({ FromId: employee, ToId: employee + 1 }),
  '/api/Department/Save': ({ department, updateTime }) => ({ Id: department, UpdateTime: updateTime, ParentId: null, Name: 'PROBE' }),
  '/api/Department/Remove': ({ department }) => ({ Id: department }),
}
/** Writes of many rows at once answer for each row that it is not there, instead of refusing the whole call. */
const batches = new Set(['MarkRead', 'BatchApproveTDBillLading', 'ClaimTDBillLading', 'ReleaseTDBillLading'])
/** Where a row is named inside a list, which a look at the fields does not find. */
const nested = new Set([
  '/api/TDBillLadingInfo/BatchApproveTDBillLading',
  '/api/BasicDataMapping/Confirm',
  ...masterCalls.flatMap(({ setField, setEnabled, remove, restore }) => [setField, setEnabled, remove, restore].map(({ path }) => path)),
])

const namesARow = (field: string) => /^ids?$|Ids?$|_?ID$/.test(field)
const withIds = everyEndpoint.filter((endpoint) => nested.has(endpoint.path) || fieldsOf(endpoint).some(namesARow))
const lists = everyEndpoint.filter((endpoint) => endpoint.method === 'GET' && !endpoint.write && !fieldsOf(endpoint).some(namesARow))

let server: TestServer
let stranger: TestClient
let foreign: Foreign
/** Words that stand in rows of the first customer alone. */
let secrets: string[]

const ids = `select o.id as "order", r.id as si, v.id as version, e.id as employee, u.id as "user", (select max(s.id) from session s where s.user_id = u.id) as session, c.id as company, (select min(id) from role where company_id = c.id) as role, (select min(id) from menu) as menu, (select min(id) from department where company_id = c.id) as department,
    (select min(id) from company_application where company_id = c.id) as application, (select min(id) from company_bind where target_id = c.id) as bind, (select min(id) from list_view where company_id = c.id) as view, (select min(id) from favourite where company_id = c.id) as favourite, (select min(id) from code_entry where company_id = c.id) as code, (select min(id) from code_group where company_id = c.id) as "codeGroup", (select min(id) from code_relation where company_id = c.id) as mapping, r.update_time as "updateTime",
    (select min(id) from message where recipient_id = e.id) as message, (select min(id) from global_message where company_id = c.id) as "globalMessage", (select min(id) from si_record where company_id = c.id and status = 1) as waiting
  from company c join cargo_order o on o.company_id = c.id join si_record r on r.order_id = o.id and r.status = 3 join si_version v on v.record_id = r.id
    join employee e on e.company_id = c.id join app_user u on u.id = e.user_id and u.account = 'customer' where c.code = 'YFJCK' order by o.id limit 1`
const words = `select word from company c cross join lateral (select order_no as word from cargo_order where company_id = c.id union all select mbl_no from cargo_order where company_id = c.id
  union all select si_no from si_record where company_id = c.id union all select split_mbl_no from si_record where company_id = c.id union all select c.name) w where c.code = 'YFJCK' and word <> ''`
const joining = [
  `insert into code_group (company_id, code, name) select id, 'own', '远帆的字典' from company where code = 'YFJCK'`,
  `insert into code_entry (group_id, company_id, code, name) select g.id, g.company_id, 'OWN', '远帆的代码' from code_group g where g.code = 'own'`,
  `insert into code_relation (company_id, kind, system, external_code, our_code) select id, 'other', '远帆的系统', 'A', 'B' from company where code = 'YFJCK'`,
  `insert into favourite (company_id, employee_id, path, title, sort) select e.company_id, e.id, '/manage/message', '远帆的收藏', 1 from employee e join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into list_view (company_id, employee_id, list, name, search) select e.company_id, e.id, 'si-orders', '远帆的视图', '' from employee e join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into global_message (company_id, sender_id, sender_name, title, scope) select e.company_id, e.id, e.name, '远帆内部通知', 'all' from employee e join app_user u on u.id = e.user_id and u.account = 'customer'`,
  `insert into company_application (purpose, user_id, state, kind, name, company_id, licence_id)
    select 'change', e.user_id, 'SUBMITTED', 'customer', '远帆变更后的名称', c.id, null from company c join employee e on e.company_id = c.id join app_user u on u.id = e.user_id and u.account = 'customer' where c.code = 'YFJCK'`,
  `insert into company_bind (user_id, target_id, person_name, reason) select u.id, c.id, '想加入远帆的人', '' from company c, app_user u where c.code = 'YFJCK' and u.account = 'zhouxu'`,
]
const customerCompany = `(select id from company where code = 'YFJCK')`
/** A row of its own in every table of master data, whatever its columns are. */
const ownMasterData = `do $$ declare target text; names text; owner bigint := ${customerCompany}; begin
  for target in select table_name from information_schema.columns where table_schema = 'public' and column_name = 'merged_into' loop
    select string_agg(column_name, ', ') into names from information_schema.columns
      where table_schema = 'public' and table_name = target and is_nullable = 'NO' and column_default is null and is_identity = 'NO';
    execute format('insert into %I (company_id, %s, search) values (%s, %s, ''远帆自有数据'')', target, names, owner, regexp_replace(names, '[a-z_0-9]+', '''远帆自有数据''', 'g'));
  end loop;
end $$`
const masterExtras = [
  ownMasterData,
  `insert into master_import (company_id, kind, file_name) select ${customerCompany}, 'port', '远帆自有数据'`,
  `insert into master_alias (company_id, kind, text, norm, target_code) select ${customerCompany}, 'port', '远帆自有数据', '远帆自有数据', 'CNSHA'`,
  `insert into master_unmatched (company_id, kind, text, norm) select ${customerCompany}, 'port', '远帆自有数据', '远帆自有数据'`,
  `insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source) select ${customerCompany}, 'USD', 'CNY', '2020-01-01', 1, 1, 1, '远帆自有数据'`,
]
const masterIds = `select ${masterCalls.map(({ entity: { kind, table } }) => `(select min(id) from ${table} where company_id = ${customerCompany}) as "${kind}"`).join(', ')}`
const extraIds = `select (select min(id) from master_import where company_id = c.id) as "masterImport", (select min(id) from master_alias where company_id = c.id) as alias, (select min(id) from master_unmatched where company_id = c.id) as unmatched, (select min(id) from exchange_rate where company_id = c.id) as rate from company c where c.code = 'YFJCK'`

// with every button there is: what keeps the companies apart here is not that a button is missing
const allButtons = `insert into role_menu (role_id, menu_id, buttons)
  select r.id, m.id, array(select b->>'code' from jsonb_array_elements(m.buttons) b) from role r join company c on c.id = r.company_id cross join menu m where c.code = 'HZJD'
  on conflict (role_id, menu_id) do update set buttons = excluded.buttons`

beforeAll(async () => {
  server = await createTestServer()
  const customer = await server.signIn('customer')
  const template = (await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '远帆专用模板' })).body.Data.Id
  for (const statement of [allButtons, ...joining, ...masterExtras]) await server.db.owner((owner) => owner.query(statement))
  const [found] = await server.db.owner((owner) =>
    owner.query<Omit<Foreign, 'template' | 'master' | 'masterImport' | 'alias' | 'unmatched' | 'rate'>>(ids),
  )
  const [master] = await server.db.owner((owner) => owner.query<Record<string, number>>(masterIds))
  const [extras] = await server.db.owner((owner) => owner.query<Pick<Foreign, 'masterImport' | 'alias' | 'unmatched' | 'rate'>>(extraIds))
  foreign = { ...found!, ...extras!, master: master!, template }
  secrets = (await server.db.owner((owner) => owner.query<{ word: string }>(words)))
    .map(({ word }) => word)
    .concat(
      '远帆专用模板',
      '远帆的视图',
      '远帆的收藏',
      '远帆的字典',
      '远帆的代码',
      '远帆的系统',
      '远帆内部通知',
      '远帆变更后的名称',
      '想加入远帆的人',
      '远帆自有数据',
    )
  stranger = await server.signIn('customer2')
})
afterAll(() => server.close())

/** Checksum of every row of the first customer, in every table that has a company. */
async function rowsOfCustomer(): Promise<Record<string, string>> {
  return server.db.owner(async (owner) => {
    const tables = await owner.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE'`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await owner.query<{ sum: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where company_id = $1`,
        [foreign.company],
      )
      sums[name] = row!.sum
    }
    return sums
  })
}

async function ask({ method, path: url }: Endpoint, input: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${stranger.token}` }
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return server.app.inject(method === 'GET' ? { method, url, headers, query } : { method, url, headers, payload: input })
}

it('every call that takes an id of a row has a sample', () => {
  expect(withIds.map(({ path }) => path).filter((path) => !samples[path])).toEqual([])
  expect(Object.keys(samples).filter((path) => !withIds.some((endpoint) => endpoint.path === path))).toEqual([])
})

describe("with another company's ids", () => {
  it.each(withIds.map((endpoint) => [endpoint.path, endpoint] as const))('%s shows nothing and changes nothing', async (path, endpoint) => {
    expect(Object.values(foreign).every(Boolean)).toBe(true)
    const before = await rowsOfCustomer()
    const { payload, statusCode } = await ask(endpoint, samples[path]!(foreign))
    expect(secrets.filter((word) => payload.includes(word))).toEqual([])
    expect([404, 403, 200, 422]).toContain(statusCode)
    // a write that was let through must have been one of nothing
    if (endpoint.write && statusCode === 200) expect(batches).toContain(path.slice(path.lastIndexOf('/') + 1))
    expect(await rowsOfCustomer()).toEqual(before)
  })
})

it.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s shows nothing of another company without an id either',
  async (_, endpoint) => {
    const { payload } = await ask(endpoint, fieldsOf(endpoint).includes('PageSize') ? { PageSize: 200 } : {})
    expect(secrets.filter((word) => payload.includes(word))).toEqual([])
  },
)
