import type { NameFacts } from '../facts.ts'

/** Names that several ports bear, and names of the trade that master data does not have. As `plain` writes them. */
const ports: Readonly<Record<string, readonly string[]>> = {
  奥克兰: ['NZAKL', 'USOAK'],
  屋仑: ['USOAK'],
  雪梨: ['AUSYD'],
  曼萨尼约: ['MXZLO', 'PAMIT'],
  曼萨尼略: ['MXZLO', 'PAMIT'],
  MANZANILLO: ['MXZLO', 'PAMIT'],
  'MANZANILLO PA': ['PAMIT'],
  'MANZANILLO MX': ['MXZLO'],
  卡塔赫纳: ['COCTG', 'ESCAR'],
  CARTAGENA: ['COCTG', 'ESCAR'],
  的黎波里: ['LYTIP', 'LBKYE'],
  TRIPOLI: ['LYTIP', 'LBKYE'],
  波特兰: ['USPDX', 'USPWM'],
  LA: ['USLAX'],
  洛杉矶港: ['USLAX'],
  LB: ['USLGB'],
  NY: ['USNYC'],
  蛇口: ['CNSHK'],
  盐田: ['CNYTN'],
  赤湾: ['CNCWN'],
  大铲湾: ['CNDCB'],
  南沙: ['CNNSA'],
  黄埔: ['CNHUA'],
  天津: ['CNTXG'],
  新港: ['CNTXG'],
  XINGANG: ['CNTXG'],
  TIANJIN: ['CNTXG'],
  乍浦: ['CNZAP'],
  福清: ['CNFUG'],
  江阴: ['CNFUG'],
  胡志明: ['VNSGN'],
  HCM: ['VNSGN'],
  HOCHIMINH: ['VNSGN'],
  'HO CHI MINH': ['VNSGN'],
  吉莱: ['VNCLI'],
  头顿: ['VNVUT'],
  盖梅: ['VNVUT'],
  'CAI MEP': ['VNVUT'],
  巴生: ['MYPKG'],
  巴生西: ['MYPKG'],
  巴生北: ['MYPKG'],
  KLANG: ['MYPKG'],
  'PORT KELANG': ['MYPKG'],
  丹戎: ['MYTPP'],
  PTP: ['MYTPP'],
  马尼拉: ['PHMNL'],
  马尼拉南港: ['PHMNL'],
  MANILA: ['PHMNL'],
  塔科玛: ['USTIW'],
  苏赫纳: ['EGSOK'],
  索科纳: ['EGSOK'],
  SOKHNA: ['EGSOK'],
  'EL SOKHNA': ['EGSOK'],
  那瓦舍瓦: ['INNSA'],
  那瓦西瓦: ['INNSA'],
  孟买: ['INNSA'],
  海参崴: ['RUVVO'],
  符拉迪沃斯托克: ['RUVVO'],
  杰贝阿里: ['AEJEA'],
  杰贝勒阿里: ['AEJEA'],
  迪拜: ['AEJEA'],
  DUBAI: ['AEJEA'],
  林查邦: ['THLCH'],
  拉各斯: ['NGLOS', 'NGAPP', 'NGTIN'],
  阿帕帕: ['NGAPP'],
  廷坎: ['NGTIN'],
  不莱梅: ['DEBRV'],
  不来梅: ['DEBRV'],
  BREMEN: ['DEBRV'],
  菲利克斯托: ['GBFXT'],
  费力克斯托: ['GBFXT'],
  伦敦门: ['GBLGP'],
  萨瓦纳: ['USSAV'],
  休斯顿: ['USHOU'],
  新泽西: ['USEWR'],
  西哈努克: ['KHKOS'],
  圣保罗: ['BRSSZ'],
  布市: ['ARBUE'],
  布宜诺斯: ['ARBUE'],
  福斯: ['FRFOS'],
  马赛: ['FRFOS'],
  利物浦港: ['GBLIV'],
  惠灵顿港: ['NZWLG'],
  亚喀巴港: ['JOAQJ'],
  马耳他: ['MTMAR'],
  MALTA: ['MTMAR'],
  科威特: ['KWSWK', 'KWSAA'],
  迪拜杰贝阿里: ['AEJEA'],
}
const charges: Readonly<Record<string, readonly string[]>> = {
  低硫: ['LSS'],
  低硫费: ['LSS'],
  旺季: ['PSS'],
  燃油: ['BAF'],
  拥堵费: ['CGS'],
  港口拥堵: ['PCS'],
  单证费: ['DOC'],
  提单费: ['DOC'],
  文件: ['DOC'],
  单证: ['DOC'],
  DOCS: ['DOC'],
  'DOC FEE': ['DOC'],
  DOCUMENTATION: ['DOC'],
  封条费: ['SEAL'],
  封条: ['SEAL'],
  铅封: ['SEAL'],
  'SEAL FEE': ['SEAL'],
  码头费: ['THC', 'PF'],
  码头操作费: ['THC'],
  电放: ['TLX'],
  TELEX: ['TLX'],
  'TELEX RELEASE': ['TLX'],
  舱单费: ['SMF'],
  舱单: ['SMF'],
  设备交接单: ['EIR'],
  设备单: ['EIR'],
  VGM费: ['VGM'],
  'WAR RISK': ['WRS'],
  'WAR RISK SURCHARGE': ['WRS'],
  战争险: ['WRS'],
  战争附加费: ['WRS'],
  碳税: ['ETS'],
  碳排放: ['ETS'],
  安保费: ['ISPS'],
  超重: ['OWS'],
  超重费: ['OWS'],
  保险: ['INSU'],
  报关: ['CUS'],
  拖车: ['TRK'],
  订舱: ['BKF'],
}
const carriers: Readonly<Record<string, readonly string[]>> = {
  中远海: ['COSCO'],
  HAPAG: ['HPL'],
  长荣海: ['EMC'],
  美森: ['MAT'],
  EVERGREEN: ['EMC'],
  HPL: ['HPL'],
  COSCO: ['COSCO'],
  马士基: ['MAERSK'],
}
const aliases = { port: ports, charge: charges, carrier: carriers, lane: {} } satisfies Record<string, typeof ports>
type Kind = keyof typeof aliases

const cache = new WeakMap<ReadonlyMap<string, readonly string[]>, ReadonlySet<string>>()
function codesIn(words: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = cache.get(words) ?? new Set([...words.values()].flat())
  cache.set(words, found)
  return found
}

/**
 * Codes that a word names: those of the facts, and of names that several ports bear all that are known. Undefined: the word names nothing.
 * An exact name of the facts with a country behind it names one port, and what people have confirmed for the sender goes before all.
 */
export function codesOf<K extends string>(facts: NameFacts<K>, kind: K, word: string): readonly string[] | undefined {
  const words = facts.words[kind]
  const given = words.get(word)
  if (given && facts.confirmed?.[kind]?.has(word)) return given
  const table: Readonly<Record<string, readonly string[]>> = aliases[kind as unknown as Kind] ?? {}
  if (!Object.hasOwn(table, word)) return given ?? shortName(words, kind, word)
  const all = codesIn(words)
  const others = table[word]!.filter((code) => all.has(code))
  // a name of ours that no homonym shares is what the facts say
  if (given && others.length > 0 && !given.every((code) => others.includes(code))) return given
  return others.length > 0 ? others : given
}
const longNames: Readonly<Record<string, readonly string[]>> = {
  charge: ['附加费'],
  carrier: ['海运', '航运', '轮船', '商船', '集运', '船务'],
}
/** Regions and common words that names of carriers begin with. */
const regions = new Set([
  '地中海',
  '远东',
  '太平',
  '太平洋',
  '南太平洋',
  '东方',
  '土耳其',
  '阿联酋',
  '美国',
  '美国总统',
  '现代',
  '民生',
  '中国',
])
/** 低硫 is 低硫附加费, 高丽 is 高丽海运. */
const shortName = (words: ReadonlyMap<string, readonly string[]>, kind: string, word: string) =>
  word.length > 1 && !regions.has(word) && /\p{Script=Han}$/u.test(word)
    ? longNames[kind]?.map((end) => words.get(word + end)).find((codes) => codes)
    : undefined

const englishWords = new Set(
  (
    'ONE CAN INS MIN LATE SEA MAT SEAL DOC IMO ARK POS LA LB NY DO BAL TIN PEN VAN HAM MAR LIV DAL BOS CAL MIL PAR LON TOR FIX CAD CUM SIN ' +
    'LEI CAU COL'
  ).split(' '),
)
/** An abbreviation that is also a word names something only where it is written in capitals. */
export const tooCommon = (kind: string, word: string, original: string): boolean =>
  /^[A-Z]+$/.test(word) &&
  word.length <= 4 &&
  original !== original.toUpperCase() &&
  (englishWords.has(word) || (kind === 'port' && word.length === 3))

/**
 * Of several ports the one that the text around speaks of: in a country that is named, else in one of the ports beside it. All of them where that
 * does not tell.
 */
export function portsNear(codes: readonly string[], countries: ReadonlySet<string>, beside: readonly string[]): readonly string[] {
  if (codes.length < 2) return codes
  const named = codes.filter((code) => countries.has(code.slice(0, 2)))
  if (named.length === 1) return named
  const near = new Set(beside.map((code) => code.slice(0, 2)))
  const there = (named.length > 0 ? named : codes).filter((code) => near.has(code.slice(0, 2)))
  return there.length === 1 ? there : named.length > 0 ? named : codes
}
