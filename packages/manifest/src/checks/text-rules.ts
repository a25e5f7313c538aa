import { consignmentLengths, goodsLengths, isfLengths, partyLengths } from '../model/lengths.ts'
import { isfFields, partyRoles, type Consignment, type ManifestGoods, type ManifestParty } from '../model/consignment.ts'
import type { Regime } from '../regimes/regimes.ts'
import type { Findings } from './finding.ts'
import { found } from './texts.ts'

// control characters besides tab and line ends have no place in XML
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/
const notAscii = /[^\x20-\x7E\r\n\t]/u
/** Neither ASCII nor a Latin letter with an accent. */
const notLatin = /[^\x20-\x7E\r\n\t\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2027\u20AC]/u
type Signs = Regime['signs']
const forbidden = { ascii: notAscii, latin: notLatin, any: undefined } as const satisfies Record<Signs, RegExp | undefined>
/** True if a text has characters of these kinds alone. */
export const passesSigns = (text: string, signs: Signs): boolean => forbidden[signs]?.test(text) !== true
/** Texts that are English in every filing; the others may be Chinese where a regime takes more than ASCII. */
const englishFields: readonly (keyof Consignment)[] = ['BillNo', 'MasterNo', 'Vessel', 'Voyage', 'Carrier', 'Agreement', 'Eori', 'Scac']

/** Full-width signs as plain ones; undefined where that is not enough. */
function plainOf(value: string, wrong: RegExp): string | undefined {
  const plain = value.normalize('NFKC')
  return plain !== value && !wrong.test(plain) ? plain : undefined
}

/** Refuses texts that are too long or have characters that the message cannot carry. */
function checkText(path: string, value: string, most: number | undefined, signs: Signs, out: Findings): void {
  if (most !== undefined && value.length > most) out.error('TOO_LONG', path, found.tooLong(path, value.length, most))
  if (control.test(value)) return out.error('CONTROL', path, found.control(path))
  const wrong = forbidden[signs]
  const [sign] = wrong?.exec(value) ?? []
  if (wrong === undefined || sign === undefined) return
  const plain = plainOf(value, wrong)
  out.error(
    'ASCII',
    path,
    (signs === 'ascii' ? found.ascii : found.latin)(path, sign),
    plain === undefined ? undefined : { value: plain, words: found.plain(plain) },
  )
}

/** Goods and marks have limits of their own in Japan. */
const japan: Readonly<Record<string, number>> = { Marks: 140, GoodsEn: 350 }

/** All texts of a consignment. */
export function checkTexts(consignment: Consignment, regime: Regime, out: Findings): void {
  for (const [key, most] of Object.entries(consignmentLengths)) {
    const field = key as keyof typeof consignmentLengths
    // a remark that the gateway cannot take stays with us, and the message says so
    checkText(field, consignment[field], most, englishFields.includes(field) ? 'ascii' : field === 'Remark' ? 'any' : regime.signs, out)
  }
  if (regime.code === 'usIsf')
    for (const field of isfFields) checkText(field, consignment[field] ?? '', isfLengths[field], regime.signs, out)
  for (const role of partyRoles)
    for (const [key, most] of Object.entries(partyLengths))
      checkText(`${role}.${key}`, consignment[role][key as keyof ManifestParty], most, regime.signs, out)
  consignment.Goods.forEach((goods, at) => {
    for (const [key, most] of Object.entries(goodsLengths)) {
      const limit = regime.code === 'jp' ? (japan[key] ?? most) : most
      // Chinese descriptions stay with us
      const signs = key === 'GoodsEn' ? 'ascii' : key === 'GoodsZh' ? 'any' : regime.signs
      checkText(`Goods[${at}].${key}`, String(goods[key as keyof ManifestGoods]), limit, signs, out)
    }
  })
}
