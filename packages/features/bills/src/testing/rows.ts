import { billKinds, billPages, type BillKind, type BillPaper, type BillView } from '@jst/contracts/bills'
import type { EntityRow } from '@jst/contracts/entity'
import { documentState, FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const at = '2026-11-28T01:30:00.000Z'

export const billOf = (more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  Id: 7,
  Layer: 'company',
  State: 'active',
  Code: 'HB261100001',
  NameZh: '宁波远帆进出口有限公司',
  BlNo: 'HJGJ2611280001',
  MblNo: 'OOLU2659018820',
  BookingNo: '2659018820',
  ExportRefs: 'PO 4711',
  Shipper: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234',
  Consignee: 'HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY',
  Notify: 'SAME AS CONSIGNEE',
  AlsoNotify: '',
  Agent: 'HANSA FORWARDING GMBH\n20457 HAMBURG',
  Carrier: 'OOCL',
  PreCarriage: '',
  ReceiptPlace: '',
  Vessel: 'OOCL SHANGHAI',
  Voyage: '048E',
  LoadPort: 'NINGBO, CHINA',
  DischargePort: 'HAMBURG, GERMANY',
  DeliveryPlace: 'HAMBURG, GERMANY',
  FinalPlace: '',
  Marks: 'N/M',
  PackageKind: 'CARTONS',
  Goods: 'STAINLESS STEEL KITCHENWARE',
  HsCode: '732393',
  Terms: 'CY-CY',
  Way: 'OBL',
  Originals: null,
  Payment: 'PP',
  PayableAt: '',
  Charges: '',
  IssuePlace: 'NINGBO',
  OnBoard: '2026-11-27',
  OnBoardSource: '',
  Remark: '',
  Stage: 'draft',
  SiNo: 'SI2611280001',
  Printed: '',
  Sort: 0,
  Enabled: true,
  Overridden: false,
  MergedInto: '',
  UpdateTime: at,
  ...more,
})
export const paperOf = (Id: number, more: Partial<BillPaper> = {}): BillPaper => ({
  Id,
  Paper: 'original',
  No: 1,
  Of: 3,
  Print: 1,
  Version: 1,
  Layout: '标准格式',
  Overprint: false,
  Reason: '',
  Hash: 'a'.repeat(64),
  By: '单证员',
  At: at,
  State: 'valid',
  ...more,
})
export const viewOf = (more: Partial<BillView> = {}): BillView => ({
  SiId: 3,
  SiNo: 'SI2611280001',
  SiVersion: 1,
  SiUpdateTime: '2026-11-28T01:30:00.000Z',
  SiNewest: 1,
  Counterparts: [{ Id: 9, Code: 'MB261100001', BlNo: 'OOLU2659018820', Stage: 0 }],
  Differences: [],
  Findings: [],
  Originals: 3,
  IssuedOn: '',
  Papers: [],
  ...more,
})
const box = (BoxNo: string, Packages: number) => ({
  Box: { Id: 1, BoxNo, SealNo: 'CN1H', BoxType: '40HQ', PackageKind: 'CARTONS', Packages, Weight: 16_000, Volume: 60, Note: '' },
  Lines: [],
})

interface BillsAppOptions {
  readonly kind?: BillKind
  readonly routes?: NonNullable<FakeAppOptions['routes']>
  readonly path?: string
  readonly mayAct?: boolean
}
/** A fake application on a screen of bills. */
export function billsApp({
  kind = 'houseBill',
  routes = {},
  path = billKinds[kind].document.page,
  mayAct = true,
}: BillsAppOptions = {}): FakeApp {
  const { calls } = billKinds[kind]
  const fake = new FakeApp({
    path,
    surface: path.startsWith('/external') ? 'external' : 'internal',
    routes: {
      [`GET ${calls.list.path}`]: () => ({
        Rows: [billOf(), billOf({ Id: 8, BlNo: 'HJGJ2611280002', Stage: 'locked', Printed: '2/3' })],
        Total: 2,
      }),
      [`GET ${calls.get.path}`]: () => billOf(),
      'GET /api/Bill/View': () => viewOf(),
      'GET /api/BillLayout/List': () => [],
      'GET /api/BillPrinter/List': () => [],
      'GET /api/Document/State': () => documentState({ State: 0, Moves: ['send', 'lock', 'void'], MayWrite: true }),
      'GET /api/Document/Boxes': () => ({ UpdateTime: at, Boxes: [box('CSQU3054383', 1_108), box('TCNU6225360', 917)] }),
      'GET /api/Document/Versions': () => ({ InForce: 0, Proposed: 0, Rows: [] }),
      'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
      'GET /api/Document/Files': () => [],
      ...routes,
    },
  })
  const codes = ['view', 'add', 'edit', 'send', 'lock', 'export', 'layout']
  const Buttons = (mayAct ? codes : ['view']).map((Code) => ({ Code }))
  fake.app.permissions.load(Object.values(billPages).map((Path) => ({ Path, Buttons, Children: [] })))
  return fake
}
