import { countriesOfAddress, countryName, isSameCountry, namesCountry, recordFields as f, type SiRecord } from '@jst/contracts/si/data'
import { isSameAsConsignee, isToOrder } from './bill-text.ts'
import { hasPhone } from './country-rules.ts'
import type { Findings } from './findings.ts'

/** Carriers whose bills have no box for a third notify party. */
const withoutThirdNotify: ReadonlySet<string> = new Set(['MSC', 'MSCU'])

/** Rules for shipper, consignee and notify parties, and the requirements of TO ORDER. */
export function checkParties(record: SiRecord, out: Findings): void {
  checkConsignor(record.consignor, out)
  if (record.notifier3.trim() !== '' && withoutThirdNotify.has(record.carrier.toUpperCase()))
    out.warnAt(f.notifier3, 'THIRD_NOTIFY', out.t.thirdNotify(record.carrier))
  if (isToOrder(record.consignee)) checkToOrder(record, out)
  else checkNamedConsignee(record, out)
}

function checkConsignor(consignor: string, out: Findings): void {
  if (consignor.trim() === '') return
  if (isToOrder(consignor)) out.errorAt(f.consignor, 'CONSIGNOR_TO_ORDER', out.t.consignorToOrder)
  if (!hasPhone.test(consignor)) out.warnAt(f.consignor, 'CONSIGNOR_PHONE', out.t.consignorPhone)
  if (!namesCountry(consignor)) out.warnAt(f.consignor, 'CONSIGNOR_COUNTRY', out.t.consignorCountry)
}

function checkToOrder(record: SiRecord, out: Findings): void {
  if (record.notifier1.trim() === '') out.errorAt(f.notifier1, 'NOTIFY_NEEDED', out.t.notifyNeeded)
  for (const name of ['notifier1', 'notifier2', 'notifier3'] as const)
    if (isSameAsConsignee(record[name])) out.errorAt(f[name], 'NOTIFY_SAME_TO_ORDER', out.t.notifySameToOrder)
  if (record.signingMethod === 'SWB') out.errorAt(f.signingMethod, 'WAYBILL_TO_ORDER', out.t.waybillToOrder)
}

function checkNamedConsignee(record: SiRecord, out: Findings): void {
  if (record.consignee.trim() === '') return
  if (record.notifier1.trim() === '')
    out.warnAt(f.notifier1, 'NOTIFY_SUGGESTED', out.t.notifySuggested, {
      suggest: out.use('SAME AS CONSIGNEE'),
    })
  checkConsigneeCountry(record, out)
}

/** A consignee in another country than port of discharge and place of delivery: often an address of another shipment. */
function checkConsigneeCountry({ consignee, dischargePortCode, deliveryPlaceCode }: SiRecord, out: Findings): void {
  const ends = [
    ...new Set([dischargePortCode, deliveryPlaceCode].map((code) => code.slice(0, 2)).filter((code) => /^[A-Z]{2}$/.test(code))),
  ]
  const [said, ...others] = countriesOfAddress(consignee)
  if (said === undefined || ends.length === 0) return
  if ([said, ...others].some((code) => ends.some((end) => isSameCountry(code, end)))) return
  const names = ends.map((code) => nameIn(out, code)).join(' / ')
  out.warnAt(f.consignee, 'CONSIGNEE_COUNTRY', out.t.consigneeCountry(nameIn(out, said), names))
}

const nameIn = ({ t }: Findings, code: string) => countryName(code, t.code === 'EN' ? 'en' : 'zh-CN')
