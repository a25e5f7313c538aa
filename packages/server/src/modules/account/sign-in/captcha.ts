import { randomInt } from 'node:crypto'

export interface Question {
  readonly answer: string
  /** Drawn, as a data URL. */
  readonly image: string
  /** In words. */
  readonly words: string
}

const width = 140
const height = 44
const digits = '零一二三四五六七八九十'

/** A small sum: easy for people in every form, drawn so that a program has to look at a picture. */
export function makeQuestion(): Question {
  const [left, right] = [randomInt(2, 10), randomInt(1, 10)]
  const minus = left > right && randomInt(2) === 0
  return {
    answer: String(minus ? left - right : left + right),
    image: `data:image/svg+xml;base64,${Buffer.from(draw(`${left}${minus ? '-' : '+'}${right}=?`)).toString('base64')}`,
    words: `${digits[left]}${minus ? '减' : '加'}${digits[right]}等于几？请填写数字`,
  }
}

/** Strokes of the characters on a grid of 4 by 6; the picture holds lines only, no text. */
const strokes: Record<string, string> = {
  '0': 'M0 0H4V6H0Z',
  '1': 'M1 1L2 0V6M1 6H3',
  '2': 'M0 1Q0 0 2 0T4 2Q4 3 0 6H4',
  '3': 'M0 0H4L2 2.5Q4 2.5 4 4.2Q4 6 2 6Q0 6 0 5',
  '4': 'M3 6V0L0 4H4',
  '5': 'M4 0H0V2.5H2Q4 2.5 4 4.2Q4 6 2 6H0',
  '6': 'M4 0Q0 1 0 4Q0 6 2 6Q4 6 4 4.4Q4 3 2 3Q0 3 0 4.4',
  '7': 'M0 0H4L1.5 6',
  '8': 'M2 0Q0 0 0 1.5Q0 3 2 3Q4 3 4 4.5Q4 6 2 6Q0 6 0 4.5Q0 3 2 3Q4 3 4 1.5Q4 0 2 0',
  '9': 'M0 6Q4 5 4 2Q4 0 2 0Q0 0 0 1.6Q0 3 2 3Q4 3 4 1.6',
  '+': 'M0 3H4M2 1V5',
  '-': 'M0 3H4',
  '=': 'M0 2H4M0 4H4',
  '?': 'M0 1Q0 0 2 0Q4 0 4 1.5Q4 2.6 2 3.4V4.4M2 5.6V6',
}

function draw(text: string): string {
  const step = (width - 16) / text.length
  const marks = Array.from(text, (character, index) => {
    const x = 10 + index * step + randomInt(-2, 3)
    const y = 9 + randomInt(-3, 4)
    const scale = (randomInt(38, 46) / 10).toFixed(1)
    return `<path d="${strokes[character]}" transform="translate(${x} ${y}) rotate(${randomInt(-14, 15)} 8 12) scale(${scale})" stroke-width="0.55"/>`
  })
  const noise = Array.from({ length: 5 }, () => {
    const at = () => `${randomInt(width)} ${randomInt(height)}`
    return `<path d="M${at()}Q${at()} ${at()}" stroke-width="1.2" opacity="0.55"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#eef4f9"/><g fill="none" stroke="#0a5180" stroke-linecap="round" stroke-linejoin="round">${[...noise, ...marks].join('')}</g></svg>`
}
