/** Words for countries and trade lanes, by the countries whose ports they speak of. As `plain` writes them. */
const words: Readonly<Record<string, string>> = {
  'US': '美国|美西|美东|美湾|美线|美加|北美|美西线|美东线|USWC|USEC|US WEST COAST|US EAST COAST|U.S.A|USA',
  'CA': '加拿大|加西|加东|CANADA',
  'MX': '墨西哥|墨西哥线|MEXICO|MEX',
  'PA': '巴拿马|PANAMA',
  'NZ AU': '澳新|澳新线|大洋洲|OCEANIA|ANZ',
  'NZ': '新西兰|NEW ZEALAND|N.Z',
  'AU': '澳洲|澳大利亚|澳线|AUSTRALIA',
  'CO': '哥伦比亚|COLOMBIA',
  'ES': '西班牙|SPAIN',
  'GB': '英国|UNITED KINGDOM|ENGLAND|UK',
  'LB': '黎巴嫩|LEBANON',
  'LY': '利比亚|LIBYA',
  'CL': '智利|CHILE',
  'PR': '波多黎各|PUERTO RICO',
  'BR': '巴西|BRAZIL|BRASIL',
  'EG': '埃及|EGYPT',
  'MY': '马来西亚|马来|MALAYSIA',
  'BS': '巴哈马|BAHAMAS',
  'GY': '圭亚那|GUYANA',
  'CN': '中国|CHINA|P.R.CHINA|PRC',
  'VE': '委内瑞拉|VENEZUELA',
  'DE': '德国|GERMANY',
  'NL': '荷兰|NETHERLANDS|HOLLAND',
  'FR': '法国|FRANCE',
  'IT': '意大利|ITALY',
  'BE': '比利时|BELGIUM',
  'AE': '阿联酋|迪拜线|UAE|U.A.E',
  'SA': '沙特|SAUDI ARABIA|SAUDI',
  'IN': '印度|INDIA',
  'JP': '日本|JAPAN',
  'KR': '韩国|KOREA|SOUTH KOREA',
  'TW': '台湾|TAIWAN',
  'VN': '越南|VIETNAM',
  'TH': '泰国|THAILAND',
  'ID': '印尼|印度尼西亚|INDONESIA',
  'PH': '菲律宾|PHILIPPINES',
  'RU': '俄罗斯|RUSSIA',
  'TR': '土耳其|TURKEY|TURKIYE',
  'AR': '阿根廷|ARGENTINA',
  'PE': '秘鲁|PERU',
  'MX PE CL CO EC': '南美西|南美西线|WCSA',
  'BR AR UY': '南美东|南美东线|ECSA',
  'PA GT HN NI CR SV': '中美洲|中美',
  'CO PA DO JM TT PR VE BS GY SR': '加勒比|CARIBBEAN',
} // prettier-ignore
const areas = new Map<string, readonly string[]>(
  Object.entries(words).flatMap(([codes, all]) => all.split('|').map((word) => [word, codes.split(' ')] as const)),
)
const longest = Math.max(...[...areas.keys()].map((word) => word.length))
const letter = /[A-Z]/

/** Countries that a word at this place speaks of. */
export function areaAt(
  text: string,
  at: number,
): { readonly countries: readonly string[]; readonly word: string; readonly end: number } | undefined {
  if (letter.test(text[at]!) && letter.test(text[at - 1] ?? '')) return undefined
  for (let end = Math.min(text.length, at + longest); end > at + 1; end -= 1) {
    const word = text.slice(at, end)
    const countries = areas.get(word)
    if (countries && !(letter.test(word.at(-1)!) && letter.test(text[end] ?? ''))) return { countries, word, end }
  }
  return undefined
}
/** Countries of all areas that a text names. */
export function areasIn(text: string): Set<string> {
  const countries = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const area = areaAt(text, at)
    if (!area) continue
    for (const country of area.countries) countries.add(country)
    at = area.end - 1
  }
  return countries
}
