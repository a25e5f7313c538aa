import type { EntityRow } from '@jst/contracts/entity'
import { stored } from './stored.ts'

const at = '2026-11-28T01:30:00.000Z'
const customer = { NameZh: '常州瑞丰农机有限公司', CustomerCode: 'KH26010007' }
const page =
  (...Rows: readonly EntityRow[]) =>
  () => ({ Rows, Total: Rows.length })
const step = (Name: string, Order: number, Value: string, id: number) => ({
  Name,
  Order,
  When: [{ Fact: 'Level', Operator: 'is', Value }],
  RoleIds: [],
  EmployeeIds: [id],
  Relations: [],
  Need: 'one',
  Quorum: 0,
  Hours: 4,
})

/** Answers of the lists around applications, by call. */
export const listRoutes = {
  'GET /api/Approval/Rules': () => ({
    UpdateTime: at,
    Steps: [step('一级审核', 1, 'first', 3), step('二级审核', 2, 'both', 4)],
    Roles: [],
    People: [
      { Id: 3, Name: '吴敏', Department: '财务部' },
      { Id: 4, Name: '郑国栋', Department: '总经办' },
    ],
  }),
  'GET /api/Approval/Delegations': () => ({
    Rows: [
      { Id: 1, FromId: 3, FromName: '吴敏', ToName: '陈雨欣', From: '2026-11-28', To: '2026-12-02', Reason: '出差', State: 'running' },
    ],
    People: [],
    ForOthers: true,
  }),
  'GET /api/ReleaseReturn/List': page({
    ...stored,
    ...customer,
    Id: 1,
    Code: 'OOLU2659018820',
    KindOf: 'original',
    Stage: 'counting',
    Counted: 2,
    Total: 3,
    Shelf: 'A-03',
    LastBy: '陈雨欣',
  }),
  'GET /api/ReleaseLetter/List': page({
    ...stored,
    ...customer,
    Id: 3,
    Code: 'BH261100001',
    KindOf: 'telexUnissued',
    Stage: 'valid',
    BillNos: 'OOLU2659018820',
    ApplicationNo: 'QD261100001',
    ValidTo: '2027-02-28',
    PaperBack: true,
    Amount: 4800,
  }),
  'GET /api/Guarantee/List': page({
    ...stored,
    ...customer,
    Id: 1,
    Code: 'KH26010007',
    Limit: 50000,
    Used: 1200,
    Reserved: 4800,
    Free: 44000,
    ValidTo: '2027-06-16',
  }),
  'GET /api/Guarantee/Get': () => ({
    ...stored,
    ...customer,
    Id: 1,
    Code: 'KH26010007',
    Limit: 50000,
    Used: 1200,
    Reserved: 4800,
    Free: 44000,
    ValidTo: '2027-06-16',
  }),
  'GET /api/Guarantee/Ledger': () => ({
    Rows: [
      {
        Id: 1,
        Kind: 'reserve',
        Amount: '4800.00',
        Used: '1200.00',
        Reserved: '4800.00',
        ApplicationId: 7,
        ApplicationNo: 'QD261100001',
        Words: '',
        ByName: '陈雨欣',
        CreateTime: at,
      },
    ],
    Total: 1,
  }),
  'GET /api/ReleaseReceiver/List': page({
    ...stored,
    Id: 1,
    Code: 'RF01',
    NameZh: '周海燕',
    Phone: '13800138000',
    CustomerCode: 'KH26010007',
    AddressCode: 'DZ26110001',
    Courier: 'sf',
    Remark: '',
  }),
  'GET /api/ReleaseAddress/List': page({
    ...stored,
    ...customer,
    Id: 1,
    Code: 'DZ26110001',
    Contact: '周海燕',
    Phone: '13800138000',
    Address: '江苏省常州市新北区通江中路 600 号瑞丰农机办公楼 3 层单证部',
    ValidTo: '2027-11-30',
    Stage: 'verified',
    Remark: '',
  }),
  'GET /api/ReleaseApplication/RiskyCustomers': () => [
    {
      Code: 'KH26010007',
      Name: customer.NameZh,
      Light: 'orange',
      Reasons: [{ Rule: 'overdue', About: 'DN2026000001' }],
      Open: '4800.00',
      Overdue: '4800.00',
      OverdueSince: '2026-11-20',
      Applications: 1,
    },
  ],
} as const
