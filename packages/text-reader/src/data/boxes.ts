import { boxTypesOf } from '@jst/contracts/si/data'

/** Letters and words behind the feet of a box, longest first. */
export const boxSuffixes =
  '尺高柜|尺高箱|尺普柜|尺平柜|尺冻柜|尺高|尺普|尺平|尺柜|高柜|高箱|普柜|平柜|普箱|冻柜|冷柜|开顶柜|开顶箱|框架柜|框架箱|开顶|框架|尺|高(?![\\p{Script=Han}])|HIGH ?CUBES?|HI ?CUBE|OPEN ?TOPS?|FLAT ?RACKS?|REEFERS?|DRY|NOR|GP|DC|DV|STD?|SD|HQ|HC|HR|RF|RH|RQ|OT|FR|TK|H'
const feet = '(?<![\\d.,])(20|40|45)\\s{0,4}(?:[\'’′"]|F(?:EE|OO)?T)?\\s{0,4}'
const named = new RegExp(`${feet}(${boxSuffixes})(?![A-Z])`, 'uy')
const quoted = /(?<![\d.,])(20|40|45)\s{0,4}(?:['’′"](?!\d{1,2}(?!\d))|F(?:EE|OO)?T(?![A-Z]))/y
const lettered = /(?<![A-Z\d])([DH])(20|40|45)(?![\d.])/y
const iso = /(?<![A-Z\d])(2[25]|4[25]|L5)([GRUPVT])[01](?![A-Z\d])/y
const wordy = /小柜|细柜|小箱|大柜|高柜|高箱|平柜|(?<![A-Z\d])(?:HQ|HC)(?![A-Z])/y
/** Feet alone; behind a currency they are an amount. */
const bare =
  /(?<![\d.,]|(?:USD|RMB|CNY|HKD|EUR|[$¥￥€]|美金|人民币)\s?)(20|40|45)(?![\d.,]*\d|\s*(?:天|日|号|吨|T(?![A-Z])|DAYS?|KGS?|CBM|票|%))/y
const apart = /\s*[/、|+]\s*|\s+(?=(?:20|40|45)\s*(?:['’′]|[A-Z尺高平普]))/y

/** 大柜, which is a box of 40 feet of either height until the text or somebody says which. */
export const bigBox = '40'

/** The type that the feet of a box and what stands behind them name; undefined for none or several. */
export function boxOf(size: string, suffix: string): string | undefined {
  const word = suffix.replace(/^尺?平柜?$|^尺?普$/, '普柜').replace(/^尺?高箱?$/, '高柜')
  // rates write the box of 20 feet by its height although it is rare
  if (size === '20' && /^(?:HQ|HC|H|高柜|尺高柜)$/.test(word)) return '20HQ'
  if (word === 'NOR') return `${size}NOR`
  const types = boxTypesOf(`${size}${word === '' || word === '尺' ? 'GP' : word}`)
  return types.length === 1 ? types[0] : undefined
}

/** A box type at its place. */
export interface BoxHit {
  readonly box: string
  readonly end: number
  /** A number of feet and nothing else. */
  readonly bare?: boolean
}

/** The name of a box at a place; `listed`: beside other boxes, where feet alone and HQ name one too. */
export function boxNameAt(text: string, at: number, listed = false): BoxHit | undefined {
  const hit = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const full = hit(named)
  const type = full && boxOf(full[1]!, full[2]!)
  if (full && type) return { box: type, end: named.lastIndex }
  const marked = hit(quoted)
  if (marked) return { box: boxOf(marked[1]!, '')!, end: quoted.lastIndex }
  const short = hit(lettered)
  if (short) return { box: boxOf(short[2]!, short[1] === 'H' ? 'HQ' : '')!, end: lettered.lastIndex }
  const code = hit(iso)
  const [coded] = code ? boxTypesOf(code[0]) : []
  if (coded) return { box: coded, end: iso.lastIndex }
  const word = hit(wordy)
  if (word) {
    const box = /^(?:小柜|小箱|细柜)$/.test(word[0]) ? '20GP' : word[0] === '大柜' ? bigBox : word[0] === '平柜' ? '40GP' : '40HQ'
    return { box, end: wordy.lastIndex }
  }
  const number = listed ? hit(bare) : undefined
  return number ? { box: number[1] === '45' ? '45HQ' : `${number[1]}GP`, end: bare.lastIndex, bare: true } : undefined
}

/** Boxes as they stand beside each other: `20/40/HQ`, `40'HQ`, `20GP 40GP 40HQ`, 小柜/大柜/高柜. */
export function boxesAt(text: string, at: number): { readonly boxes: readonly string[]; readonly end: number } | undefined {
  const first = boxNameAt(text, at, true)
  if (!first) return undefined
  const all: BoxHit[] = [first]
  for (let end = first.end; ;) {
    apart.lastIndex = end
    const gap = apart.exec(text)
    const next = gap ? boxNameAt(text, apart.lastIndex, true) : undefined
    if (!next || all.some(({ box }) => box === next.box)) break
    all.push(next)
    end = next.end
  }
  // feet alone are boxes only in an order of boxes: 20/40, 20/40/HQ
  if (all.every(({ bare: plain }) => plain) && !(all.length > 1 && first.box === '20GP')) return undefined
  if (first.bare && all.length === 1) return undefined
  const boxes = all.map(({ box }) => box)
  // beside a high box of 40 feet 大柜 is the other one
  const big = boxes.includes('40HQ') && !boxes.includes('40GP') ? '40GP' : bigBox
  return { boxes: boxes.map((box) => (box === bigBox ? big : box)), end: all.at(-1)!.end }
}
