import { creditTexts as t } from './credit.texts.ts'

const words = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'] as const
const tuples = { DUPLICATE: 2, TRIPLICATE: 3, QUADRUPLICATE: 4 } as const

const number = String.raw`(\d{1,2}|${words.join('|')})\b`
/** 3/3, 2/3: originals that are presented, of those that are signed. */
const share = /\d ?\/ ?(\d{1,2})\b/
const numbered = new RegExp(String.raw`\b${number}(?: ?\(\w+\))?(?: (?!COP(?:Y|IES)\b)[A-Z]+){0,2}? ORIGINALS?\b`)
const tuple = new RegExp(String.raw`\bIN (${Object.keys(tuples).join('|')})\b`)
const inChinese = /([一二两三四五六七八九十]|\d{1,2}) ?[份张](?!副本)/
const digit = /\b(\d)\b(?! ?(?:\(\w+\) ?)?COP(?:Y|IES)\b)/
const word = new RegExp(String.raw`\b(${words.join('|')})\b(?! (?:FULL )?SETS?\b)(?! ?(?:\(\w+\) ?)?(?:[A-Z-]+ )?COP(?:Y|IES)\b)`)
const fullSet = /\bFULL SET\b|全套/

/** Number of a word or of figures; ten Chinese signs stand for one to ten. */
function valueOf(said: string): number {
  const word = (words as readonly string[]).indexOf(said) + 1
  return Number(said) || word || (said === t.couple ? 2 : t.numbers.indexOf(said) + 1)
}

/** Originals that a clause asks for, in figures or in words; 0 for a full set of any number. Undefined where it does not tell. */
export function originalsIn(text: string): number | undefined {
  const said = text.toUpperCase().replace(/\s+/g, ' ')
  // FULL SET LESS ONE ORIGINAL: how many are signed stands elsewhere
  if (/\b(?:LESS|MINUS)\b/.test(said)) return undefined
  const count = (share.exec(said) ?? numbered.exec(said) ?? inChinese.exec(said))?.[1]
  if (count !== undefined) return valueOf(count)
  const many = tuple.exec(said)?.[1]
  if (many !== undefined) return tuples[many as keyof typeof tuples]
  const alone = (digit.exec(said) ?? word.exec(said))?.[1]
  if (alone !== undefined) return valueOf(alone)
  return fullSet.test(said) ? 0 : undefined
}
