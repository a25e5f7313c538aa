import { commercialType, containerTypes, cubicMetres, kilograms, packageKinds } from '@jst/contracts/si/data'
import type { EntityValue } from '@jst/contracts/entity'
import { lost } from '../texts.ts'
import type { Taking } from './taking.ts'
import { dangerFlags, hourly, packingGroups, reefer, round, typeGroups } from './terms.ts'

/** Boxes with the goods listed under them. */
export function readEquipments(of: Taking): void {
  const { account } = of
  const several = Array.from({ length: account.count('$.requestedEquipments') }, (_, at) => at).filter(
    (at) => account.count(`$.requestedEquipments[${at}].commodities`) > 0,
  )
  for (let at = 0; at < account.count('$.requestedEquipments'); at += 1) {
    const path = `$.requestedEquipments[${at}]`
    readBox(of, path, at)
    for (let index = 0; index < account.count(`${path}.commodities`); index += 1) readCommodity(of, `${path}.commodities[${index}]`)
    // the content has the weight of the boxes, but not which goods are in which box
    if (several.length > 1 && several.includes(at)) account.because(`${path}.commodities`, lost.whichBox)
  }
  if (of.cargo.some(({ UnNo, DangerClass }) => UnNo !== undefined || DangerClass !== undefined)) of.values['CargoType'] = '2'
  else if (of.boxes.some(({ Temperature }) => Temperature !== undefined)) of.values['CargoType'] = '3'
  const json =
    of.values['CargoType'] === '2'
      ? of.found.find(({ Path }) => /\.(UnNo|DangerClass)$/.test(Path))
      : of.found.find(({ Path }) => Path.endsWith('.Temperature'))
  if (of.values['CargoType'] !== undefined && json) of.found.push({ ...json, Path: 'Values.CargoType' })
}

/** Converts a measure to our unit; a measure in an unknown unit is left unread. */
function measure(of: Taking, path: string, units: Readonly<Record<string, number>>): number | undefined {
  const { account } = of
  const factor = units[String(account.peek(`${path}.unit`))]
  if (factor === undefined || typeof account.peek(`${path}.value`) !== 'number') return undefined
  account.text(`${path}.unit`)
  return round(account.number(`${path}.value`)! * factor, 3)
}
const celsius = (value: number, unit: string) => round(unit === 'FAH' ? ((value - 32) * 5) / 9 : value, 1)

function readBox(of: Taking, path: string, at: number): void {
  const { account } = of
  const line: Record<string, EntityValue> = {}
  of.boxes.push(line)
  const take = (key: string, json: string, value: EntityValue | undefined) => of.take(line, `Boxes[${at}]`, key, `${path}.${json}`, value)
  const iso = String(account.peek(`${path}.ISOEquipmentCode`) ?? '')
  const type = commercialType(iso) ?? typeGroups[iso]
  if (type) {
    take('Type', 'ISOEquipmentCode', type)
    if (containerTypes.find(({ value }) => value === type)!.iso === iso) account.text(`${path}.ISOEquipmentCode`)
    else account.because(`${path}.ISOEquipmentCode`, lost.readAs(type))
  } else account.because(`${path}.ISOEquipmentCode`, lost.unknown(iso))
  take('Count', 'units', account.number(`${path}.units`))
  if (account.peek(`${path}.isShipperOwned`) === true) take('Soc', 'isShipperOwned', account.text(`${path}.isShipperOwned`) === 'true')
  else account.implied(`${path}.isShipperOwned`, false)
  const units = Number(line['Count'] ?? 1)
  const weight = measure(of, `${path}.cargoGrossWeight`, kilograms)
  if (weight !== undefined) take('BoxWeight', 'cargoGrossWeight.value', round(weight / Math.max(1, units), 3))
  readCold(of, `${path}.activeReeferSettings`, take)
  account.implied(`${path}.isNonOperatingReefer`, line['Temperature'] === undefined && type !== undefined && reefer(type))
}
function readCold(of: Taking, path: string, take: (key: string, json: string, value: EntityValue | undefined) => void): void {
  const { account } = of
  const unit = account.peek(`${path}.temperatureUnit`)
  if ((unit === 'CEL' || unit === 'FAH') && account.peek(`${path}.temperatureSetpoint`) !== undefined) {
    account.text(`${path}.temperatureUnit`)
    take('Temperature', 'activeReeferSettings.temperatureSetpoint', celsius(account.number(`${path}.temperatureSetpoint`)!, unit))
  }
  take('Humidity', 'activeReeferSettings.humiditySetpoint', account.number(`${path}.humiditySetpoint`))
  const factor = hourly[String(account.peek(`${path}.airExchangeUnit`))]
  if (factor === undefined || account.peek(`${path}.airExchangeSetpoint`) === undefined) return
  account.text(`${path}.airExchangeUnit`)
  const exact = account.number(`${path}.airExchangeSetpoint`)! * factor
  const rounded = round(exact, 0)
  take('Ventilation', 'activeReeferSettings.airExchangeSetpoint', rounded)
  if (factor !== 1 || exact === rounded) return
  account.drop(`${path}.airExchangeSetpoint`)
  account.because(`${path}.airExchangeSetpoint`, lost.readAs(String(rounded)))
}

function readCommodity(of: Taking, path: string): void {
  const { account } = of
  const at = of.cargo.length
  const line: Record<string, EntityValue> = {}
  of.cargo.push(line)
  const take = (key: string, json: string, value: EntityValue | undefined) => of.take(line, `Cargo[${at}]`, key, `${path}.${json}`, value)
  const name = account.text(`${path}.commodityType`)
  if (name.length > 200) {
    account.drop(`${path}.commodityType`)
    account.because(`${path}.commodityType`, lost.cut(200))
  }
  take(/\p{Script=Han}/u.test(name) ? 'NameZh' : 'NameEn', 'commodityType', name.slice(0, 200))
  take('HsCode', 'HSCodes[0]', account.text(`${path}.HSCodes[0]`))
  account.because(`${path}.HSCodes`, lost.more)
  take('Weight', 'cargoGrossWeight.value', measure(of, `${path}.cargoGrossWeight`, kilograms))
  take('Volume', 'cargoGrossVolume.value', measure(of, `${path}.cargoGrossVolume`, cubicMetres))
  const outer = `${path}.outerPackaging`
  take('Packages', 'outerPackaging.numberOfPackages', account.number(`${outer}.numberOfPackages`))
  const kind = packageKinds.find(({ code }) => code === account.peek(`${outer}.packageCode`))
  if (kind) {
    take('PackageKind', 'outerPackaging.packageCode', account.text(`${outer}.packageCode`))
    account.implied(`${outer}.description`, kind.en)
  }
  if (account.count(`${outer}.dangerousGoods`) > 0) readDanger(of, line, `Cargo[${at}]`, `${outer}.dangerousGoods[0]`)
  account.because(`${outer}.dangerousGoods`, account.count(`${outer}.dangerousGoods`) > 1 ? lost.more : lost.noPlace)
}

function readDanger(of: Taking, line: Record<string, EntityValue>, into: string, path: string): void {
  const { account } = of
  const take = (key: string, json: string, value: EntityValue | undefined) => of.take(line, into, key, `${path}.${json}`, value)
  take('UnNo', 'UNNumber', account.text(`${path}.UNNumber`))
  take('DangerClass', 'imoClass', account.text(`${path}.imoClass`))
  const group = packingGroups[Number(account.peek(`${path}.packingGroup`) ?? 0)]
  if (group) take('PackingGroup', 'packingGroup', account.text(`${path}.packingGroup`) && group)
  const proper = String(account.peek(`${path}.properShippingName`) ?? '')
  if (proper === line['NameEn']) account.implied(`${path}.properShippingName`, line['NameEn'])
  else if (proper.length <= 250) take('ProperName', 'properShippingName', account.text(`${path}.properShippingName`))
  const risks = [1, 2].map((at) => account.text(`${path}.subsidiaryRisk${at}`)).filter((risk) => risk !== '')
  take('SubRisks', 'subsidiaryRisk1', risks.join(', '))
  take('Ems', 'EMSNumber', account.text(`${path}.EMSNumber`))
  if (account.peek(`${path}.isLimitedQuantity`) === true)
    take('LimitedQuantity', 'isLimitedQuantity', account.text(`${path}.isLimitedQuantity`) === 'true')
  for (const flag of dangerFlags) account.implied(`${path}.${flag}`, false)
  take('NetWeight', 'netWeight.value', measure(of, `${path}.netWeight`, kilograms))
  const contact = `${path}.emergencyContactDetails`
  const words = [account.peek(`${contact}.contact`), account.peek(`${contact}.phone`)].filter((one) => one !== undefined && one !== '')
  const joinedContact = [...new Set(words.map((one) => String(one).trim()))].join(' ')
  if (joinedContact !== '' && joinedContact.length <= 80) {
    account.text(`${contact}.contact`)
    account.text(`${contact}.phone`)
    take('DangerContact', 'emergencyContactDetails.contact', joinedContact)
  }
  // a commodity has one weight: the gross weight of its dangerous goods is the cargo's
  const weight = `${path}.grossWeight`
  const weightKg = Number(account.peek(`${weight}.value`)) * (kilograms[String(account.peek(`${weight}.unit`))] ?? Number.NaN)
  if (round(weightKg, 3) === line['Weight']) for (const leaf of ['value', 'unit']) account.text(`${weight}.${leaf}`)
  const unit = String(account.peek(`${path}.limits.temperatureUnit`))
  if ((unit === 'CEL' || unit === 'FAH') && account.peek(`${path}.limits.flashPoint`) !== undefined) {
    account.text(`${path}.limits.temperatureUnit`)
    take('FlashPoint', 'limits.flashPoint', celsius(account.number(`${path}.limits.flashPoint`)!, unit))
  }
}
