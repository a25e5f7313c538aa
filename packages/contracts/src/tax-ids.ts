import { creditCodeProblem, creditCodeWarning } from './credit-code.ts'

/**
 * Countries whose customs want the consignee's tax number on the bill, with the names under which it stands there, the usual one first
 * (after the DCSA list of tax and legal references).
 */
export const taxIdNames: Readonly<Record<string, string>> = {
  AR: 'CUIT|NIT',
  BD: 'BIN|AIN',
  BO: 'NIT',
  BR: 'CNPJ|CPF|NIT',
  CL: 'RUT',
  CN: 'USCI|USCC',
  CO: 'NIT',
  DZ: 'NIF',
  EC: 'RUC',
  EG: 'VAT|IMPORTER VAT|ACID',
  GT: 'NIT',
  ID: 'NPWP',
  IN: 'GSTIN|GST|IEC|PAN',
  KR: 'BRN|BUSINESS REGISTRATION|BUSINESS LICENSE',
  MA: 'ICE',
  MG: 'NIF',
  MX: 'RFC',
  PE: 'RUC',
  PH: 'TIN|BIR',
  PK: 'NTN|STN',
  RU: 'INN',
  TR: 'MERSIS|VKN',
  UY: 'RUT|RUC|CUIT|NIT',
}

/** The usual name of the tax number that a party's text lacks; undefined when it is there or the country does not ask for it. */
export function missingTaxId(country: string, party: string): string | undefined {
  const names = taxIdNames[country]
  if (!names) return undefined
  const named = new RegExp(`\\b(${names}|TAX\\s*(ID|NO|NUMBER))(?:\\b|(?=\\d))[\\s.:#+NO]*[A-Z0-9]`, 'i')
  return named.test(party) ? undefined : names.split('|')[0]
}

/** Names that stand on bills and are no kinds of their own in an address book. */
const onBillsAlone: ReadonlySet<string> = new Set(['USCC', 'BRN'])
/** Kinds of tax numbers that an address book keeps: those above, of China, and of the European Union. */
export const taxIdKinds: readonly string[] = [
  ...new Set(['USCI', ...Object.values(taxIdNames).flatMap((names) => names.split('|')), 'EORI', 'EIN']),
].filter((name) => !name.includes(' ') && !onBillsAlone.has(name))

/** The usual kind of a country, or ''. */
export const defaultTaxId = (country: string): string => (country === 'CN' ? 'USCI' : (taxIdNames[country]?.split('|')[0] ?? ''))

/** A tax number as it is compared: capitals without spaces, points, hyphens and slashes. */
export const plainTaxId = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s./-]/g, '')
    .toUpperCase()

const valueOf = (sign: string) => sign.charCodeAt(0) - 48

/** Check digit of modulo 11, weights from the right 2 to `most` and again from 2; a rest of 10 or 11 is 0. */
function mod11(signs: string, most: number): number {
  const sum = Array.from(signs)
    .toReversed()
    .reduce((total, sign, place) => total + valueOf(sign) * (2 + (place % (most - 1))), 0)
  const digit = 11 - (sum % 11)
  return digit > 9 ? 0 : digit
}
const twoDigits = (most: number) => (no: string) => {
  const body = no.slice(0, -2)
  const first = mod11(body, most)
  return no.endsWith(`${first}${mod11(`${body}${first}`, most)}`)
}

/** Chile's verifier is K for 10. */
function rutHolds(no: string): boolean {
  const sum = Array.from(no.slice(0, -1))
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const verifier = 11 - (sum % 11)
  return no.endsWith(verifier === 11 ? '0' : verifier === 10 ? 'K' : String(verifier))
}

const signs36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** India: Luhn modulo 36 over the first 14 signs. */
function gstinHolds(no: string): boolean {
  const sum = Array.from(no.slice(0, -1)).reduce((total, sign, place) => {
    const product = signs36.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return no.at(-1) === signs36[(36 - (sum % 36)) % 36]
}

/** Luhn modulo 10. */
function luhnHolds(no: string): boolean {
  const sum = Array.from(no)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + Math.floor(value / 10) + (value % 10)
    }, 0)
  return sum % 10 === 0
}

/** Turkey: digits shifted by their place and multiplied by powers of two, modulo 9. */
function vknHolds(no: string): boolean {
  const sum = Array.from(no.slice(0, 9)).reduce((total, digit, place) => {
    const shifted = (Number(digit) + 9 - place) % 10
    const value = (shifted * 2 ** (9 - place)) % 9
    return total + (shifted !== 0 && value === 0 ? 9 : value)
  }, 0)
  return no.endsWith(String((10 - (sum % 10)) % 10))
}

/** Korea: weights 1, 3, 7 by turns and 5 at last, whose tens count too. */
function brnHolds(no: string): boolean {
  const sum = Array.from('137137135').reduce((total, weight, place) => total + Number(no[place]) * Number(weight), 0)
  return no.endsWith(String((10 - ((sum + Math.floor((Number(no[8]) * 5) / 10)) % 10)) % 10))
}

interface TaxIdRule {
  readonly form: RegExp
  readonly say: string
  /** The check digits. */
  readonly holds?: (no: string) => boolean
}
/** Of the kinds whose form is published. Since July 2026 a CNPJ may have letters before its check digits. */
const rules: Readonly<Record<string, TaxIdRule>> = {
  CNPJ: { form: /^[0-9A-Z]{12}\d{2}$/, say: '14 位，末两位为数字', holds: twoDigits(9) },
  CPF: { form: /^\d{11}$/, say: '11 位数字', holds: twoDigits(12) },
  CUIT: { form: /^\d{11}$/, say: '11 位数字', holds: (no) => no.endsWith(String(mod11(no.slice(0, -1), 7))) },
  RUT: { form: /^\d{7,8}[0-9K]$/, say: '8～9 位，末位为数字或 K', holds: rutHolds },
  GSTIN: { form: /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, say: '15 位，例如 27AAPFU0939F1ZV', holds: gstinHolds },
  RFC: { form: /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/, say: '12 或 13 位' },
  NPWP: { form: /^\d{15,16}$/, say: '15 或 16 位数字', holds: (no) => no.length === 16 || luhnHolds(no.slice(0, 9)) },
  PAN: { form: /^[A-Z]{5}\d{4}[A-Z]$/, say: '10 位，例如 AAPFU0939F' },
  IEC: { form: /^(?:\d{10}|[A-Z]{5}\d{4}[A-Z])$/, say: '10 位数字，或与 PAN 相同' },
  BRN: { form: /^\d{10}$/, say: '10 位数字', holds: brnHolds },
  ACID: { form: /^\d{19}$/, say: '19 位数字' },
  INN: { form: /^\d{10}(\d{2})?$/, say: '10 或 12 位数字' },
  VKN: { form: /^\d{10}$/, say: '10 位数字', holds: vknHolds },
  EORI: { form: /^[A-Z]{2}[0-9A-Z]{1,15}$/, say: '两位国家代码加至多 15 位' },
}
/** Kinds whose form is another one in another country. */
const onlyIn: Readonly<Record<string, string>> = { RUT: 'CL' }

/** Why a number is none of its kind, as a sentence; undefined when it is right or nothing is known of the kind. */
export function taxIdProblem(kind: string, typed: string, country: string): string | undefined {
  const no = plainTaxId(typed)
  if (kind === 'USCI') return creditCodeProblem(no)
  const rule = onlyIn[kind] === undefined || onlyIn[kind] === country ? rules[kind] : undefined
  if (!rule) return undefined
  if (!rule.form.test(no)) return `${kind} 应为${rule.say}，请核对`
  return rule.holds?.(no) === false ? `${kind} 的校验位不符，请逐位核对` : undefined
}

/** A doubt about a number that may be kept: it has the right form, but its own check digit contradicts it. */
export const taxIdWarning = (kind: string, typed: string): string | undefined =>
  kind === 'USCI' ? creditCodeWarning(plainTaxId(typed)) : undefined
