import type { BookingContent } from '@jst/contracts/booking'
import { containerTypes, packageKinds } from '@jst/contracts/si/data'
import type { Account } from './json.ts'
import { contactOf, dangerFlags, packingGroups, reefer } from './terms.ts'

type Text = (path: string) => string
/** Truncates a text to the limit of the standard and reports the loss. */
export type Limited = (path: string, max: number) => string

/** Goods are written under the first box type: our bookings do not assign goods to boxes. */
export function equipments({ Boxes, Cargo, Values }: BookingContent, account: Account, limited: Limited): object[] {
  const dangerous = Values['CargoType'] === '2'
  return Boxes.flatMap((line, at) => {
    const box = `$.Boxes[${at}]`
    const type = String(line['Type'] ?? '')
    const units = account.number(`${box}.Count`)
    const iso = containerTypes.find(({ value }) => value === type)?.iso
    if (iso) account.text(`${box}.Type`)
    const temperature = account.number(`${box}.Temperature`)
    const cold = reefer(type)
    const air = account.number(`${box}.Ventilation`)
    const weight = account.number(`${box}.BoxWeight`)
    const soc = account.peek(`${box}.Soc`) === true
    if (soc) account.text(`${box}.Soc`)
    if (!cold || temperature === undefined) for (const key of ['Ventilation', 'Temperature', 'Humidity']) account.drop(`${box}.${key}`)
    return [
      {
        ISOEquipmentCode: iso,
        units,
        isShipperOwned: soc,
        cargoGrossWeight: weight ? { value: weight * (units ?? 1), unit: 'KGM' } : undefined,
        isNonOperatingReefer: cold ? temperature === undefined : undefined,
        activeReeferSettings:
          cold && temperature !== undefined
            ? {
                temperatureSetpoint: temperature,
                temperatureUnit: 'CEL',
                humiditySetpoint: account.number(`${box}.Humidity`),
                airExchangeSetpoint: air,
                airExchangeUnit: air === undefined ? undefined : 'MQH',
              }
            : undefined,
        commodities: at === 0 ? Cargo.map((_, line) => commodity(account, limited, `$.Cargo[${line}]`, dangerous)) : [],
      },
    ]
  })
}

function commodity(account: Account, limited: Limited, at: string, dangerous: boolean): object {
  const text: Text = (key) => account.text(`${at}.${key}`)
  const english = limited(`${at}.NameEn`, 550)
  const weight = account.number(`${at}.Weight`)
  const volume = account.number(`${at}.Volume`)
  const kind = packageKinds.find(({ code }) => code === account.peek(`${at}.PackageKind`))
  if (kind) text('PackageKind')
  const hs = String(account.peek(`${at}.HsCode`) ?? '').replace(/\D/g, '')
  if (/^\d{6,10}$/.test(hs)) text('HsCode')
  const packages = account.number(`${at}.Packages`)
  const un = dangerous || account.has(`${at}.UnNo`) || account.has(`${at}.DangerClass`) ? danger(account, at, english, weight) : undefined
  return {
    commodityType: english || text('NameZh'),
    HSCodes: /^\d{6,10}$/.test(hs) ? [hs] : [],
    cargoGrossWeight: weight ? { value: weight, unit: 'KGM' } : undefined,
    cargoGrossVolume: volume ? { value: volume, unit: 'MTQ' } : undefined,
    outerPackaging: {
      packageCode: kind?.code,
      numberOfPackages: packages || undefined,
      description: kind?.en,
      dangerousGoods: un ? [un] : [],
    },
  }
}
function danger(account: Account, at: string, name: string, weight: number | undefined): object {
  const text: Text = (key) => account.text(`${at}.${key}`)
  const { name: contact, phone } = contactOf(text('DangerContact'))
  const flash = account.number(`${at}.FlashPoint`)
  const group = packingGroups.indexOf(String(account.peek(`${at}.PackingGroup`) ?? ''))
  if (group > 0) text('PackingGroup')
  const limited = account.peek(`${at}.LimitedQuantity`) === true
  if (limited) text('LimitedQuantity')
  const risks = String(account.peek(`${at}.SubRisks`) ?? '').match(/\d(?:\.\d)?[A-Z]?/g) ?? []
  // the standard has room for two
  if (risks.length > 0 && risks.length <= 2) text('SubRisks')
  const ems = String(account.peek(`${at}.Ems`) ?? '')
    .replace(/\s/g, '')
    .toUpperCase()
  if (ems !== '' && ems.length <= 7) text('Ems')
  const net = account.number(`${at}.NetWeight`)
  return {
    UNNumber: text('UnNo'),
    properShippingName: text('ProperName') || name,
    imoClass: text('DangerClass'),
    subsidiaryRisk1: risks[0],
    subsidiaryRisk2: risks[1],
    packingGroup: group > 0 ? group : undefined,
    EMSNumber: ems !== '' && ems.length <= 7 ? ems : undefined,
    ...Object.fromEntries(dangerFlags.map((flag) => [flag, false])),
    isLimitedQuantity: limited,
    netWeight: net ? { value: net, unit: 'KGM' } : undefined,
    emergencyContactDetails: { contact, phone },
    grossWeight: weight ? { value: weight, unit: 'KGM' } : undefined,
    limits: flash === undefined ? undefined : { temperatureUnit: 'CEL', flashPoint: flash },
  }
}
