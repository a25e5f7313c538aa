import { boxCounts, chargeBases } from '@jst/contracts/document'
import { rateBases } from '@jst/contracts/freight-rates'
import { grouped } from '@jst/contracts/money'
import type { SentOffer, SentOption } from '@jst/contracts/quotes'
import { texts } from '../../texts.ts'
import { formatMoney } from '@jst/ui'

const words = texts.picture
/** Twice the width of a phone in a chat, so that it is sharp there. */
export const pictureWidth = 750
const [margin, inner] = [40, pictureWidth - 80]
const face = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'
const ink = {
  dark: '#1d2129',
  soft: '#4e5969',
  pale: '#86909c',
  brand: '#0a5180',
  line: '#e5e6eb',
  fill: '#f2f6fa',
  white: '#ffffff',
} as const

const inkOf = (name: keyof typeof ink): string => ink[name]

/** Pieces of the picture from top to bottom, measured before the canvas gets its height. */
type Piece =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly bold: boolean
      readonly color: string
      readonly right: boolean
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly color: string
    }
/** Width of a text in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number

/** Lines of a text that fit a width; Chinese breaks anywhere, words of letters where they can. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[\w.,/*+()-]+|\s|[^\w]/gu) ?? []) {
    if (line !== '' && measure(line + part) > width) {
      lines.push(line.trimEnd())
      line = part.trimStart()
    } else line += part
  }
  return line === '' ? lines : [...lines, line]
}

const routeOf = ({ PolName, Pol, PodName, Pod, Via, Del }: SentOption) =>
  [PolName || Pol, ...(Via === '' ? [] : [Via]), PodName || Pod, ...(Del === '' || Del === Pod ? [] : [Del])].join(' → ')
const basisOf = (basis: string): string => (rateBases as Readonly<Record<string, string>>)[basis] ?? ''
const factsOf = ({ TransitDays, FreeDays, ValidTo, Basis }: SentOption) =>
  [
    ...(TransitDays < 0 ? [] : [words.transit(TransitDays)]),
    ...(FreeDays < 0 ? [] : [words.free(FreeDays)]),
    ...(ValidTo === '' ? [] : [words.valid(ValidTo, basisOf(Basis))]),
  ].join('　')

/** The pieces of the picture of a quotation, and how high it is. It says what was sent, and nothing else. */
export function layoutOf(offer: SentOffer, measure: Measure): { readonly pieces: readonly Piece[]; readonly height: number } {
  const pieces: Piece[] = []
  let y = 0
  const write = (text: string, { size = 26, bold = false, color = inkOf('dark'), x = margin, width = inner, right = false } = {}) => {
    for (const line of linesOf(text, width, (part) => measure(part, size, bold))) {
      pieces.push({ kind: 'text', text: line, x, y: y + size, size, bold, color, right })
      y += Math.round(size * 1.5)
    }
  }
  /** A label at the left and a sum at the right, on one line where they fit. */
  const pair = (left: string, right: string, bold = false) => {
    const size = 26
    const rightWidth = measure(right, size, true)
    const from = y
    write(left, { size, width: inner - rightWidth - 24, color: bold ? ink.dark : ink.soft, bold })
    pieces.push({
      kind: 'text',
      text: right,
      x: pictureWidth - margin,
      y: from + size,
      size,
      bold: true,
      color: bold ? ink.brand : ink.dark,
      right: true,
    })
  }
  const rule = () => {
    pieces.push({ kind: 'box', x: margin, y: y + 8, width: inner, height: 2, color: ink.line })
    y += 24
  }
  pieces.push({ kind: 'box', x: 0, y: 0, width: pictureWidth, height: 148, color: ink.brand })
  y = 28
  write(offer.Issuer, { size: 32, bold: true, color: ink.white })
  write(words.title(offer.No), { size: 24, color: ink.white })
  y = 172
  const [first] = offer.Options
  if (first) write(routeOf(first), { size: 34, bold: true })
  write(words.facts(boxCounts(offer.Boxes), offer.Sailing), { size: 24, color: ink.soft })
  if (offer.Customer !== '') write(words.to(offer.Customer), { size: 24, color: ink.soft })
  for (const [at, option] of offer.Options.entries()) {
    y += 12
    pieces.push({ kind: 'box', x: margin, y, width: inner, height: 52, color: ink.fill })
    y += 10
    write(texts.options.name(at + 1, [option.CarrierName || option.Carrier, option.Service].filter((part) => part !== '').join(' ')), {
      size: 26,
      bold: true,
      x: margin + 16,
      width: inner - 32,
    })
    y += 14
    if (first && routeOf(option) !== routeOf(first)) write(routeOf(option), { size: 24, color: ink.soft })
    if (factsOf(option) !== '') write(factsOf(option), { size: 24, color: ink.soft })
    for (const { Code, NameZh, Box, Basis, Quantity, Price, Currency, Amount, InAllIn } of option.Charges)
      pair(
        words.charge(NameZh || Code, Box || chargeBases[Basis], Quantity, grouped(Price)),
        InAllIn ? texts.options.included : formatMoney(Amount, Currency),
      )
    rule()
    for (const { Currency, Amount } of option.Totals)
      pair(option.ToConfirm.length === 0 ? texts.options.total : texts.options.partialTotal, formatMoney(Amount, Currency), true)
    if (option.ToConfirm.length > 0)
      write(texts.chat.toConfirm(option.ToConfirm.map(({ Zh }) => Zh).join('、')), { size: 24, color: ink.soft })
    for (const { Zh } of option.Excluded) write(Zh, { size: 24, color: ink.soft })
  }
  y += 12
  rule()
  write(words.until(offer.ValidUntil), { size: 26, bold: true })
  write(words.by(offer.Sales), { size: 24, color: ink.soft })
  write(words.foot, { size: 22, color: ink.pale })
  return { pieces, height: y + 28 }
}

/** Draws it as a PNG. @throws Error where the browser draws nothing */
export async function drawPicture(offer: SentOffer): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error(words.failed)
  const fontOf = (size: number, bold: boolean) => `${bold ? '600' : '400'} ${size}px ${face}`
  const { pieces, height } = layoutOf(offer, (text, size, bold) => {
    context.font = fontOf(size, bold)
    return context.measureText(text).width
  })
  canvas.width = pictureWidth
  canvas.height = height
  context.fillStyle = ink.white
  context.fillRect(0, 0, pictureWidth, height)
  for (const piece of pieces) {
    context.fillStyle = piece.color
    if (piece.kind === 'box') context.fillRect(piece.x, piece.y, piece.width, piece.height)
    else {
      context.font = fontOf(piece.size, piece.bold)
      context.textAlign = piece.right ? 'right' : 'left'
      context.fillText(piece.text, piece.x, piece.y)
    }
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.failed))), 'image/png'))
}
