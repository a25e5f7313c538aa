import { emptyConsignment, emptyParty } from '@jst/manifest'
import { describe, expect, it } from 'vitest'
import { issuesOf } from './issues.ts'
import { proposedRegimes } from './RegimeFlag.tsx'

const content = { ...emptyConsignment(), BillNo: 'COSU1', Pol: 'CNSHA', Pod: 'DEHAM', Shipper: { ...emptyParty, Name: '宁波远帆' } }

describe('findings of a bill', () => {
  const said = (regimes: Parameters<typeof issuesOf>[0]) =>
    issuesOf(regimes, content, '', '2026-11-28T00:00:00Z').map(({ Message }) => Message)
  it('are those of all its filings, each with the filings that have it', () => {
    const both = said(['cnExport', 'eu'])
    expect(both).toContain('中国预配舱单、欧盟 ENS：请填写英文船名')
    expect(both.some((one) => one.startsWith('欧盟 ENS：发货人名称只能用拉丁字母'))).toBe(true)
    expect(both.some((one) => one.startsWith('中国预配舱单：请填写发货人企业代码'))).toBe(true)
    expect(new Set(both).size).toBe(both.length)
  })
  it('of one filing do without its name', () => {
    expect(said(['cnExport'])).toContain('请填写英文船名')
  })
})

describe('filings of a new bill', () => {
  const route = (Pol: string, Pod: string, PortsAfter: readonly string[] = []) =>
    proposedRegimes({ Pol, Pod, PortsAfter, Transit: '', Delivery: Pod })
  it('follow from its ports, and are those of China while these are not known', () => {
    expect(route('', '')).toEqual(['cnExport'])
    expect(route('CNSHA', 'USLAX')).toEqual(['cnExport', 'us', 'usIsf'])
    expect(route('KRPUS', 'CNSHA')).toEqual(['cnImport'])
    expect(route('CNSHA', 'PAPAC', ['CAVAN', 'PAPAC'])).toEqual(['cnExport', 'ca'])
  })
})
