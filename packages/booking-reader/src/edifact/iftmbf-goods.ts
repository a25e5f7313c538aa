import { containerTypes, packageKinds } from '@jst/contracts/si/data'
import { lines } from '@jst/edifact'
import type { Account } from '../dcsa/json.ts'
import { contactOf, packingGroups, reefer } from '../dcsa/terms.ts'

export type Put = (tag: string, ...elements: readonly (string | readonly string[])[]) => void
/** A message under construction, and the content that it already covers. */
export interface Writing {
  readonly put: Put
  readonly account: Account
  readonly text: (path: string) => string
}

const decimal = (value: number) => String(Math.round(value * 1_000) / 1_000)

/** A goods item with its dangerous-goods data. */
export function goods(writing: Writing, at: string, number: number): void {
  const { put, account, text } = writing
  const packages = account.number(`${at}.Packages`)
  const kind = packageKinds.find(({ code }) => code === account.peek(`${at}.PackageKind`))
  if (kind) text(`${at}.PackageKind`)
  put('GID', String(number), [packages ? String(packages) : '', kind?.code ?? '', kind ? '67' : '', kind ? '6' : '', kind?.en ?? ''])
  if (account.has(`${at}.HsCode`)) put('PIA', '5', [text(`${at}.HsCode`).replace(/\D/g, ''), 'HS'])
  for (const key of ['NameEn', 'NameZh']) for (const line of lines(text(`${at}.${key}`), 70, 99) ?? []) put('FTX', 'AAA', '', '', line)
  const measure = (key: string, what: string, unit: string) => {
    const value = account.number(`${at}.${key}`)
    if (value) put('MEA', 'AAE', what, [unit, decimal(value)])
  }
  measure('Weight', 'G', 'KGM')
  measure('Volume', 'AAW', 'MTQ')
  const marks = lines(text(`${at}.Marks`), 35, 10)
  if (!marks) account.drop(`${at}.Marks`)
  else if (marks.length > 0) put('PCI', '28', marks)
  if (!account.has(`${at}.UnNo`) && !account.has(`${at}.DangerClass`)) return
  const flash = account.number(`${at}.FlashPoint`)
  const group = packingGroups.indexOf(text(`${at}.PackingGroup`))
  put(
    'DGS',
    'IMD',
    text(`${at}.DangerClass`),
    text(`${at}.UnNo`),
    flash === undefined ? '' : [String(flash), 'CEL'],
    group > 0 ? String(group) : '',
    // the data element has six characters: F-ES-E
    text(`${at}.Ems`)
      .replace(/[\s,;/]/g, '')
      .toUpperCase()
      .slice(0, 6),
    '',
    '',
    '',
    risksOf(text(`${at}.SubRisks`)),
  )
  const name = text(`${at}.ProperName`) || text(`${at}.NameEn`)
  for (const line of lines(name, 70, 99) ?? []) put('FTX', 'AAD', '', '', line)
  if (account.peek(`${at}.LimitedQuantity`) === true) {
    text(`${at}.LimitedQuantity`)
    put('FTX', 'AAC', '', '', 'LIMITED QUANTITY')
  }
  const net = account.number(`${at}.NetWeight`)
  if (net) put('MEA', 'AAE', 'AAL', ['KGM', decimal(net)])
  const person = text(`${at}.DangerContact`)
  const { name: contact, phone } = contactOf(person)
  if (person === '') return
  put('CTA', 'HG', ['', contact.slice(0, 35)])
  if (phone) put('COM', [phone, 'TE'])
}

/** Labels of subsidiary risks, three at most. */
const risksOf = (risks: string): string[] => (risks.match(/\d(?:\.\d)?[A-Z]?/g) ?? []).slice(0, 3)

/** Boxes of a type. */
export function box({ put, account, text }: Writing, at: string, type: string): void {
  const iso = containerTypes.find(({ value }) => value === type)?.iso
  if (!iso) return
  text(`${at}.Type`)
  const soc = account.peek(`${at}.Soc`) === true
  if (soc) text(`${at}.Soc`)
  // equipment supplier (8077): 1 shipper, 2 carrier
  put('EQD', 'CN', '', [iso, '102', '5'], soc ? '1' : '2')
  const count = account.number(`${at}.Count`)
  if (count) put('EQN', [String(count), '2'])
  const weight = account.number(`${at}.BoxWeight`)
  if (weight) put('MEA', 'AAE', 'G', ['KGM', decimal(weight)])
  const over = ['OverLength', 'OverWidth', 'OverHeight'].map((key) => account.number(`${at}.${key}`) ?? 0)
  if (over.some((value) => value > 0)) put('DIM', '9', ['CMT', ...over.map((value) => (value > 0 ? String(value) : ''))])
  const temperature = reefer(type) ? account.number(`${at}.Temperature`) : undefined
  if (temperature !== undefined) put('TMP', '2', [decimal(temperature), 'CEL'])
  const air = account.number(`${at}.Ventilation`)
  const humidity = account.number(`${at}.Humidity`)
  if (air) put('FTX', 'AEB', '', '', `VENTILATION ${air} M3/H`)
  if (humidity) put('FTX', 'AEB', '', '', `HUMIDITY ${humidity} PERCENT`)
  for (const line of lines(text(`${at}.Note`), 70, 99) ?? []) put('FTX', 'AAI', '', '', line)
}
