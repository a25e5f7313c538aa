import type { SiContainer, SiRecord } from '@jst/contracts/si'
import { emptyContainer, emptyRecord } from '../rules/wire.ts'

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
