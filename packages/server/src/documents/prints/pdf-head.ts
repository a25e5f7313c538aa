import qrcode from 'qrcode-generator'
import { full, page, type Doc } from './pdf-page.ts'
import type { PrintMarks, PrintSheet } from './sheet.ts'
import { frameWords } from './texts.ts'
import type { Typesetter } from './typesetter.ts'

/** Points: the room of the logo, the side of the code. */
const logoRoom = [130, 34] as const
const codeSide = 54

/** Logo, issuer, title and code of the first page; answers where the blocks begin. */
export function drawHead(type: Typesetter, { language, issuer, title, no, day }: PrintSheet, { logo, verify }: PrintMarks): number {
  const { doc } = type
  const words = frameWords[language]
  const right = verify === undefined ? 0 : codeSide + 12
  if (logo) doc.image(logo, page.left, page.top - 6, { fit: [...logoRoom], valign: 'center' })
  const left = logo ? logoRoom[0] + 12 : 0
  type.draw(issuer, page.left + left, page.top + (logo ? 6 : 0), { bold: true, size: 11, width: full - left - right })
  const below = Math.max(doc.y, logo ? page.top - 6 + logoRoom[1] : 0) + 6
  type.draw(title, page.left + right, below, { bold: true, size: 16, width: full - 2 * right, align: 'center' })
  let y = doc.y + 4
  if (verify !== undefined) {
    drawCode(doc, verify, [page.left + full - codeSide, page.top - 6], codeSide)
    type.draw(words.verify, page.left + full - codeSide - 20, page.top - 4 + codeSide, { size: 6.5, width: codeSide + 20, align: 'right' })
    y = Math.max(y, doc.y + 2)
  }
  type.draw(`${words.no} ${no}    ${words.day} ${day}`, page.left, y, { size: 9, width: full, align: 'right' })
  return doc.y + 8
}

/** A QR code as squares: sharp at any size. Points. */
export function drawCode(doc: Doc, text: string, [left, top]: readonly [number, number], width: number): void {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const side = width / count
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) doc.rect(left + column * side, top + row * side, side, side)
  doc.fill('black')
}
