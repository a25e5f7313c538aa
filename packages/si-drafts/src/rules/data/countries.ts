/** Names of countries in a language, from the runtime's own tables. */
export function countryName(code: string, locale: 'en' | 'zh-CN'): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** What bills write besides the English names of countries, and the commonest of those. */
const usual = `CHINA|USA|U.S.A|U.S|UK|U.K|ENGLAND|SCOTLAND|P.R.C|PRC|HONG KONG|HONGKONG|MACAO|MACAU|TAIWAN|KOREA|VIET NAM|UAE|U.A.E|KSA|HOLLAND|
TURKEY|BRASIL|MYANMAR|CONGO|IVORY COAST|COTE D'IVOIRE|BOSNIA|TRINIDAD|CZECH|MACEDONIA`

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
const anyOf = (names: readonly string[]) =>
  new RegExp(`(^|[^A-Z])(${names.map((name) => name.replace(/[.()]/g, '\\$&')).join('|')})($|[^A-Z])`)

const usualPattern = anyOf(usual.replaceAll('\n', '').split('|'))
let pattern: RegExp | undefined

/** Looked up once, and only for an address that none of the usual names is in: it takes some milliseconds. */
function countryPattern(): RegExp {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return anyOf(letters.flatMap((a) => letters.flatMap((b) => plain(names.of(a + b) ?? '') || [])))
}

/** True when an address names a country, in English as bills do. */
export function namesCountry(address: string): boolean {
  const text = plain(address)
  if (usualPattern.test(text)) return true
  pattern ??= countryPattern()
  return pattern.test(text)
}

/** Countries whose entry filing (ICS2) auto-rejects vague goods and limits texts to 512 characters. */
export const entryFilingCountries: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
