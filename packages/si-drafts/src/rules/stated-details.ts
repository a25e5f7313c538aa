import type { SiRecord } from '@jst/contracts/si/data'
import type { AskedParty } from './data/country-asks.ts'

/** A tax number that goes out beside the text of its party. */
export interface StatedTax {
  readonly party: AskedParty
  readonly type: string
  readonly country: string
  readonly value: string
}
/** Tax numbers and contacts that go out beside the texts of the parties. */
export interface StatedDetails {
  readonly taxes: readonly StatedTax[]
  readonly phones: ReadonlySet<AskedParty>
  readonly emails: ReadonlySet<AskedParty>
}
interface Stored {
  readonly at: string
  readonly name: string
  readonly beside: string
  readonly value: { type?: string; countryCode?: string; value?: string; phone?: string; email?: string }[]
}
const none: StatedDetails = { taxes: [], phones: new Set(), emails: new Set() }

const partyAt = (at: string): AskedParty | undefined =>
  at === '/documentParties/shipper'
    ? 'consignor'
    : /^\/documentParties\/(consignee|endorsee)$/.test(at)
      ? 'consignee'
      : at.startsWith('/documentParties/notifyParties{')
        ? 'notifier1'
        : undefined
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** The party has the name that the value was written for; that of another one does not go out. */
function isOf(record: SiRecord, party: AskedParty, beside: string): boolean {
  const [name] = JSON.parse(beside) as unknown[]
  return typeof name === 'string' && oneLine(record[party]).includes(oneLine(name))
}

/** Reads what stands among the carried values, in the form of DCSA. A text of another origin says nothing. */
export function statedDetails(record: SiRecord): StatedDetails {
  const { carried } = record
  if (!carried.includes('"taxLegalReferences"') && !carried.includes('"partyContactDetails"')) return none
  try {
    const { parts } = JSON.parse(carried) as { parts: Stored[] }
    const partyParts = parts.flatMap((part) => {
      const party = partyAt(part.at)
      return party && isOf(record, party, part.beside) ? [{ ...part, party }] : []
    })
    const contacts = partyParts.filter(({ name }) => name === 'partyContactDetails')
    const having = (key: 'phone' | 'email') =>
      new Set(contacts.filter(({ value }) => value.some((contact) => (contact[key] ?? '') !== '')).map(({ party }) => party))
    return {
      taxes: partyParts
        .filter(({ name }) => name === 'taxLegalReferences')
        .flatMap(({ party, value }) =>
          value.map((tax) => ({
            party,
            type: (tax.type ?? '').toUpperCase(),
            country: tax.countryCode ?? '',
            value: tax.value ?? '',
          })),
        ),
      phones: having('phone'),
      emails: having('email'),
    }
  } catch {
    return none
  }
}
