import { entryFilingCountries, recordFields as f, type SiRecord } from '@jst/contracts/si/data'
import { isHsForm } from '@jst/contracts/values'
import { nextBillNo } from '../bill-no.ts'
import { vagueWordOf } from './data/vague-goods.ts'
import { checkDangerous } from './dangerous-rules.ts'
import type { SetToCheck } from './facts.ts'
import type { Findings } from './findings.ts'
import type { KnownCodes } from './known-codes.ts'
import { destinationCountry } from './country-rules.ts'
import { checkPlaces, locationCode } from './place-rules.ts'
import { checkSailing } from './sailing-rules.ts'
import { checkTemperature } from './special-box-rules.ts'
import { checkWrittenNumbers } from './written-numbers.ts'

export const billNoPattern = /^[A-Z0-9]{4,20}$/
const filingTextLimit = 512

/** Bill numbers, routing, terms, HS codes, e-mails and the wording of the goods. */
export function checkBill(record: SiRecord, position: number, { known = {}, now, order }: SetToCheck, out: Findings): void {
  checkNumbers(record, position, out)
  checkRoute(record, out)
  checkPlaces(record, known.port, out)
  checkSailing(record, now, out)
  checkWrittenNumbers(record, out)
  // a carrier that is disabled by now still carries its earlier bookings
  if (record.carrier !== '' && record.carrier !== order?.carrierCode && known.carrier?.(record.carrier) === false)
    out.errorAt(f.carrier, 'CARRIER', out.t.choice(out.labelOf(f.carrier)), { value: record.carrier })
  if (record.paymentMethod === 'PE' && record.payableAt.trim() === '') out.errorAt(f.payableAt, 'PAYABLE_AT', out.t.payableAt)
  checkDeclaredValue(record, out)
  if (record.signingMethod === 'EBL' && !namesPlatform(record)) out.warnAt(f.signingMethod, 'EBL_PLATFORM', out.t.platform)
  checkGoods(record, out)
  checkDangerous(record, known.unNumber, out)
  checkHsCodes(record, known, out)
  checkEmails(record.emails, out)
}

/** Platforms of the DCSA list of electronic bills, by code or name. */
const platforms =
  /\b(?:WAVE|CARX|CARGO ?X|ESSD|ESSDOCS|IDT|BOLE|BOLERO|EDOX|EDOXONLINE|IQAX|SECRO?|TRGO|TRADEGO|ETEU|TRACE?|ENIGIO|BRIT|COVA|COVANTIS|ETIT|E-?TITLE|KTNET?|CRED|CREDORE)\b/i
/** The platform is named in the remarks, or in the imported DCSA instruction. */
const namesPlatform = ({ remarks, carried }: SiRecord) => platforms.test(remarks) || carried.includes('"sendToPlatform"')

/** Amount and currency of a declared value: both or none. */
function checkDeclaredValue({ declaredValue, declaredCurrency }: SiRecord, out: Findings): void {
  const [amount, currency] = [declaredValue.trim(), declaredCurrency.trim()]
  if (amount !== '' && !isDeclaredAmount(amount)) {
    const repaired = amount.replace(/[,\s]/g, '')
    out.errorAt(f.declaredValue, 'DECLARED_VALUE', out.t.declaredValue, {
      value: amount,
      ...(/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(amount) ? { suggest: out.use(repaired) } : {}),
    })
  }
  if (currency !== '' && !/^[A-Z]{3}$/.test(currency))
    out.errorAt(f.declaredCurrency, 'DECLARED_CURRENCY', out.t.declaredCurrency, {
      value: currency,
      ...(/^[a-z]{3}$/i.test(currency) ? { suggest: out.use(currency.toUpperCase()) } : {}),
    })
  if (amount !== '' && currency === '') out.requiredAt(f.declaredCurrency)
  if (amount === '' && currency !== '') out.requiredAt(f.declaredValue)
}
/** An amount above nothing, of at most fourteen digits and two decimals. */
export const isDeclaredAmount = (text: string): boolean => /^\d{1,14}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0

function checkNumbers(record: SiRecord, position: number, out: Findings): void {
  checkBillNo(record, 'mblNo', out)
  if (record.siType === 2 && record.splitMblNo.trim() === '') {
    const proposal = nextBillNo(record.mblNo, [], position)
    out.requiredAt(f.splitMblNo, proposal === '' ? {} : { suggest: out.use(proposal) })
  }
  checkBillNo(record, 'splitMblNo', out)
  checkBillNo(record, 'mergeMblNo', out)
  const number = record.splitMblNo || record.mblNo
  const afterCarrier = /^[A-Z]{4}/.test(number) ? number.length - 4 : number.length
  if (destinationCountry(record) === 'US' && afterCarrier > 12)
    out.warnAt(record.splitMblNo ? f.splitMblNo : f.mblNo, 'US_BILL_NO', out.t.usBillNo(afterCarrier), { value: number })
}

function checkBillNo(record: SiRecord, name: 'mblNo' | 'splitMblNo' | 'mergeMblNo', out: Findings): void {
  const value = record[name]
  if (value === '' || billNoPattern.test(value)) return
  const repaired = value.toUpperCase().replace(/[^A-Z0-9]/g, '')
  out.errorAt(f[name], 'BILL_NO', out.t.mblPattern(out.labelOf(f[name])), {
    value,
    suggest: billNoPattern.test(repaired) ? { Value: repaired, Text: out.t.fixFormat } : undefined,
  })
}

function checkRoute(record: SiRecord, out: Findings): void {
  const { voyage, transportTerms: terms } = record
  if (voyage !== '' && !/^[A-Z0-9/-]+$/.test(voyage)) {
    const repaired = voyage.toUpperCase().replace(/[^A-Z0-9/-]/g, '')
    out.errorAt(f.voyage, 'VOYAGE', out.t.voyageFormat, {
      value: voyage,
      suggest: repaired ? { Value: repaired, Text: out.t.fixFormat } : undefined,
    })
  }
  const us = destinationCountry(record) === 'US'
  const longest = us ? 5 : 6
  if (voyage.length > longest) out.warnAt(f.voyage, 'VOYAGE_LONG', out.t.voyageLong(longest, us), { value: voyage })
  for (const name of ['receiptPlaceCode', 'loadPortCode', 'deliveryPlaceCode', 'dischargePortCode'] as const)
    if (record[name] !== '' && !locationCode.test(record[name]))
      out.errorAt(f[name], 'PORT_CODE', out.t.portCode(out.labelOf(f[name])), { value: record[name] })
  if (record.loadPortCode !== '' && record.loadPortCode === record.dischargePortCode)
    out.errorAt(f.dischargePortCode, 'SAME_PORTS', out.t.samePorts, { value: record.dischargePortCode })
  if (terms.startsWith('DOOR-') && record.receiptPlace.trim() === '')
    out.errorAt(f.receiptPlace, 'RECEIPT_NEEDED', out.t.termsNeed(terms, out.labelOf(f.receiptPlace)))
  if (/-(DOOR|RAMP)$/.test(terms) && record.deliveryPlace.trim() === '')
    out.errorAt(f.deliveryPlace, 'DELIVERY_NEEDED', out.t.termsNeed(terms, out.labelOf(f.deliveryPlace)))
}

function checkGoods(record: SiRecord, out: Findings): void {
  const vague = vagueWordOf(record.goods)
  if (vague) out.warnAt(f.goods, 'VAGUE_GOODS', out.t.vague(vague), { value: vague })
  if (entryFilingCountries.has(destinationCountry(record)))
    for (const name of ['goods', 'marks'] as const)
      if (record[name].length > filingTextLimit)
        out.warnAt(f[name], 'FILING_TEXT', out.t.filingText(out.labelOf(f[name]), record[name].length))
  checkTemperature(record, out)
}

/** Splits a list at commas, semicolons, spaces and line breaks. */
const splitList = (text: string) => text.split(/[\s,;，；、]+/).filter((part) => part !== '')

function checkHsCodes({ hsCode, ...record }: SiRecord, codes: KnownCodes, out: Findings): void {
  if (/\d\.\d/.test(hsCode)) out.infoAt(f.hsCode, 'HS_DOTS', out.t.hsCode(hsCode), { suggest: out.use(hsCode.replaceAll('.', '')) })
  const european = entryFilingCountries.has(destinationCountry({ hsCode, ...record }))
  for (const part of splitList(hsCode)) checkHsCode(part.replaceAll('.', ''), part, european, codes, out)
}
function checkHsCode(code: string, written: string, european: boolean, codes: KnownCodes, out: Findings): void {
  if (!isHsForm(code)) return out.errorAt(f.hsCode, 'HS_CODE', out.t.hsCode(written), { value: written })
  if (!isHsCode(code, codes)) out.warnAt(f.hsCode, 'HS_UNKNOWN', out.t.hsUnknown(code), { value: code })
  if (european && code.length === 10) out.warnAt(f.hsCode, 'HS_EU', out.t.hsEu(code), { value: code })
}

/** By the host's tariff, else by chapter: 01 to 97 without the reserved 77. */
export function isHsCode(code: string, codes: KnownCodes): boolean {
  if (codes.hsCode) return codes.hsCode(code.slice(0, 6))
  const chapter = Number(code.slice(0, 2))
  return chapter >= 1 && chapter <= 97 && chapter !== 77
}

function checkEmails(text: string, out: Findings): void {
  const emails = splitList(text)
  if (emails.length === 0) return
  const once = [...new Map(emails.map((address) => [address.toLowerCase(), address])).values()]
  if (once.length > 10) out.errorAt(f.emails, 'TOO_MANY', out.t.tooManyEmails(once.length))
  if (once.length < emails.length) out.warnAt(f.emails, 'EMAIL_TWICE', out.t.emailTwice, { suggest: out.use(once.join('; ')) })
  for (const address of once) {
    if (address.length > 100)
      out.errorAt(f.emails, 'EMAIL_LONG', out.t.tooLong(out.labelOf(f.emails), 100, address.length), { value: address })
    else if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) out.errorAt(f.emails, 'EMAIL', out.t.email(address), { value: address })
  }
}
