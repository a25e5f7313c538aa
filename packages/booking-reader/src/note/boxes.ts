import { boxTypesOf, containerTypes } from '@jst/contracts/si/data'
import type { Span } from '../reading.ts'
import { boxCounters, boxNamePattern, boxSuffixPattern } from '../vocabulary.ts'
import { boxWords, englishNumbers, twoOfThem, hanNumbers } from './vocabulary.ts'
import { plainOf, type BoxItem, type NoteContext } from './context.ts'

const isoCodes = containerTypes.flatMap(({ iso, also }) => [iso, ...also])
const size = `(?:20|40|45|53)(?:\\s*['’′"])?(?:\\s*-?F(?:EE|OO)?T)?(?:\\s*-)?`
const latinSuffix =
  'HIGH ?CUBES?|HI ?CUBE|OPEN ?TOPS?|FLAT ?RACKS?|PLATFORMS?|ISO ?TANKS?|TANKS?|REEFERS?|DRY|HCRF|RHC|NOR|GP|DC|DV|STD?|SD|HQ|HC|RF|RH|RQ|HR|OT|FR|PF|PL|TK|H'
const type = `(?:${isoCodes.join('|')}|${size}(?:\\s*(?:(?:${latinSuffix})(?![A-Z])|${boxSuffixPattern}))?|${boxNamePattern})`
const times = '\\s*(?:[X*]|(?:CTNRS?|CNTRS?|CONTAINERS?|UNITS?)(?:\\s+OF)?|×)\\s*'
const han = `[${hanNumbers}${twoOfThem}](?=\\s*(?:${boxCounters}))`
const countable = "(?=(?:20|40|45)\\s*(?:['’′]\\s*|-?F(?:EE|OO)?T\\s*)?(?:GP|HQ|HC|RF|RH|OT|FR|HIGH ?CUBES?|DRY|REEFERS?)(?![A-Z]))"
/** `2X40HQ`, `40HQ*2`, `2个40HQ`, `1 CTNR 40HQ`, 大柜2个. Groups: number before, type, number after, owner of the box. */
const item = new RegExp(
  `(?<![\\dA-Z.])(?:(\\d{1,3}|${han}|(?:${englishNumbers.join('|')})(?=\\s))(?:${times}|\\s*(?:${boxCounters})\\s*|\\s*${countable}))?(${type})(?:(?<=[\\u4e00-\\u9fff])|(?![\\dA-Z]|\\s*(?:CM|MM|M)(?![A-Z])))(?:(?:\\s*[X*×]\\s*|\\s*[:：]\\s*|\\s*(?=(?:\\d{1,3}(?!\\d)|${han})\\s*(?:${boxCounters})))(\\d{1,3}|${han})(?![\\d.])(?:\\s*(?:${boxCounters}))?)?(?:\\s*[(（]?\\s*(SOC|COC)(?![A-Z])\\s*[)）]?)?`,
  'g',
)

function numberOf(words: string): number {
  if (/\d/.test(words)) return Number(words)
  if (words === twoOfThem) return 2
  return Math.max(hanNumbers.indexOf(words), englishNumbers.indexOf(words)) + 1
}

/** Box types that a word may mean; empty if it names none of ours. */
export function typesOf(context: NoteContext, words: string): readonly string[] {
  const text = words.replace(/\s+/g, ' ').trim()
  const taught = context.facts.words.box.get(text)
  if (taught) return taught
  // beside 高柜, 大柜 means a standard 40-foot box
  if (text === boxWords.big) return boxWords.highBoxes.test(context.words.replaceAll(boxWords.big, '')) ? ['40GP'] : ['40HQ', '40GP']
  if (text === boxWords.high) return ['40HQ']
  return boxTypesOf(text === boxWords.small ? boxWords.usualSmall : text.replace(boxWords.highFeet, boxWords.highName))
}

/** Boxes named in a span. `named`: the span is the value of a box label, so a type without a number counts as one box. */
export function boxesIn(context: NoteContext, span: Span, named: boolean): BoxItem[] {
  return [...plainOf(context, span).matchAll(item)].flatMap((found): BoxItem[] => {
    const [words, before, kind = '', after, ownership] = found
    const count = before ?? after
    if (count === undefined && !named && !context.bareBoxes) return []
    // a bare size is a box type only after a number and a multiplication sign
    if (!named && /^\d+\W*$/.test(kind) && !/\d\s*[X*]/.test(words)) return []
    return [
      {
        types: typesOf(context, kind),
        count: count === undefined ? undefined : numberOf(count),
        span: { start: span.start + found.index, end: span.start + found.index + words.length },
        note: kind.endsWith('NOR') ? 'NOR' : '',
        soc: ownership === undefined ? undefined : ownership === 'SOC',
      },
    ]
  })
}

/** Records the boxes of a span as one statement. @returns the spans that were read */
export function readBoxes(context: NoteContext, span: Span, named: boolean): Span[] {
  const all = boxesIn(context, span, named)
  // a type code without a number beside counted boxes repeats them
  const again = (one: BoxItem) =>
    one.count === undefined && all.some((other) => other.count !== undefined && other.types[0] === one.types[0])
  const items = all.filter((one) => !again(one))
  for (const one of all) if (again(one)) context.draft.read(one.span)
  if (items.length === 0) return []
  const last = context.boxes.at(-1)
  const before = last?.at(-1)
  // continues the same list of boxes
  const goesOn = before && /^[\s+,;/&、，；-]*$/.test(context.layout.text.slice(before.span.end, items[0]!.span.start))
  if (goesOn) last!.push(...items)
  else context.boxes.push([...items])
  return all.map((one) => one.span)
}
