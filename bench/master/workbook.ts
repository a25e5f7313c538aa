import { crc32, deflateRawSync } from 'node:zlib'

const office = 'http://schemas.openxmlformats.org'
const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook of one sheet as spreadsheet programs save it: texts are shared by the cells that have them, everything is packed. */
export function workbookOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts = new Map<string, number>()
  const cell = (value: string | number) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`
    if (!texts.has(value)) texts.set(value, texts.size)
    return `<c t="s"><v>${texts.get(value)}</v></c>`
  }
  const data = rows.map((row, at) => `<row r="${at + 1}">${row.map(cell).join('')}</row>`).join('')
  const main = `xmlns="${office}/spreadsheetml/2006/main"`
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('sheet', 'worksheet')}${part('texts', 'sharedStrings')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'sheet.xml'], ['sharedStrings', 'texts.xml']),
    'xl/sheet.xml': `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`,
    'xl/texts.xml': `<sst ${main}>${[...texts.keys()].map((text) => `<si><t>${xml(text)}</t></si>`).join('')}</sst>`,
  })
}

function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(entries)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)]
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    files.push(Buffer.from('PK\x03\x04'), facts, name, packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place.subarray(2), name)
    offset += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length / 4, 8)
  end.writeUInt16LE(files.length / 4, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, listed, end])
}
