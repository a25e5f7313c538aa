import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { iftminFaults } from '../../testing/edifact/faults.ts'
import { goodRecord } from '../../testing/records.ts'
import { furtherOf, type Further } from '../dcsa/further.ts'
import { withFurther } from '../dcsa/with-further.ts'
import type { IftminVersion } from './options.ts'
import { toIftmin } from './to-iftmin.ts'

const bill = goodRecord({ notifier1: 'BROKER GMBH\nBREMEN', notifier2: 'SECOND BROKER\nSANTOS' })
const written = (more: Partial<Further>): SiRecord => ({ ...bill, carried: withFurther(bill, { ...furtherOf(bill), ...more }) ?? '' })
const sent = (record: SiRecord, version: IftminVersion = 'D99B') => {
  const { text, losses } = toIftmin(record, {
    version,
    sender: 'JST',
    recipient: 'COSU',
    reference: 'SI1',
    preparedAt: new Date('2026-11-21T19:30:00Z'),
  })
  expect(iftminFaults(text)).toEqual([])
  const segments = text.split("'")
  /** Segments of the party with this qualifier, its own aside. */
  const about = (qualifier: string) => {
    const from = segments.findIndex((segment) => segment.startsWith(`NAD+${qualifier}+`))
    const rest = segments.slice(from + 1)
    return rest.slice(
      0,
      rest.findIndex((segment) => !/^(CTA|COM|RFF)/.test(segment)),
    )
  }
  return {
    about,
    labels: losses.map(({ label }) => label),
    losses: losses.map(({ kind, path, reason, value }) => [kind, path, reason, value]),
  }
}
const consignee = { party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1234567' } as const

describe('parties of an IFTMIN', () => {
  it.each<IftminVersion>(['D99B', 'D01B'])('have their contacts and tax numbers in %s', (version) => {
    const { about, losses, labels } = sent(
      written({
        forwarder: 'Jinshang Forwarding\n1 Renmin Road\nNingbo',
        taxes: [consignee, { party: 'forwarder', type: 'VAT', country: 'CN', value: '91310000775785552L' }],
        contacts: [
          { party: 'shipper', name: 'Li Wei', phone: '+86 574 8700', email: 'li@garden.example' },
          { party: 'notify2', name: 'Desk', phone: '', email: 'desk@second.example' },
          { party: 'forwarder', name: 'Wang', phone: '0574 1', email: '' },
        ],
      }),
      version,
    )
    expect(about('CZ')).toEqual(['CTA+IC+:Li Wei', 'COM+?+86 574 8700:TE', 'COM+li@garden.example:EM'])
    expect(about('CN')).toEqual(['RFF+FC:DE1234567'])
    expect(about('N1')).toEqual([])
    expect(about('N2')).toEqual(['CTA+IC+:Desk', 'COM+desk@second.example:EM'])
    expect(about('FW')).toEqual(['CTA+IC+:Wang', 'COM+0574 1:TE', 'RFF+VA:91310000775785552L'])
    expect(labels).toEqual(['收货人 税号', '订舱货代 税号'])
    const kind = '报文只传号码，税号类型和国家没有传送'
    expect(losses).toEqual([
      ['changed', 'TBI_CARRIED/CN/taxLegalReferences[0]', kind, 'EORI DE DE1234567'],
      ['changed', 'TBI_CARRIED/FW/taxLegalReferences[0]', kind, 'VAT CN 91310000775785552L'],
    ])
  })

  it('name every value that has no segment', () => {
    const chinese = { party: 'shipper', name: '李伟', phone: '0574 1', email: '' } as const
    const { about, losses } = sent(
      written({
        buyer: 'Patio',
        buyerPerson: 'LEGAL_PERSON',
        references: ['PO-1'],
        contacts: [chinese, { ...chinese, party: 'buyer', name: 'B' }],
      }),
    )
    expect(about('CZ')).toEqual(['CTA+IC', 'COM+0574 1:TE'])
    expect(losses.map(([kind, path, , value]) => [kind, path, value])).toEqual([
      ['lost', 'TBI_CARRIED/CZ/partyContactDetails[0]', '李伟 0574 1'],
      ['lost', 'TBI_CARRIED/references', '[{"type":"CR","value":"PO-1"}]'],
      ['lost', 'TBI_CARRIED/documentParties/buyer', expect.stringContaining('Patio')],
    ])
  })

  it('leave out numbers of a party that was changed since, and say so', () => {
    const record = { ...written({ taxes: [consignee] }), consignee: 'OTHER GMBH\nBREMEN' }
    const { about, losses } = sent(record)
    expect(about('CN')).toEqual([])
    expect(losses.map(([kind, path]) => [kind, path])).toEqual([['lost', 'TBI_CARRIED/documentParties/consignee/taxLegalReferences']])
  })
})
