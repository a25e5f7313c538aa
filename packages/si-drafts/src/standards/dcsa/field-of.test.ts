import { describe, expect, it } from 'vitest'
import { fieldOfDcsa } from './field-of.ts'

describe('a place of a feedback', () => {
  it.each([
    ['$.documentParties.consignee.taxLegalReferences', 'TBI_CONSIGNEE', '收货人'],
    ['documentParties.notifyParties[1].partyName', 'TBI_NOTIFIER_2', '第二通知人'],
    ["$['documentParties']['shipper']", 'TBI_CONSIGNOR', '发货人'],
    ['$.consignmentItems[0].HSCodes[0]', 'TBI_HSCODE', 'HS 编码'],
    ['$.utilizedTransportEquipments[1].seals[0].number', 'BoxInfos[1].TBX_SEALNO', '封号'],
    ['numberOfOriginalsWithCharges', 'TBI_ORIGINALS', '正本份数'],
  ])('%s is %s', (path, wire, label) => {
    expect(fieldOfDcsa(path)).toEqual({ path: wire, label })
  })
  it('without a field keeps the name of its attribute', () => {
    expect(fieldOfDcsa('$.documentParties.buyer')).toEqual({ path: '', label: '买方' })
    expect(fieldOfDcsa('$.somethingNew')).toEqual({ path: '', label: 'somethingNew' })
  })
})
