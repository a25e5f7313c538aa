import { expect, it } from 'vitest'
import { joinPdfs } from './pdf-join.ts'
import { pdfBytes } from './pdf.ts'

const at = new Date('2026-11-28T00:00:00Z')
/** Pages of the given sizes. The title has signs of references and of strings. */
const file = (...sizes: [number, number][]) =>
  pdfBytes({ title: 'EQ(1) 7 0 R \\)', at }, (doc) => sizes.forEach((size) => doc.addPage({ size }).fontSize(8).text('5 0 R (a)')))
/** Objects by their places in the table, with what stands there. */
function tableOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const table = Number(/startxref\n(\d+)\n/.exec(text)![1])
  return [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => text.slice(Number(place), Number(place) + 12))
}

it('files are joined in their order: every object stands where the table says, and no page is lost', async () => {
  const files = [await file([100, 200]), await file([300, 400], [500, 600])]
  const joined = joinPdfs(files)
  const text = joined.toString('latin1')
  expect([...text.matchAll(/\/MediaBox \[0 0 (\d+) \d+\]/g)].map(([, width]) => width)).toEqual(['100', '300', '500'])
  expect(text).toMatch(/\/Count 3\n/)
  expect(tableOf(joined).map((head) => Number(/^(\d+) 0 obj\n/.exec(head)?.[1]))).toEqual(tableOf(joined).map((_, place) => place + 1))
  // every reference of a dictionary leads to an object that is there
  const numbers = [
    ...text
      .replace(/stream\n[^]*?\nendstream/g, '')
      .replace(/\((?:\\[^]|[^\\()])*\)/g, '')
      .matchAll(/(\d+) 0 R/g),
  ].map(([, no]) => Number(no))
  expect(Math.max(...numbers)).toBeLessThanOrEqual(tableOf(joined).length)
  // what is joined can be joined again
  expect(joinPdfs([joined, files[0]!]).toString('latin1')).toMatch(/\/Count 4\n/)
})
it('a file that is none of ours is refused', () => {
  expect(() => joinPdfs([Buffer.from('%PDF-1.7 nothing')])).toThrow()
})
