import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testFacts } from './facts.test.kit.ts'
import { readNote, type NoteReading } from './index.ts'

const facts = testFacts()
const pieces = [
  'SHIPPER: ABC CO., LTD', 'CONSIGNEE:', '起运港：', '上海', 'POD: HAMBURG', '2X40HQ', '1x40', '毛重', '8,650.00KGS', '18.5', '65.2CBM', '1200CTNS', '品名 件数 毛重 体积',
  'TTL:', '合计', 'UN1263 CLASS 3', '-18C', 'ETD: 03/04/2026', '12月初', 'FREIGHT PREPAID', 'SAME AS CONSIGNEE', '联系人：李工 138 1234 5678', 'N/M', '备注：', 'LED灯 LED LAMPS',
  '\n', '\n', '\n\n', '\t', '  ', '，', ':', '（', '×', '℃', '😀', '0', '/', '-',
] // prettier-ignore
const noise = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(' ')),
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const cells = fc.array(fc.array(fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 12 })), { maxLength: 6 }), {
  maxLength: 10,
})
const spans = ({ Found, Questions, Unread }: NoteReading) => [...Found, ...Questions, ...Unread]

describe('a line of more than 2,000 signs', () => {
  it('is unread from its beginning to its end, never cut, and the lines around it are read', () => {
    const line = `品名：${'STEEL POTS '.repeat(200)}THE END`
    const text = `毛重：9000KGS\n${line}\n体积：60CBM`
    const reading = readNote({ source: { kind: 'text', text }, facts })
    expect(reading.Content.Cargo).toEqual([{ Weight: 9_000, Volume: 60 }])
    const at = text.indexOf(line)
    const unread = reading.Unread.filter(({ From, To }) => From < at + line.length && To > at)
    expect([Math.min(...unread.map(({ From }) => From)), Math.max(...unread.map(({ To }) => To))]).toEqual([at, at + line.length])
  })
})

describe('whatever the text', () => {
  it('each character is read, asked or unread, and each saying stands where it is said to stand', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const reading = readNote({ source: { kind: 'text', text }, facts })
        let at = 0
        for (const { From, To } of reading.Marks) {
          expect(From).toBe(at)
          expect(To).toBeGreaterThan(From)
          at = To
        }
        expect(at).toBe(text.length)
        for (const { From, To, Words } of spans(reading)) expect(text.slice(From, To).trim()).toBe(Words.trim())
        const marked = (place: number) => reading.Marks.find(({ From, To }) => From <= place && place < To)!.As
        for (const { From, To } of reading.Found) for (let place = From; place < To; place += 1) expect(marked(place)).not.toBe('unread')
        for (const { From, To } of reading.Questions) for (let place = From; place < To; place += 1) expect(marked(place)).toBe('asked')
        const unread = reading.Unread.map(({ Words }) => Words).join('')
        expect(unread).toBe(reading.Marks.filter(({ As }) => As === 'unread').map(({ From, To }) => text.slice(From, To)).join('')) // prettier-ignore
      }),
      { numRuns: 300 },
    )
  })
  it('nothing of a sheet is lost', () => {
    fc.assert(
      fc.property(cells, fc.array(fc.nat(9), { maxLength: 3 }), (rows, hidden) => {
        const reading = readNote({ source: { kind: 'tables', sheets: [{ Name: 'a', Rows: rows, HiddenRows: hidden }] }, facts })
        const key = ({ Row, Column }: { Row?: number; Column?: number }) => `${Row}:${Column}`
        const lengths = new Map<string, number>()
        for (const mark of reading.Marks) lengths.set(key(mark), (lengths.get(key(mark)) ?? 0) + mark.To - mark.From)
        for (const [Row, row] of rows.entries())
          for (const [Column, cell] of row.entries()) expect(lengths.get(key({ Row, Column })) ?? 0).toBe(cell.length)
        for (const { Row, Column, From, To, Words } of [...reading.Found, ...reading.Unread])
          expect(rows[Row!]![Column!]!.slice(From, To)).toBe(Words)
      }),
      { numRuns: 300 },
    )
  })
  it('nothing is in the content that no words say', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const { Content, Found } = readNote({ source: { kind: 'text', text }, facts })
        const said = new Set(Found.filter(({ Words }) => Words.trim() !== '').map(({ Path }) => Path))
        const paths = [
          ...Object.keys(Content.Values).map((key) => `Values.${key}`),
          ...(['Cargo', 'Boxes'] as const).flatMap((part) =>
            Content[part].flatMap((line, at) => Object.keys(line).map((key) => `${part}[${at}].${key}`)),
          ),
          ...Content.Parties.map(({ Role }) => `Parties.${Role}`),
        ]
        for (const path of paths) expect(said).toContain(path)
      }),
      { numRuns: 300 },
    )
  })
  it('a field is in the content or asked, never both', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const { Content, Questions } = readNote({ source: { kind: 'text', text }, facts })
        for (const { Path } of Questions) {
          const [, part, at, key = ''] = /^(\w+)(?:\[(\d+)\])?\.(\w+)$/.exec(Path) ?? []
          if (part === 'Values') expect(Content.Values[key]).toBeUndefined()
          else if ((part === 'Cargo' || part === 'Boxes') && at !== undefined) expect(Content[part][Number(at)]?.[key]).toBeUndefined()
        }
      }),
      { numRuns: 300 },
    )
  })
})
