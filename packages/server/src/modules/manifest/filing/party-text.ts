import { emptyParty } from '@jst/manifest'
import type { ManifestPartyContent } from '@jst/contracts/manifest'

const code = /\b(USCI|OC|9999|VAT|EIN|CNPJ|CUIT|RUC|EORI|TIN)\s*\+\s*([0-9A-Z]+)\b/i
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const phone = /\b(?:TEL|PHONE|TELEPHONE|MOB|MOBILE)\b[\s.:#NO]*(\+?[\d][\d\s()/-]{5,})/i
const fax = /\bFAX\b[\s.:#NO]*(\+?[\d][\d\s()/-]{5,})/i

/** A company of the block of text of a bill: first line, labelled numbers, and the rest as its address. Names of cities are not taken from it. */
export function partyFromText(text: string, country: string): ManifestPartyContent {
  const taken = { Code: '', Email: '', Phone: '', Fax: '' }
  const left = text.split('\n').map((line) => {
    let rest = line
    const take = (key: keyof typeof taken, pattern: RegExp, read: (found: RegExpExecArray) => string) => {
      const found = pattern.exec(rest)
      if (!found || taken[key] !== '') return
      taken[key] = read(found).trim()
      rest = rest.replace(found[0], ' ')
    }
    take('Code', code, ([, type, no]) => `${type!.toUpperCase()}+${no!.toUpperCase()}`)
    take('Email', email, ([found]) => found)
    take('Fax', fax, ([, no]) => no!)
    take('Phone', phone, ([, no]) => no!)
    return rest.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
  })
  const [Name = '', ...address] = left.filter((line) => line !== '')
  return { ...emptyParty, ...taken, Name, Address: address.join(' '), Country: Name === '' ? '' : country }
}
