import { checkImo, entryFilingCountries } from '@jst/contracts/si/data'
import { instantOf } from '@jst/contracts/schedules/times'
import { isEmptyBox } from '@jst/packing'
import { isfFields, type Consignment } from '../model/consignment.ts'
import type { Regime } from '../regimes/regimes.ts'
import { ensFilingTypes, ensTypeOf, proposedEnsType } from '../regimes/filing-types.ts'
import type { Findings } from './finding.ts'
import { found } from './texts.ts'

const isPlace = (code: string) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code)
const isBlank = (value: string) => value.trim() === ''

/** True for a day and time of the calendar: no clock shows `2026-02-31 08:00`. */
const isClock = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) && instantOf(text, 'Asia/Shanghai') !== undefined

/** Head of the bill: starred fields of the form, and the forms of codes. */
export function checkHead(consignment: Consignment, regime: Regime, out: Findings): void {
  const head = ['BillNo', 'Vessel', 'Voyage', 'Pol', 'Pod', ...(regime.code === 'cnHouse' ? (['MasterNo'] as const) : [])] as const
  for (const field of head) if (isBlank(consignment[field])) out.error('REQUIRED', field, found.required(field))
  for (const field of ['Receipt', 'Pol', 'Transit', 'Pod', 'Delivery'] as const)
    if (consignment[field] !== '' && !isPlace(consignment[field])) out.error('PLACE', field, found.place(field))
  consignment.PortsAfter.forEach((port, at) => {
    if (!isPlace(port)) out.error('PLACE', `PortsAfter[${at}]`, found.place('PortsAfter'))
  })
  for (const field of ['LoadingAt', 'DepartureAt', 'AgentCutoff'] as const)
    if (!isBlank(consignment[field]) && !isClock(consignment[field])) out.error('TIME', field, found.clock(field))
  const { CustomsArea, ExitPlace, Imo } = consignment
  if (CustomsArea !== '' && !/^\d{4}$/.test(CustomsArea)) out.error('AREA', 'CustomsArea', found.area)
  if (ExitPlace !== '' && !/^[A-Z]{5}\/\d{4}$/.test(ExitPlace)) out.error('EXIT', 'ExitPlace', found.exit)
  if (Imo !== '' && !checkImo(Imo)) out.error('IMO', 'Imo', found.imo)
}

/** Most characters of a bill behind the SCAC, and of a voyage, in the United States. */
const longest = { bill: 12, voyage: 5 } as const
function checkUnitedStates({ Scac, BillNo, Voyage }: Consignment, out: Findings): void {
  if (isBlank(Scac)) out.error('REQUIRED', 'Scac', found.required('Scac'))
  else if (!/^[A-Z]{2,4}$/.test(Scac)) out.error('SCAC', 'Scac', found.scac)
  const houseNo = Scac !== '' && BillNo.startsWith(Scac) ? BillNo.slice(Scac.length) : BillNo
  if (houseNo.length > longest.bill) out.error('HOUSE', 'BillNo', found.house(houseNo.length))
  if (Voyage.length > longest.voyage) out.error('TOO_LONG', 'Voyage', found.tooLong('Voyage', Voyage.length, longest.voyage))
}

/** Methods of payment of transport charges of the Union. */
const paymentMethods = new Set(['A', 'B', 'C', 'D', 'H', 'Y', 'Z'])
const isEori = (text: string) => /^[A-Z]{2}[0-9A-Z]{1,15}$/.test(text)

/** Filers of master and house bills have types of their own. */
function checkEnsType(consignment: Consignment, out: Findings): void {
  const { FilingType = '', MasterNo } = consignment
  const { type, why } = proposedEnsType(consignment)
  const repair = { value: type, words: found.useType(type) }
  const chosen = ensTypeOf(consignment)
  if (chosen === undefined) out.error('ENS_TYPE', 'FilingType', found.filingType(Object.keys(ensFilingTypes).join('、')), repair)
  else if (FilingType === '') out.add('INFO', 'ENS_TYPE', 'FilingType', found.filingProposal(type, why), repair)
  else if (ensFilingTypes[chosen].of === 'house' && isBlank(MasterNo))
    out.error('ENS_TYPE', 'FilingType', found.filingHouse(chosen), repair)
  else if (ensFilingTypes[chosen].of === 'master' && !isBlank(MasterNo))
    out.error('ENS_TYPE', 'FilingType', found.filingMaster(chosen), repair)
}

/** Fields of buyer and seller that customs ask for. */
function demandTrade({ Buyer, Seller }: Consignment, out: Findings): void {
  for (const [role, party] of Object.entries({ Buyer, Seller }))
    for (const field of ['Name', 'Address', 'City', 'Country'] as const)
      if (isBlank(party[field])) out.error('REQUIRED', `${role}.${field}`, found.required(`${role}.${field}`))
}

/** The ten elements of the importer: seven of their own beside buyer, seller and tariff numbers. */
function checkIsf(consignment: Consignment, out: Findings): void {
  for (const field of isfFields) if (isBlank(consignment[field] ?? '')) out.error('REQUIRED', field, found.required(field))
  const { Origin = '' } = consignment
  if (!isBlank(Origin) && !/^[A-Z]{2}$/.test(Origin)) out.error('COUNTRY', 'Origin', found.country('Origin'))
  demandTrade(consignment, out)
}

function checkEurope(consignment: Consignment, out: Findings): void {
  checkEnsType(consignment, out)
  const { PaymentMethod, Routing, Pol, Receipt, Pod, Delivery, Consignee, Eori, ToOrder } = consignment
  const chosen = isBlank(consignment.FilingType ?? '') ? undefined : ensTypeOf(consignment)
  // parts of a multiple filing leave buyer and seller to whoever knows them
  const isPart = chosen !== undefined && !ensFilingTypes[chosen].hasConsigneeData
  if (!isPart) demandTrade(consignment, out)
  if (isBlank(PaymentMethod)) out.error('REQUIRED', 'PaymentMethod', found.required('PaymentMethod'))
  else if (!paymentMethods.has(PaymentMethod)) out.error('METHOD', 'PaymentMethod', found.method)
  const [first, last] = [(Receipt || Pol).slice(0, 2), (Delivery || Pod).slice(0, 2)]
  const strange = Routing.find((country) => !/^[A-Z]{2}$/.test(country))
  if (Routing.length === 0) out.error('REQUIRED', 'Routing', found.required('Routing'))
  else if (strange !== undefined) out.error('ROUTING', 'Routing', found.routingCode(strange))
  else if (first !== '' && last !== '' && (Routing[0] !== first || Routing.at(-1) !== last))
    out.error('ROUTING', 'Routing', found.routing(first, last))
  const isWanted = !ToOrder && entryFilingCountries.has(Consignee.Country)
  if (isBlank(Eori) ? isWanted : !isEori(Eori)) out.error('EORI', 'Eori', isBlank(Eori) ? found.eori : found.eoriForm)
}

/** China and the United States want the seal of each box, also of a shared one. */
function checkSeals({ Boxes }: Consignment, out: Findings): void {
  Boxes.forEach((box, at) => {
    // a full box without a seal is refused by the rules of packing lists
    if (box.Fcl === 'lcl' && !isEmptyBox(box) && box.Seals.every(({ No }) => isBlank(No)))
      out.error('SEAL', `Boxes[${at}].Seals`, found.required(`Boxes[${at}].Seals`))
  })
}

/** Rules of one customs beside the common ones. */
export function checkOwn(consignment: Consignment, { code, customs }: Regime, out: Findings): void {
  if (customs === 'CN' || customs === 'US') checkSeals(consignment, out)
  if (customs === 'US') checkUnitedStates(consignment, out)
  if (code === 'usIsf') checkIsf(consignment, out)
  if (customs === 'EU') checkEurope(consignment, out)
}
