import type { Typesetter } from './typesetter.ts'

/** Points. A4 with margins that every printer leaves. */
export const page = { width: 595.28, height: 841.89, left: 40, top: 40, bottom: 56 } as const
export const full = page.width - 2 * page.left

export type Doc = PDFKit.PDFDocument

/** Height of a text in the size of the blocks. */
export const heightOf = (type: Typesetter, text: string, width: number, bold = false): number => type.height(text, { bold, size: 9, width })

/** The longest beginning of a text that fits a height, cut at a space where there is one near, and the rest. */
export function cutText(type: Typesetter, text: string, width: number, height: number): readonly [fits: string, rest: string] {
  if (heightOf(type, text, width) <= height) return [text, '']
  let [least, most] = [0, text.length]
  while (most - least > 1) {
    const middle = (least + most) >> 1
    if (heightOf(type, text.slice(0, middle), width) <= height) least = middle
    else most = middle
  }
  const space = text.lastIndexOf(' ', least)
  const cut = space > least - 20 && space > 0 ? space : least
  // both halves of a sign stay together
  const boundary = /[\uD800-\uDBFF]/.test(text[cut - 1] ?? '') ? cut - 1 : cut
  return [text.slice(0, boundary), text.slice(boundary).trimStart()]
}
