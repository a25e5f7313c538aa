import { documentState } from '@jst/feature-kit/testing'
import type { DocumentState } from '@jst/contracts/document'
import { freightRateDocument, type PastRate, type RateVersion } from '@jst/contracts/freight-rates'
import { useDocument } from '@jst/feature-kit/document'
import type { FakeAppOptions } from '@jst/feature-kit/testing'
import { observer } from 'mobx-react-lite'
import { VersionsPart } from '../versions/VersionsPart.tsx'
import { rateOf } from './rows.ts'

const at = '2026-11-20T01:30:00.000Z'
export const versions: RateVersion[] = [
  {
    Version: 3,
    By: '赵宇航',
    CreateTime: at,
    BatchId: 31,
    Differences: [
      { Field: 'Cost40HQ', Old: '1780', New: '1830' },
      { Field: 'Floor40HQ', Old: '1850', New: '1900' },
    ],
  },
  {
    Version: 2,
    By: '钱晓琳',
    CreateTime: '2026-11-16T02:00:00.000Z',
    Differences: [{ Field: 'Surcharges.THC', Old: '', New: '箱 PP CNY 1130' }],
  },
  { Version: 1, By: '钱晓琳', CreateTime: '2026-11-15T08:12:00.000Z', Differences: [] },
]
const state = (MayWrite: boolean): DocumentState =>
  documentState({
    No: 'YJ261100007',
    Title: 'COSCO CNSHA→USLAX',
    State: 1,
    Since: at,
    UpdateTime: at,
    MayWrite,
  })

/** The panel of versions on a page of its own. */
export const VersionsScreen = observer(function VersionsScreen() {
  const of = useDocument(freightRateDocument, 7, [])
  return <VersionsPart of={of} row={rateOf(7)} onRestored={() => undefined} />
})

export const versionRoutes = (mayWrite = true): NonNullable<FakeAppOptions['routes']> => ({
  'GET /api/Document/State': () => state(mayWrite),
  'GET /api/FreightRateVersion/List': () => versions,
  'GET /api/FreightRateVersion/Compare': () => ({ Differences: [{ Field: 'Floor40HQ', Old: '1850', New: '1900' }], Quotations: 2 }),
  'POST /api/FreightRateVersion/Restore': () => ({ UpdateTime: at }),
})

const values = {
  CarrierCode: 'COSCO',
  PolCode: 'CNSHA',
  PodCode: 'USLAX',
  ViaCode: '',
  CurrencyCode: 'USD',
  Floor20GP: 1_540,
  Floor40GP: 1_800,
  Floor40HQ: 1_850,
  Floor45HQ: null,
  Cost20GP: 1_480,
  Cost40GP: 1_700,
  Cost40HQ: 1_780,
  Cost45HQ: null,
  ValidFrom: '2026-11-01',
  ValidTo: '2026-11-15',
  Basis: 'ATD',
  TransitDays: 16,
  RateType: 'FAK',
  ContractNo: 'COSCO26USW33',
}
export const pastOf = (RateId: number, more: Partial<PastRate> = {}): PastRate => ({
  RateId,
  Version: 2,
  Since: '2026-11-02T02:00:00.000Z',
  By: '钱晓琳',
  Supplier: '上海瀚洋船务有限公司',
  Values: { ...values, Code: `YJ26110000${RateId}` },
  ...more,
})
