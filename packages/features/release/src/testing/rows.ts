import type { EntityRow } from '@jst/contracts/entity'
import { invoicePages } from '@jst/contracts/invoices'
import { applicationDocument, releasePages, type CustomerRisk, type ReleaseView } from '@jst/contracts/release'
import { documentState, FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { listRoutes } from './lists.ts'
import { stored } from './stored.ts'

const at = '2026-11-28T01:30:00.000Z'

export const applicationOf = (more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  ...stored,
  Id: 7,
  Code: 'QD261100001',
  NameZh: '常州瑞丰农机有限公司',
  CustomerCode: 'KH26010007',
  Type: 'telex',
  Way: 'telex',
  CarrierCode: 'OOCL',
  PodCode: 'DEHAM',
  AgentCode: 'PGL',
  ReceiverCode: '',
  Guaranteed: true,
  Remark: '客户要求电放',
  Stage: 'returned',
  Step: 'return',
  BillNos: 'OOLU2659018820',
  Act: '',
  Outside: true,
  Telex: '',
  CourierNo: '',
  Held: 0,
  ...more,
})
const feeRuleOf = (Code: string, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  ...stored,
  Id: Number(Code.slice(2)),
  Code,
  NameZh: '电放费',
  ChargeCode: 'TLX',
  Type: '',
  Way: 'telex',
  CarrierCode: '',
  Basis: 'B',
  Price: 450,
  CurrencyCode: 'CNY',
  TaxRate: 6,
  Demanded: false,
  Remark: '',
  ...more,
})
const decided = {
  Step: 'return',
  Reasons: [
    { Rule: 'letterMissing', About: '电放保函（未签发正本）' },
    { Rule: 'telexUnpaid', About: 'DN2026000001' },
  ],
  Open: '4800.00',
  Overdue: '0.00',
  Need: '4800.00',
  Free: '50000.00',
} as const
export const viewOf = (more: Partial<ReleaseView> = {}): ReleaseView => ({
  Decided: { ...decided, Reasons: [...decided.Reasons] },
  DecidedAt: at,
  Now: { ...decided, Step: 'first', Reasons: [{ Rule: 'feeUnpaid', About: '电放费' }] },
  Letters: [{ Kind: 'telexUnissued', State: 'valid', Id: 3, No: 'BH261100001' }],
  FeeBill: { Id: 0, No: '', State: '' },
  Papers: [{ No: 'OOLU2659018820', Issued: 3, Back: 2 }],
  ...more,
})
export const riskOf = (more: Partial<CustomerRisk> = {}): CustomerRisk => ({
  Light: 'orange',
  Reasons: [{ Rule: 'overdue', About: 'DN2026000001' }],
  Open: '4800.00',
  Overdue: '4800.00',
  Unrated: [],
  Limit: '50000.00',
  Used: '0.00',
  Reserved: '0.00',
  Free: '50000.00',
  ValidTo: '2027-06-16',
  Items: [{ No: 'DN2026000001', BlNo: 'OOLU2659018820', DueOn: '2026-11-20', Amount: '4800.00', Overdue: true }],
  Letters: [
    {
      Id: 3,
      No: 'BH261100001',
      KindOf: 'telexUnissued',
      State: '有效',
      BillNos: 'OOLU2659018820',
      Amount: '4800.00',
      ValidTo: '2026-12-31',
    },
  ],
  Applications: [{ Id: 7, No: 'QD261100001', Type: 'telex', State: '已退回', BillNos: 'OOLU2659018820' }],
  ...more,
})
const named = { Id: 1, Code: 'TLX', NameZh: '电放费', NameEn: 'Telex Release Fee' }
const priced = { Basis: 'B', Box: '', Quantity: '', Price: '450', Minimum: '', Currency: 'CNY', PpCc: 'PP', TaxRate: '6' }
const fee = { ...named, ...priced, Payer: '', InAllIn: false, PercentOf: [], Remark: '' }
const charges = {
  UpdateTime: at,
  Lines: [fee, { ...fee, Id: 2, Code: 'AMD', NameZh: '改单费', NameEn: 'Amendment Fee', Price: '30.505', Currency: 'KWD', TaxRate: '0' }],
  Measures: { Boxes: [], Bills: 1, Tons: '0', Cbm: '0', Day: '2026-11-28', Into: 'CNY' },
  Rates: [{ Currency: 'KWD', Rate: '23.2', Turned: false, FromDay: '2026-11-01' }],
  Currencies: [
    { Code: 'CNY', Digits: 2 },
    { Code: 'KWD', Digits: 3 },
  ],
}
const bill = { Id: 1, BlNo: 'OOLU2659018820', Consignee: 'RUIFENG AGRI EUROPE GMBH', OnBoard: '2026-11-16', Issued: 3, LostCopies: null }

export type ReleaseRoutes = NonNullable<FakeAppOptions['routes']>
/** A fake application on a screen of releases. */
export function releaseApp(path: string, routes: ReleaseRoutes = {}): FakeApp {
  const fake = new FakeApp({
    path,
    surface: 'internal',
    routes: {
      ...listRoutes,
      'GET /api/ReleaseApplication/List': () => ({
        Rows: [
          applicationOf(),
          applicationOf({ Id: 8, Code: 'QD261100002', Stage: 'released', Step: 'automatic', Act: 'TELEX', Telex: '已接受' }),
        ],
        Total: 2,
      }),
      'GET /api/ReleaseApplication/Get': () => applicationOf(),
      'GET /api/ReleaseApplication/View': () => viewOf(),
      'GET /api/ReleaseApplication/Risk': () => riskOf(),
      'GET /api/ReleaseFee/List': () => ({
        Rows: [
          feeRuleOf('FY01'),
          feeRuleOf('FY02', { NameZh: '改单费', ChargeCode: 'AMD', Type: 'amend', Way: '', Basis: 'S', Price: 500, Demanded: true }),
        ],
        Total: 2,
      }),
      'GET /api/ReleaseSetting/Get': () => ({ UpdateTime: at, Threshold: '300000', Automatic: true }),
      'GET /api/Document/State': () => documentState({ State: 2, Moves: ['submit', 'cancel'], MayWrite: true }),
      'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: { bills: [{ ...bill, Boxes: 'OOLU6011676' }] } }),
      'GET /api/Document/Charges': () => charges,
      'GET /api/Document/ChargeCodes': () => [],
      'GET /api/Document/Timeline': () => ({ Rows: [], Total: 0 }),
      'GET /api/Document/Files': () => [],
      'GET /api/Document/Messages': () => ({ Rows: [], Total: 0 }),
      'GET /api/Approval/Rounds': () => [],
      ...routes,
    },
  })
  const codes = ['view', 'add', 'edit', 'apply', 'release', 'print', 'send']
  const paths = [...Object.values(releasePages), invoicePages.invoices, applicationDocument.page]
  fake.app.permissions.load(paths.map((Path) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })))
  return fake
}
