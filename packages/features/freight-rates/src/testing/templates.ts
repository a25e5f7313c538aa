import type { Line } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { additionalFeePath, surchargeTemplateCalls, type TemplateCharge } from '@jst/contracts/freight-rates'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { at, documentRoutes, menu, rowBase, stateOf } from './documents.ts'

export const templatesPage = surchargeTemplateCalls.entity.path
export const feePage = additionalFeePath

const line = (Id: number, ChargeCode: string, more: Partial<Line> = {}): Line => ({
  Id,
  ChargeCode,
  Basis: 'C',
  PpCc: 'PP',
  CurrencyCode: 'USD',
  PercentOf: [],
  ConditionValues: [],
  ...more,
})
const lines = [
  line(1, 'LSS', { Amount20GP: 40, Amount40GP: 80, Amount40HQ: 80 }),
  line(2, 'OWS', { Amount20GP: 200, ConditionOf: 'weight', ConditionOp: 'above', ConditionValues: ['18'] }),
  line(3, 'PCS', { Unknown: true }),
]
export const templateOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  ...rowBase,
  Id,
  Code: `FJ2611000${Id}`,
  NameZh: '华东装货港低硫与紧急燃油',
  Lanes: ['EUN', 'MDW'],
  LanesName: '欧洲北线、地中海西线',
  Pols: ['CNSHA', 'CNNGB'],
  PolsName: '上海、宁波',
  Pods: [],
  PodsName: '',
  Carriers: [],
  CarriersName: '',
  Boxes: [],
  ValidFrom: '2026-01-01',
  ValidTo: '',
  Charges: 'LSS、OWS、PCS',
  Overlaps: '',
  UpdateTime: at,
  ...more,
})
const chargeOf = (Id: number, Charge: string, Line: Line, more: Partial<TemplateCharge> = {}): TemplateCharge => ({
  Id,
  TemplateId: 7,
  Template: 'FJ26110007',
  Name: '华东装货港低硫与紧急燃油',
  Lanes: ['EUN', 'MDW'],
  Pols: ['CNSHA', 'CNNGB'],
  Pods: [],
  Carriers: [],
  Boxes: [],
  ValidFrom: '2026-01-01',
  ValidTo: '',
  Charge,
  Line,
  ...more,
})
const charges = [
  chargeOf(1, '低硫附加费', lines[0]!),
  chargeOf(2, '超重附加费', lines[1]!, { Boxes: ['20GP'], ValidTo: '2027-01-31' }),
  chargeOf(3, '港口拥挤费', lines[2]!, { TemplateId: 8, Template: 'FJ26110008', Name: '红海绕航', Carriers: ['MSC', 'CMA'], Pols: [] }),
]

/** An application with templates of surcharges, around one of their screens. */
export function templatesApp(
  path: string,
  { routes = {}, mayAct = true }: { routes?: FakeAppOptions['routes']; mayAct?: boolean } = {},
): FakeApp {
  const fake = new FakeApp({
    path,
    confirm: true,
    routes: {
      'GET /api/SurchargeTemplate/List': () => ({
        Rows: [templateOf(7), templateOf(8, { NameZh: '红海绕航', Overlaps: 'FJ26110009 PCS' })],
        Total: 2,
      }),
      'GET /api/SurchargeTemplate/Get': () => templateOf(7, { Overlaps: 'FJ26110009 LSS' }),
      'GET /api/SurchargeTemplate/Charges': () => ({ Rows: charges, Total: charges.length }),
      'POST /api/SurchargeTemplate/Save': () => templateOf(9),
      'POST /api/Document/SaveLines': () => ({ UpdateTime: at, Parts: { surcharges: lines } }),
      'POST /api/FreightRateBatch/Plan': () => ({
        Id: 41,
        Chosen: 12,
        Changes: 12,
        Splits: 0,
        Same: 0,
        Refused: 0,
        Problems: [],
        Rates: [
          {
            Id: 7,
            Code: 'YJ261100007',
            Title: 'COSCO CNSHA → DEHAM',
            Split: false,
            Differences: [{ Field: 'Surcharges.LSS', Old: '', New: '箱 PP USD 20GP 40 / 40HQ 80' }],
            Problems: [],
          },
        ],
      }),
      ...documentRoutes(stateOf(mayAct ? {} : { MayWrite: false }), { surcharges: lines }),
      ...routes,
    },
  })
  const codes = ['view', ...(mayAct ? ['add', 'edit', 'disable', 'remove', 'import', 'export', 'number'] : [])]
  fake.app.permissions.load([menu(templatesPage, codes), menu(feePage, ['view', ...(mayAct ? ['batch'] : [])])])
  return fake
}
