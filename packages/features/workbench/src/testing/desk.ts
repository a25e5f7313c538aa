import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const hour = 3_600_000
const soon = () => new Date(Date.now() + 5 * hour).toISOString()
export const task = (Kind: string, Id: number, Title: string, Note: string, Due: string | null = soon()) => ({
  Kind,
  Id,
  Title,
  Note,
  Due,
  Since: '2026-11-20T08:00:00.000Z',
})

/** Pending work of the staff, with so many records to review. */
export const waiting = (review: number) => ({
  Figures: [
    { Kind: 'siOverdue', Count: 0, Due: null },
    { Kind: 'siDay', Count: 3, Due: null },
    { Kind: 'siReview', Count: review, Due: null },
  ],
  Tasks: [
    task('siReview', 7, 'COSU6412345600', '宁波远帆进出口有限公司 · COSCO STAR 045E'),
    task('messages', 5, '新补料待审核', '陈雨欣', null),
  ],
})
/** Pending work of a customer. */
const waitingForCustomer = () => ({
  Figures: [
    { Kind: 'siSubmit', Count: 9, Due: null },
    { Kind: 'siSoon', Count: 3, Due: null },
    { Kind: 'siCorrect', Count: 4, Due: null },
    { Kind: 'siConfirm', Count: 2, Due: null },
  ],
  Tasks: [
    task('siSubmit', 70, 'COSU6412345670', '上海 → 鹿特丹 · COSCO STAR 045E'),
    task('siCorrect', 7, 'COSU6412345600', '[R03 箱封号错误] 校验位不符'),
    task('siLapsed', 71, 'OOLU6412345671', '宁波 → 汉堡', '2026-11-20T08:00:00.000Z'),
  ],
})
/** From the day of the stories' clock on: the first day has three cut-offs, the others none. */
export const week = () => ({
  Days: Array.from({ length: 7 }, (_, index) => ({ Day: `2026-11-2${index}`, Count: index === 0 ? 3 : 0 })),
  Reasons: [{ ReviewReason: 'R02', Count: 4 }],
})
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
      'GET /api/Workbench/GetToDo': () => (surface === 'internal' ? waiting(12) : waitingForCustomer()),
      'GET /api/Workbench/GetWeek': week,
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
