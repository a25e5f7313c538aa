import { readFileSync } from 'node:fs'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { facesFor } from './faces.ts'
import { printPdf } from './pdf.ts'
import { textsOf, type PrintSheet } from './sheet.ts'
import { substituteOf } from './typesetter.ts'

const note = readFileSync(new URL('testing/names-in-pdf.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const sheetOf = (texts: readonly string[]): PrintSheet => ({
  language: 'zh',
  issuer: '宁波试验货代有限公司 ŞTİ.',
  title: '订舱托书',
  no: 'BK1',
  day: '2026-03-01',
  copy: { number: 1, by: '김철수' },
  blocks: [
    { kind: 'facts', title: 'ŁÓDŹ', facts: texts.map((text) => ['SHIPPER', text] as const) },
    {
      kind: 'table',
      title: '集装箱',
      columns: [{ label: 'Müşteri' }, { label: '件数', right: true }],
      rows: texts.map((text) => [text, '1']),
    },
    { kind: 'clauses', title: '条款', texts: [...texts] },
    { kind: 'signature', parties: ['甲方', 'ČESKÁ S.R.O.'] },
  ],
})

/** Text that a reader copies out of a print, without spaces, and how many glyphs of it are the empty box (glyph 0) of their face. */
async function printed(texts: readonly string[]) {
  const pdf = await getDocumentProxy(new Uint8Array(await printPdf(sheetOf(texts))))
  const { OPS } = await getResolvedPDFJS()
  let text = ''
  let boxes = 0
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    text += (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
    const { fnArray, argsArray } = await page.getOperatorList()
    fnArray.forEach((operator, index) => {
      if (operator !== OPS.showText) return
      const [glyphs] = argsArray[index] as [({ originalCharCode: number } | number)[]]
      boxes += glyphs.filter((glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0).length
    })
  }
  return { text: bare(text), boxes }
}
const bare = (text: string) => text.replace(/\s+/g, '')

describe('names of all trades in a print', () => {
  it('of the booking note are readable but for a rare character, which is named and printed by its number', async () => {
    const { text, boxes } = await printed(note)
    expect(boxes).toBe(0)
    for (const line of note) expect(text).toContain(bare(line.replace('𠮷', '[U+20BB7]')))
    expect((await facesFor(textsOf(sheetOf(note)))).unprintable).toEqual(['𠮷'])
  })
  it.each([
    ['Turkish', 'İSTANBUL ŞİŞLİ DIŞ TİCARET, Ağrı, çğıöşü'],
    ['Polish', 'ŁÓDŹ, ŻÓŁĆ, gęślą jaźń'],
    ['Czech', 'ŠKODA ČESKÁ, Příliš žluťoučký kůň'],
    ['Hungarian, Romanian and Baltic', 'GYŐR, ȘTEFAN, ŢĂRĂ, Šiauliai, Rēzekne'],
    ['Vietnamese', 'CÔNG TY TNHH THƯƠNG MẠI ĐẠI DƯƠNG, Nguyễn Ặ'],
    ['Korean', '부산상사 주식회사 뷁'],
    ['Japanese', '株式会社さくら　トウキョウ 髙'],
    ['Greek and Russian', 'ΠΕΙΡΑΙΑΣ, САНКТ-ПЕТЕРБУРГ'],
    ['decomposed letters', 'I\u0307STANBUL S\u030cKODA'],
  ])('%s are drawn without a box', async (_, name) => {
    const { text, boxes } = await printed([name])
    expect([boxes, (await facesFor([name])).unprintable]).toEqual([0, []])
    expect(text).toContain(bare(name.normalize('NFC')))
  })
  it.each(['مرسى', 'שלום', 'ไทย', '𠮷', '🚢'])('%s is told, and stands there by its numbers', async (name) => {
    const { text, boxes } = await printed([name])
    expect(boxes).toBe(0)
    expect((await facesFor([name])).unprintable).toEqual([...new Set(name)])
    expect(text).toContain(Array.from(name).map(substituteOf).join(''))
  })
  it('keeps to its column: a long name of mixed faces is broken and nothing of it is lost', async () => {
    const long = 'ŞİRKETİ부산𠮷'.repeat(60)
    const { text, boxes } = await printed([long])
    expect([boxes, text.includes(bare(long.replaceAll('𠮷', '[U+20BB7]')))]).toEqual([0, true])
  })
})
