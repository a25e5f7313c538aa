import type { DocumentEntry, DocumentState } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import {
  customerDocument,
  type CreditApplication,
  type CustomerCredit,
  type Handover,
  type StaffMember,
  type StaffRow,
  type PossibleDuplicate,
} from '@jst/contracts/partner'
import { FakeApp, type FakeAppOptions, documentState } from '@jst/feature-kit/testing'

export const at = '2026-11-20T01:30:00.000Z'
export const list = '/system/company/customer/customerList'
export const detail = '/system/company/customer/customerDetail'
export const edit = '/system/company/customer/customerEdit'
export const staffPage = '/system/company/customer/CustomerBusinessPersonnel'

export const customerOf = (Id: number, NameZh: string, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code: `KH2611000${Id}`,
  NameZh,
  NameEn: '',
  Abbr: '',
  CreditCode: '',
  Kinds: ['direct'],
  Level: 'A',
  Tags: [],
  Lanes: [],
  LanesName: '',
  Region: '宁波',
  Phone: '0574-87001234',
  InvoiceEmail: 'docs@example.com',
  Sort: 0,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  Stage: 'active',
  Owner: '周海岚',
  Contact: '沈佳怡',
  Joined: false,
  CreditLimit: 500_000,
  CreditDays: 30,
  CreditGate: 'warn',
  UpdateTime: at,
  ...more,
})
export const customer = customerOf(7, '宁波远帆进出口有限公司', { CreditCode: '91330206MA2H1XQ90B' })

export const partyOf = (Id: number, NameZh: string, NameEn: string): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code: `SFT00000${Id}`,
  NameZh,
  NameEn,
  Kinds: ['consignee', 'notify'],
  Address: 'MOENCKEBERGSTRASSE 7\n20095 HAMBURG, GERMANY',
  Country: 'DE',
  TaxKind: 'EORI',
  TaxNo: 'DE1234567',
  Contact: '',
  Phone: '49-40-3001234',
  Email: '',
  CustomerCode: customer.Code,
  CustomerName: customer.NameZh,
  Tags: [],
  Remark: '',
  Sort: 0,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
})

const stateOf = (more: Partial<DocumentState> = {}): DocumentState =>
  documentState({
    No: customer.Code,
    Title: customer.NameZh,
    State: 1,
    Since: at,
    UpdateTime: at,
    Moves: ['rest', 'stop', 'blacklist'],
    Following: true,
    Followers: 3,
    ...more,
  })
export const commentOf = (Id: number, Text: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  Id,
  At: at,
  Audience: 'internal',
  Event: 'comment',
  AuthorId: 1,
  AuthorName: '周海岚',
  CompanyName: '',
  Text,
  Reason: '',
  Mentions: [],
  Changes: [],
  Edited: false,
  Removed: false,
  Correctable: false,
  ...more,
})

const member = (Id: number, Duty: StaffMember['Duty'], Name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  Id,
  Duty,
  LaneCode: '',
  LaneName: '',
  EmployeeId: Id,
  Name,
  Department: '操作部',
  Disabled: false,
  ...more,
})
export const staffOf = (Id: number, NameZh: string, Staff: StaffRow['Staff'], more: Partial<StaffRow> = {}): StaffRow => ({
  Id,
  Code: `KH2611000${Id}`,
  NameZh,
  Stage: 'active',
  Level: 'A',
  Lanes: '欧洲线',
  Staff,
  ...more,
})
export const staff = [
  member(1, 'sales', '周海岚'),
  member(2, 'operation', '王建国', { LaneCode: 'EU', LaneName: '欧洲线' }),
  member(3, 'document', '陈雨欣', { Disabled: true }),
]
export const people = [
  { Id: 1, Name: '周海岚', Department: '销售一部', Disabled: false, Duties: 3 },
  { Id: 2, Name: '王建国', Department: '操作部', Disabled: false, Duties: 0 },
  { Id: 3, Name: '陈雨欣', Department: '单证部', Disabled: true, Duties: 2 },
]
export const plan = [
  { Kind: 'customer', Id: 7, Code: 'KH26110007', NameZh: customer.NameZh, Duty: 'document', LaneName: '', Shared: false },
  { Kind: 'customer', Id: 8, Code: 'KH26110008', NameZh: '苏州恒泽精密机械有限公司', Duty: 'document', LaneName: '欧洲线', Shared: true },
  { Kind: 'provider', Id: 5, Code: 'GYS26110005', NameZh: '上海远洋拖车服务有限公司', Duty: 'operation', LaneName: '', Shared: false },
] as const
const handover: Handover = {
  Id: 4,
  FromName: '陈雨欣',
  ToName: '王建国',
  ByName: '周海岚',
  At: at,
  Customers: 2,
  Providers: 1,
  Duties: 3,
  Undone: false,
  State: 'done',
  Restored: 0,
}
export const applicationOf = (Id: number, State: number, more: Partial<CreditApplication> = {}): CreditApplication => ({
  Id,
  No: `XY2611000${Id}`,
  CustomerId: 7,
  State,
  CreditLimit: 1_200_000,
  CreditDays: 60,
  CreditGate: 'approve',
  ValidTo: null,
  Reason: '新签美线年度合约',
  ByName: '王思琪',
  CreateTime: at,
  UpdateTime: at,
  ...more,
})
export const credit: CustomerCredit = {
  Standing: {
    Limit: 500_000,
    Days: 30,
    Gate: 'warn',
    ValidFrom: '2026-01-01',
    ValidTo: null,
    Used: 54_690.4,
    Free: 445_309.6,
    OverdueDays: 0,
    Verdict: { Gate: 'pass', Cause: 'within', Sentence: '可用额度 CNY 445,309.60', Next: '' },
  },
  Open: {
    Items: [
      {
        Kind: 'booking',
        No: 'BK261100042',
        Link: '/quckBook/BookingDetail?Id=42',
        Amount: 26_270,
        Totals: [{ Currency: 'USD', Amount: '3700.00' }],
        Unrated: [],
      },
      { Kind: 'booking', No: '', Link: '', Amount: 28_420.4, Totals: [{ Currency: 'CNY', Amount: '28420.40' }], Unrated: ['XTS'] },
    ],
    Count: 2,
  },
  Applications: [applicationOf(2, 3), applicationOf(1, 2, { CreditLimit: 500_000, CreditDays: 30 })],
}
export const duplicate = (Id: number, NameZh: string, more: Partial<PossibleDuplicate> = {}): PossibleDuplicate => ({
  Id,
  Code: `KH2611000${Id}`,
  NameZh,
  Stage: 'active',
  Why: ['similar', 'phone'],
  Sure: false,
  ...more,
})

const menu = (Path: string, codes: readonly string[]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })

/** An application with one customer; without `mayAct` its reader holds the menu entries and no button. */
export function partnerApp(
  path: string,
  { routes = {}, mayAct = true }: { routes?: FakeAppOptions['routes']; mayAct?: boolean } = {},
): FakeApp {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/Customer/Get': () => customer,
      'GET /api/Customer/Staff': () => ({ Rows: [staffOf(7, customer.NameZh, staff)], Total: 1 }),
      'GET /api/Customer/Twins': () => [],
      'GET /api/Document/State': () => stateOf(mayAct ? {} : { MayWrite: false, Moves: [] }),
      'GET /api/Document/Timeline': () => ({ Rows: [commentOf(1, '@王建国 请跟进十二月欧线约价。')], Total: 1 }),
      'GET /api/Document/Files': () => [],
      'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: {} }),
      'GET /api/Customer/Credit': () => credit,
      'GET /api/Customer/CreditRule': () => ({ Gate: 'approve', Without: 'warn', OverdueDays: 0, UpdateTime: null }),
      'GET /api/ShippingParty/List': () => ({ Rows: [], Total: 0 }),
      'GET /api/Approval/Rounds': () => [],
      'GET /api/Handover/People': () => people,
      'GET /api/Handover/Plan': () => plan,
      'GET /api/Handover/List': () => ({ Rows: [handover], Total: 1 }),
      ...routes,
    },
  })
  const buttons = (...codes: string[]) => (mayAct ? codes : [])
  fake.app.permissions.load([
    menu(list, ['view', ...buttons('add', 'edit', 'remove', 'merge', 'import', 'export', 'approval')]),
    menu(customerDocument.page, buttons('state', 'credit')),
    menu(edit, buttons('edit')),
    menu(staffPage, buttons('assign', 'handover')),
    menu('/system/company/customer/customerSurvey', []),
  ])
  return fake
}
