import type { CargoOrder } from '@jst/contracts/cargo-orders'
import { goodContainer, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { sourceOf } from '../testing/source.ts'
import { candidatesOf, combineInto, takenOut } from './combining.ts'

const { order } = sourceOf()
const row = (changes: Partial<CargoOrder>) =>
  ({ Id: 2, CompanyCode: 'YFJCK', Vessel: 'cosco shipping aries', Voyage: '043W', MblNo: 'COSU6412345671', ...changes }) as CargoOrder
const other = {
  id: 2,
  mblNo: 'COSU6412345671',
  companyCode: 'YFJCK',
  vessel: order.vessel,
  voyage: order.voyage,
  loadPortCode: 'CNNGB',
  dischargePortCode: 'DEHAM',
  containers: [goodContainer({ containerNo: 'TCNU6225360' })],
}

describe('combining orders', () => {
  it('offers other orders of the company on the same vessel and voyage', () => {
    const rows = [row({}), row({ Id: 1 }), row({ Id: 3, CompanyCode: 'HZJD' }), row({ Id: 4, Voyage: '044W' })]
    expect(candidatesOf(rows, order, goodRecord()).map(({ Id }) => Id)).toEqual([2])
  })
  it('takes one in with its boxes, warns of another place of receipt, and lets it out again', () => {
    const { record, findings } = combineInto(goodRecord(), order, { ...other, receiptPlaceCode: 'CNYIW' })
    expect(findings.map(({ severity, code }) => [severity, code])).toEqual([['WARN', 'MERGE_ROUTING']])
    expect(record).toMatchObject({ mergeMblNo: 'COSU6412345670', packageCount: '840', masterBills: [{ mergedMblNo: 'COSU6412345671' }] })
    expect(candidatesOf([row({})], order, record)).toEqual([])
    expect(takenOut(record, 2)).toEqual({ masterBills: [], mergeMblNo: '' })
  })
  it('refuses goods for another port', () => {
    const { record, findings } = combineInto(goodRecord(), order, { ...other, dischargePortCode: 'NLRTM' })
    expect(findings).toMatchObject([{ severity: 'ERROR', code: 'MERGE_ROUTING' }])
    expect(record.masterBills).toEqual([])
  })
  it('refuses what is issued', () => {
    const { record, findings } = combineInto(goodRecord(), order, { ...other, taken: true })
    expect(findings).toMatchObject([{ severity: 'ERROR', code: 'MERGE_TAKEN' }])
    expect(record.masterBills).toEqual([])
  })
})
