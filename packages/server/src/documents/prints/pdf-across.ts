import type { Typesetter } from './typesetter.ts'

/** A word in grey from corner to corner of the page at hand, over what is drawn there. Points. */
export function drawAcross(type: Typesetter, word: string, [width, height]: readonly [number, number]): void {
  const { doc } = type
  const size = Math.min(width / (Array.from(word).length + 1), 96)
  doc.save()
  doc
    .rotate(-30, { origin: [width / 2, height / 2] })
    .fillOpacity(0.28)
    .fillColor('#b42318')
  type.draw(word, 0, height / 2 - size / 2, { bold: true, size, width, align: 'center' })
  doc.restore()
  doc.fillColor('black').fillOpacity(1)
}
