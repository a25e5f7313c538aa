import { customPinyin, pinyin } from 'pinyin-pro'

/** Places whose characters are read in their own way, as the gazetteer has them (GB/T 2260 names). */
const places = {
  乐清: 'yuè qīng',
  乐亭: 'lào tíng',
  乐陵: 'lào líng',
  浚县: 'xùn xiàn',
  单县: 'shàn xiàn',
  莘县: 'shēn xiàn',
  莘庄: 'xīn zhuāng',
  歙县: 'shè xiàn',
  蔚县: 'yù xiàn',
  牟平: 'mù píng',
  涡阳: 'guō yáng',
  枞阳: 'zōng yáng',
  大埔: 'dà bù',
  黄埔: 'huáng pǔ',
  洪洞: 'hóng tóng',
  六合: 'lù hé',
  尉氏: 'wèi shì',
  尉犁: 'yù lí',
  会稽: 'kuài jī',
  长垣: 'cháng yuán',
}
customPinyin(places)

/** A reading of a text in letters: `上海` is `SHANGHAI`, `SH`. What is not Chinese stays as it is; spaces and signs go. */
export interface Reading {
  readonly full: string
  readonly initials: string
}

function read(text: string, surname: 'off' | 'head'): Reading {
  const parts = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true, surname })
    .map((part) => part.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .filter((part) => part !== '')
  return { full: parts.join(''), initials: parts.map((part) => part[0]).join('') }
}

/** The usual reading. */
export const pinyinOf = (text: string): Reading => read(text, 'off')

/** All readings by which people look for a name, the usual one first: its first character may be a surname with a reading of its own (单, 曾, 尉迟). */
export function readingsOf(text: string): readonly Reading[] {
  const plainPinyin = pinyinOf(text)
  const named = read(text, 'head')
  return named.full === plainPinyin.full ? [plainPinyin] : [plainPinyin, named]
}
