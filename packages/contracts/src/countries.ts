import { countriesOfPhone } from './calling-codes.ts'

/** Names of countries in a language, from the runtime's own tables. */
export function countryName(code: string, locale: 'en' | 'zh-CN'): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** Usual country names on bills, besides the English names of countries. `GEORGIA` is a state of the USA, too. */
const commonNames = `CHINA CN|USA US|U.S.A US|U.S US|AMERICA US|UK GB|U.K GB|ENGLAND GB|SCOTLAND GB|NORTHERN IRELAND GB|P.R.C CN|PRC CN|
HONG KONG HK|HONGKONG HK|MACAO MO|MACAU MO|TAIWAN TW|KOREA KR|VIET NAM VN|UAE AE|U.A.E AE|KSA SA|HOLLAND NL|TURKEY TR|
BRASIL BR|MYANMAR MM|BURMA MM|CONGO CD CG|IVORY COAST CI|COTE D'IVOIRE CI|BOSNIA BA|TRINIDAD TT|CZECH CZ|
CZECH REPUBLIC CZ|MACEDONIA MK|GEORGIA GE US|NEW MEXICO US|NEW JERSEY US|NEW SOUTH WALES AU`

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toUpperCase()

type Names = ReadonlyMap<string, readonly string[]>
const usualNames: Names = new Map(
  commonNames
    .replaceAll('\n', '')
    .split('|')
    .map((entry) => {
      const [, name = '', codes = ''] = /^(.*?)((?: [A-Z]{2})+)$/.exec(entry) ?? []
      return [name, codes.trim().split(' ')]
    }),
)

/** The runtime's English names. A withdrawn code stands for the one that followed it. */
function runtimeNames(): Names {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const found = new Map<string, readonly string[]>()
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) {
    const [name, other] = plain(names.of(code) ?? '').split(/ [(]|[)]/)
    const codes = [new Intl.Locale(`und-${code}`).region ?? code]
    for (const variant of [name, name?.replace(' & ', ' AND '), other]) if (variant && !usualNames.has(variant)) found.set(variant, codes)
  }
  return found
}

let namesOnce: Names | undefined
/** Looked up once, and only where the usual names are not enough: it takes some milliseconds. */
const allNames = (): Names => (namesOnce ??= new Map([...runtimeNames(), ...usualNames]))

/** One of the names, the longest first: SOUTH KOREA before KOREA. */
const patternOf = (names: Names, end: string): RegExp => {
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[.()]/g, '\\$&'))
  return new RegExp(`(?:^|[^A-Z])(${longestFirst.join('|')})${end}`)
}
const anywhere = '(?:$|[^A-Z])'
const usualPattern = patternOf(usualNames, anywhere)
let anyPattern: RegExp | undefined
let endPattern: RegExp | undefined

/** True when an address names a country, in English as bills do. */
export function namesCountry(address: string): boolean {
  const text = plain(address)
  return usualPattern.test(text) || (anyPattern ??= patternOf(allNames(), anywhere)).test(text)
}

/** Countries of the name that a line ends with. */
function countriesAtEnd(line: string): readonly string[] {
  const [, name = ''] = (endPattern ??= patternOf(allNames(), '$')).exec(line) ?? []
  return allNames().get(name) ?? []
}

const contact =
  /\b(?:TEL|PHONE|PH|MOB|MOBILE|CELL|FAX|E-?MAIL|ATTN|ATTENTION|CONTACT|PIC|VAT|TAX|TIN|EORI|CNPJ|GST|IEC|USCI|NIF|RUC|RUT|NIT|REG|ZIP|POST(?:AL)? ?CODE)\b|\+\s?\d|(?<!\S)\S+@/

/** Countries that an address may belong to, by the end of its last line or else by its telephone; the first line of several is a name. */
export function countriesOfAddress(address: string): readonly string[] {
  const lines = plain(address).split('\n')
  const said = lines
    .slice(lines.length > 1 ? 1 : 0)
    .map((line) => line.slice(0, contact.exec(line)?.index ?? line.length).replace(/(?<![^A-Z)])[^A-Z)]+$/, ''))
    .findLast((line) => line !== '')
  const named = said === undefined ? [] : countriesAtEnd(said)
  return named.length > 0 ? named : countriesOfPhone(address)
}

/** Territories by the state that addresses name instead. */
const territories: Readonly<Record<string, string>> = Object.fromEntries(
  'CN HK MO TW|US PR GU VI AS MP|FR RE GP MQ GF YT NC PF BL MF|GB GI JE GG IM BM KY|NL AW CW SX BQ|DK FO GL|FI AX|ES IC'
    .split('|')
    .flatMap((states) => {
      const [state = '', ...parts] = states.split(' ')
      return parts.map((part) => [part, state])
    }),
)
const stateOf = (code: string) => territories[code] ?? code
/** The same country, or a territory of it. */
export const isSameCountry = (one: string, other: string): boolean => stateOf(one) === stateOf(other)

/** Countries whose entry filing (ICS2) auto-rejects vague goods and limits texts to 512 characters. */
export const entryFilingCountries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
