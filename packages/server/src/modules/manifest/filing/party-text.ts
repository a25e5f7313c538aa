import { emptyParty } from '@jst/manifest'
import type { ManifestPartyContent } from '@jst/contracts/manifest'

const code = /\b(USCI|OC|9999|VAT|EIN|CNPJ|CUIT|RUC|EORI|TIN)\s*\+\s*([0-9A-Z]+)\b/i
const phone = /\b(?:TEL|PHONE|TELEPHONE|MOB|MOBILE)\b[\s.:#NO]*(\+?[\d][\d\s()/-]{5,})/i
const fax = /\bFAX\b[\s.:#NO]*(\+?[\d][\d\s()/-]{5,})/i

/** The first address of mail among the words of a line, without a full stop behind it. */
const emailIn = (line: string): string | undefined =>
  line
    .split(/[\s,;:()<>]/)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .find((word) => {
      const [at, dot] = [word.indexOf('@'), word.lastIndexOf('.')]
      return at > 0 && dot > at + 1 && dot < word.length - 1
    })

const marks = ' ,;'
/** A text without spaces and separators at its ends. */
function bare(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && marks.includes(text[from]!)) from++
  while (to > from && marks.includes(text[to - 1]!)) to--
  return text.slice(from, to)
}

const legalForms = new Set(
  `CO COMPANY CORP CORPORATION INC INCORPORATED LTD LIMITED LLC LLP PLC GMBH AG KG BV NV SA SAS SARL SPA SRL LTDA EIRELI PTE PVT PTY SDN BHD
   AB OY AS JSC FZE FZCO DMCC`.split(/\s+/),
)
/** A line that is nothing but a legal form: the name above it was broken at the width of the form. */
const isLegalForm = (line: string): boolean =>
  line
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[\s,&]+/)
    .every((word) => legalForms.has(word))

/** A company of the block of text of a bill: first line with its legal form, labelled numbers, and the rest as its address. Names of cities are not taken from it. */
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
    const email = taken.Email === '' ? emailIn(rest) : undefined
    if (email !== undefined) {
      taken.Email = email
      rest = rest.replace(email, ' ')
    }
    take('Fax', fax, ([, no]) => no!)
    take('Phone', phone, ([, no]) => no!)
    return bare(rest.replace(/\s+/g, ' '))
  })
  const [first = '', ...further] = left.filter((line) => line !== '')
  const isBroken = further[0] !== undefined && isLegalForm(further[0])
  const Name = isBroken ? `${first} ${further[0]}` : first
  const address = further.slice(isBroken ? 1 : 0)
  return { ...emptyParty, ...taken, Name, Address: address.join(' '), Country: Name === '' ? '' : country }
}
