import type { Severity } from '@jst/packing/checks'
import type { Consignment, ManifestParty, PartyRole } from '../model/consignment.ts'
import { readPartyCode } from '../model/party-code.ts'
import { codeWords } from '../model/texts.ts'
import { sameAsConsignee, toOrder } from '../model/vocabulary.ts'
import type { Regime } from '../regimes/regimes.ts'
import type { Findings } from './finding.ts'
import { found } from './texts.ts'

type Field = keyof ManifestParty
const isBlank = (value: string) => value.trim() === ''

/** Fields of a party that each customs asks for. China also wants one way to reach it. */
const requiredFields: Readonly<Record<Regime['customs'], readonly Field[]>> = {
  CN: ['Code', 'Name', 'Country', 'Address'],
  US: ['Name', 'Address', 'City', 'Country'],
  CA: ['Name', 'Address', 'City', 'Country'],
  EU: ['Name', 'Address', 'City', 'Country'],
  JP: ['Name', 'Address', 'City', 'Country', 'Phone'],
}

function demandParty(role: PartyRole, party: ManifestParty, { customs }: Regime, out: Findings, severity: Severity = 'ERROR'): void {
  for (const field of requiredFields[customs])
    if (isBlank(party[field])) {
      const path = `${role}.${field}`
      out.add(severity, 'REQUIRED', path, customs === 'JP' && field === 'Phone' ? found.phone(role) : found.required(path))
    }
  if (customs === 'CN' && [party.Phone, party.Email, party.Fax].every(isBlank))
    out.add(severity, 'REACH', `${role}.Phone`, found.reach(role))
}

const isGiven = (party: ManifestParty): boolean => Object.values(party).some((value: string) => !isBlank(value))

/** Forms of what is there, whoever asks for it. */
function checkForms(role: PartyRole, party: ManifestParty, { customs }: Regime, out: Findings): void {
  if (!isBlank(party.Country) && !/^[A-Z]{2}$/.test(party.Country))
    out.error('COUNTRY', `${role}.Country`, found.country(`${role}.Country`))
  if (customs !== 'CN' || isBlank(party.Code)) return
  const path = `${role}.Code`
  const { text, problem, warning } = readPartyCode(party.Code, party.Country)
  if (problem) return out.error('PARTY_CODE', path, problem)
  if (text !== party.Code) out.error('PARTY_CODE', path, codeWords.form, { value: text, words: codeWords.repair(text) })
  if (warning) out.warn('PARTY_CODE', path, warning)
}

/** Shipper, consignee and notify party; a bill to order has a notify party in place of the consignee. */
export function checkParties(consignment: Consignment, regime: Regime, out: Findings): void {
  const { Shipper, Consignee, Notify, ToOrder } = consignment
  demandParty('Shipper', Shipper, regime, out)
  if (!ToOrder) {
    demandParty('Consignee', Consignee, regime, out)
    if (toOrder.test(Consignee.Name.trim())) out.error('TO_ORDER', 'ToOrder', found.markToOrder)
  }
  // Japan wants all three; elsewhere the notify party stands in for a consignee who is not known
  const isSame = sameAsConsignee.test(Notify.Name.trim())
  const isNeeded = ToOrder || regime.customs === 'JP'
  if (ToOrder && !isGiven(Notify)) out.error('TO_ORDER', 'Notify.Name', found.toOrderNotify)
  else if (isNeeded) demandParty('Notify', Notify, regime, out)
  else if (isGiven(Notify) && !isSame) demandParty('Notify', Notify, regime, out, 'WARN')
  if (isSame && isNeeded) out.error('TO_ORDER', 'Notify.Name', ToOrder ? found.sameAs : found.sameAsJapan)
  checkForms('Shipper', Shipper, regime, out)
  checkForms('Consignee', Consignee, regime, out)
  checkForms('Notify', Notify, regime, out)
  if (regime.customs !== 'EU' && regime.code !== 'usIsf') return
  checkForms('Buyer', consignment.Buyer, regime, out)
  checkForms('Seller', consignment.Seller, regime, out)
}
