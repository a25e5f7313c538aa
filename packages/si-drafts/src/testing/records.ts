import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { checkDigit } from '@jst/contracts/values'
import type { OrderFacts } from '../rules/facts.ts'
import { totalsOf } from '../rules/totals.ts'
import { emptyContainer, emptyLine, emptyRecord } from '../rules/wire.ts'

/** A container that passes every rule. */
export const goodContainer = (overrides: Partial<SiContainer> = {}): SiContainer => ({
  ...emptyContainer(),
  type: '40HQ',
  containerNo: 'MSKU6011672',
  sealNo: 'CN1234567',
  packageKind: 'CARTONS',
  packages: 420,
  weight: 12_500.5,
  volume: 62.3,
  ...overrides,
})

/** A goods line that passes every rule. */
export const goodLine = (overrides: Partial<SiLine> = {}): SiLine => ({
  ...emptyLine(),
  goodsZh: '不锈钢锅',
  goods: 'STAINLESS STEEL PANS',
  hsCode: '732393',
  packageKind: 'CARTONS',
  packages: 420,
  weight: 12_500.5,
  volume: 62.3,
  ...overrides,
})

/** A record that passes every rule, for tests and stories; override what the case is about. */
export const goodRecord = (overrides: Partial<SiRecord> = {}): SiRecord => ({
  ...emptyRecord(),
  id: 100_001,
  orderId: 1,
  mblNo: 'COSU6412345670',
  goodsType: '1',
  paymentMethod: 'PP',
  signingMethod: 'OBL',
  transportTerms: 'CY-CY',
  consignor: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNO. 88 JIANGDONG NORTH ROAD\nNINGBO, CHINA\nTEL: 86-574-87001234',
  consignee: 'HAMBURG HOME TRADING GMBH\nMOENCKEBERGSTRASSE 7\n20095 HAMBURG, GERMANY',
  notifier1: 'SAME AS CONSIGNEE',
  carrier: 'COSCO',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '043W',
  loadPort: 'NINGBO',
  loadPortCode: 'CNNGB',
  dischargePort: 'HAMBURG',
  dischargePortCode: 'DEHAM',
  marks: 'N/M',
  goods: 'STAINLESS STEEL KITCHENWARE',
  packageKind: 'CARTONS',
  packageCount: '420',
  hsCode: '732393',
  containers: [goodContainer()],
  ...overrides,
})

/** The order that `goodRecord` was made from. */
export const goodOrder = (overrides: Partial<OrderFacts> = {}): OrderFacts => ({
  id: 1,
  mblNo: 'COSU6412345670',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '043W',
  loadPortCode: 'CNNGB',
  dischargePortCode: 'DEHAM',
  deadline: '2026-03-12T04:00:00Z',
  containers: [goodContainer()],
  ...overrides,
})

/** A container number with the right check digit for a serial number of six digits. */
export function containerNoOf(serial: number): string {
  const ten = `TSTU${String(serial).padStart(6, '0')}`
  return ten + checkDigit(ten)
}

/** `count` containers of `lines` goods lines each, all different, all in order. */
export function manyContainers(count: number, lines = 3): SiContainer[] {
  return Array.from({ length: count }, (_, index): SiContainer => {
    const rows = Array.from({ length: lines }, (_none, position) =>
      goodLine({
        goods: `STAINLESS STEEL PANS SIZE ${position + 1}`,
        packages: 100 + position,
        weight: 3_000.125 + position,
        volume: 15.5,
      }),
    )
    const sums = lines > 0 ? totalsOf(rows) : { packages: 420, weight: 12_500.5, volume: 62.3 }
    return goodContainer({ containerNo: containerNoOf(index + 1), sealNo: `CN${String(index + 1).padStart(7, '0')}`, lines: rows, ...sums })
  })
}
