import { deflateRawSync } from 'node:zlib'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const column = (at: number) => String.fromCodePoint(65 + at)
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a workbook says beside the texts of its cells. Rows and columns are counted from 0. */
interface BookMarks {
  readonly hiddenRow?: number
  readonly hiddenColumn?: number
  readonly struck?: readonly [row: number, column: number]
  readonly comment?: readonly [row: number, column: number, text: string]
  readonly merge?: string
  readonly error?: readonly [row: number, column: number]
}

/** A workbook with an open sheet, another visible one and a hidden one, as Excel writes it, with marks that SheetJS does not write. */
export function markedBook(rows: readonly (readonly string[])[], marks: BookMarks = {}): Buffer {
  const cell = (text: string, row: number, at: number) => {
    const place = `${column(at)}${row + 1}`
    const is = (mark: readonly [number, number, ...unknown[]] | undefined) => mark?.[0] === row && mark[1] === at
    if (is(marks.error)) return `<c r="${place}" t="e"><v>#REF!</v></c>`
    return `<c r="${place}"${is(marks.struck) ? ' s="1"' : ''} t="inlineStr"><is><t>${xml(text)}</t></is></c>`
  }
  const line = (row: readonly string[], at: number) =>
    `<row r="${at + 1}"${marks.hiddenRow === at ? ' hidden="1"' : ''}>${row.map((text, index) => cell(text, at, index)).join('')}</row>`
  const hidden = marks.hiddenColumn === undefined ? '' : `<cols><col min="${marks.hiddenColumn + 1}" max="${marks.hiddenColumn + 1}" hidden="1"/></cols>` // prettier-ignore
  const sheet = (of: readonly (readonly string[])[], isOpen: boolean) =>
    `<worksheet xmlns="${spreadsheet}" xmlns:r="${relations}">${isOpen ? hidden : ''}<sheetData>${of.map(line).join('')}</sheetData>${
      isOpen && marks.merge ? `<mergeCells><mergeCell ref="${marks.merge}"/></mergeCells>` : ''
    }</worksheet>`
  const [row = 0, at = 0, words = ''] = marks.comment ?? []
  const comments = `<comments xmlns="${spreadsheet}"><authors><author>王</author></authors><commentList><comment ref="${column(at)}${row + 1}" authorId="0"><text><t>${xml(words)}</t></text></comment></commentList></comments>`
  const names = ['数据', '另一张', '旧数据']
  const worksheet = `${relations}/worksheet`
  const kind = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${kind('styles')}"/>${names
      .map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${kind('worksheet')}"/>`)
      .join('')}<Override PartName="/xl/comments1.xml" ContentType="${kind('comments')}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}"${index === 2 ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Type="${worksheet}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}<Relationship Id="rId9" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${spreadsheet}"><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet(rows, true),
    'xl/worksheets/sheet2.xml': sheet(rows.slice(0, 2), false),
    'xl/worksheets/sheet3.xml': sheet(rows.slice(0, 2), false),
    ...(marks.comment
      ? {
          'xl/comments1.xml': comments,
          'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/comments" Target="../comments1.xml"/></Relationships>`,
        }
      : {}),
  })
}
