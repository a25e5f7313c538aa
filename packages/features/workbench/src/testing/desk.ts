import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const counts = { ToSubmit: 9, Submitted: 12, Rejected: 4, Approved: 1342, DueSoon: 3, Overdue: 0 }
/** What waits, with so many to review. */
export const waiting = (review: number) => ({
  Figures: [
    { Kind: 'siOverdue', Count: 0, Due: null },
    { Kind: 'siDay', Count: 3, Due: null },
    { Kind: 'siReview', Count: review, Due: null },
  ],
  Tasks: [],
})
export const si = {
  Id: 7,
  CGO_ID: 70,
  BillNo: 'COSU6412345600',
  CompanyName: '宁波远帆进出口有限公司',
  Vessel: 'COSCO STAR',
  Voyage: '045E',
  LoadPort: '上海 CNSHA',
  DischargePort: '鹿特丹 NLRTM',
  BoxSummary: '40HQ*2',
  Deadline: null,
  ReviewRemarks: '[R03 箱封号错误] 校验位不符',
}
export const order = {
  Id: 70,
  OrderNo: 'WT2611000021',
  Vessel: 'COSCO STAR',
  Voyage: '045E',
  LoadPortName: '上海',
  LoadPortCode: 'CNSHA',
  DischargePortName: '鹿特丹',
  DischargePortCode: 'NLRTM',
  BoxSummary: '40HQ*2',
  SiDeadline: null,
}
export const pageOf = (...Rows: unknown[]) => ({ Rows, Total: Rows.length })

/** Pages of the menu, without buttons. */
export const menuOf = (...paths: string[]) => paths.map((Path) => ({ Path, Name: '', Icon: '', Buttons: [], Children: [] }))
const menus = {
  internal: ['/workbench', '/tdManage/siCheck', '/tdManage/siAudit', '/tdManage/siDetail', '/system/message'],
  external: ['/external/workbench', '/external/workbench/SISubimtList', '/external/workbench/siSubmit', '/manage/message'],
}

/** A workbench over a server in memory, for somebody whose menu has all that it leads to. */
export function fakeFor(surface: 'internal' | 'external', more: NonNullable<FakeAppOptions['routes']> = {}, menu = menus[surface]) {
  const fake = new FakeApp({
    surface,
    path: surface === 'internal' ? '/workbench' : '/external/workbench',
    routes: {
      'GET /api/Workbench/GetToDo': () => waiting(12),
      'GET /api/TDBillLadingInfo/GetTDBillLadingCounts': () => counts,
      'GET /api/TDBillLadingInfo/GetTDBillLadingPagedList': () => pageOf(si),
      'GET /api/TDBillLadingInfo/GetTDBillLadingCockpit': () => ({ ByStatus: [{ Status: 4, Count: 2 }], Drafts: 3 }),
      'GET /api/CargoOrder/GetCargoOrderPagedList': () => pageOf(order),
      'GET /api/Message/GetMessageSelfPagedList': () => pageOf(),
      ...more,
    },
  })
  fake.app.permissions.load(menuOf(...menu))
  return fake
}

/** A business card that hides the mobile number. */
export const card = {
  EmployeeId: 7,
  Name: '陈雨欣',
  Company: '上海海捷国际货运代理有限公司',
  Post: '单证主管; 出口, 一部',
  Mobile: '13800138000',
  Email: 'chen@example.com',
  ShowCompany: true,
  ShowPost: true,
  ShowMobile: false,
  ShowEmail: true,
  UpdateTime: '2026-11-20T08:00:00.000Z',
}
