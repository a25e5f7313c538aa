import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PackedBox, PackedLine } from '../model/box.ts'
import { emptyBox, emptyLine } from '../model/box.ts'
import { sumOf } from '../model/quantities.ts'
import { readSheets, sheetRows, type SheetAnswers, type SheetReading, type SheetRows } from './index.ts'

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n')))
const sheet = (text: string, more: Partial<SheetRows> = {}): SheetRows => ({ Name: 'S', Rows: rows(text), ...more })
const read = (text: string, answers?: SheetAnswers, more: Partial<SheetRows> = { Merges: [] }) => readSheets([sheet(text, more)], answers)
const short = ({ boxes }: SheetReading) =>
  boxes.map(
    ({ BoxNo, BoxType, Seals, Lines }) =>
      `${BoxNo} ${BoxType} ${Seals.map(({ No }) => No).join('+')}: ${Lines.map(({ BillNo, Packages, Weight, Volume }) => `${BillNo} ${Packages}/${Weight}/${Volume}`).join(', ')}`,
  )
const unread = (reading: SheetReading) =>
  reading.unread.map(({ cell, text, why, more }) => `${cell} ${text}: ${why.zh}${more ? ` ×${more}` : ''}`)
const clean = (reading: SheetReading) => [reading.asked, reading.unread]

describe('one row for each box', () => {
  it('is read with headings in Chinese', () => {
    const found = read(`
      出口集装箱装箱单
      箱号 | 箱型 | 封号 | 件数 | 毛重(KGS) | 体积(CBM) | 提单号
      MSKU 601167-2 | 40'HQ | CN123456 | 420 | 8400.5 | 52.125 | COSU1
      CSQU3054383 | 45G1 | CN2/CN3 | 1,200CTNS | 1.2吨 | 10 | COSU1
      合 计 | | | 1620 | 9600.5 | 62.125`)
    expect(short(found)).toEqual(['MSKU6011672 40HQ CN123456: COSU1 420/8400.5/52.125', 'CSQU3054383 40HQ CN2+CN3: COSU1 1200/1200/10'])
    expect([found.layouts, found.boxes[1]!.Lines[0]!.PackageKind, ...clean(found)]).toEqual([[{ sheet: 'S', layout: 'box' }], 'CT', [], []])
    expect(found.totals.map(({ cell, said, agrees }) => [cell, said, agrees])).toEqual([
      ['D5', 1_620, true],
      ['E5', 9_600.5, true],
      ['F5', 62.125, true],
    ])
  })
  it.each([
    'CONTAINER NO. | TYPE | SEAL NO. | PKGS | G.W.(KGS) | MEAS.(CBM) | B/L NO.',
    'Cntr No | Size/Type | Seal | No. of Packages | Gross Weight / KG | Volume in CBM | Bill of Lading No.',
    '柜号 | 柜型 | 铅封号 | 总件数 | 总毛重\\n(公斤) | 材积(立方米) | 提运单号',
    '集装箱号/CONTAINER NO. | 箱型 TYPE | 封号 SEAL NO. | 件数 PKGS | 毛重 G.W. (KGS) | 尺码 MEASUREMENT(M3) | 提单号 B/L NO.',
    'Equipment No. | Container Type | Carrier Seal | Packages | GROSS WEIGHT (KG) | CBM | MBL',
    'CONTAINER NUMBER | CNTR TYPE | LINE SEAL NO | QTY | KGS | M3 | HBL NO.',
  ])('has headings in many spellings: %s', (head) => {
    const found = read(`${head}\nMSKU6011672 | 40HQ | CN1 | 420 | 8400.5 | 52.125 | COSU1`)
    expect(short(found)).toEqual(['MSKU6011672 40HQ CN1: COSU1 420/8400.5/52.125'])
    expect(clean(found)).toEqual([[], []])
  })
  it('has size and type, box and seal, and tare in columns of their own', () => {
    const found = read(`
      箱号/封号 | 尺寸 | 箱型 | 货封 | 箱皮重(吨) | 件数 | 毛重
      MSKU6011672/CN1 | 40 | HQ | S1 | 3.9 | 1 | 10`)
    expect(found.boxes[0]).toMatchObject({
      BoxNo: 'MSKU6011672',
      BoxType: '40HQ',
      Tare: 3_900,
      Seals: [
        { No: 'CN1', Source: '' },
        { No: 'S1', Source: 'shipper' },
      ],
    })
  })
  it.each([
    ["40'HQ", '40HQ'],
    ['40尺高柜', '40HQ'],
    ['4510', '40HQ'],
    ['L5G1', '45HQ'],
    ['20 GP', '20GP'],
  ])('has types as people write them: %s is %s', (text, type) => {
    expect(read(`箱号 | 箱型 | 件数\nMSKU6011672 | ${text} | 1`).boxes[0]!.BoxType).toBe(type)
  })
  it('is read without signs that nobody sees, and long goods whole', () => {
    const goods = `${'STAINLESS STEEL POTS '.repeat(100)}THE END`
    const [box] = read(`箱号 | 封号 | 件数 | 品名\n\u200eMSKU6011672\u200b | CN1\u202c | 1 | ${goods}`).boxes
    expect([box!.BoxNo, box!.Seals[0]!.No, box!.Lines[0]!.GoodsEn]).toEqual(['MSKU6011672', 'CN1', goods])
  })
  it('of an empty box has no line', () => {
    expect(read('箱号 | 箱型 | SOC | 件数\nMSKU6011672 | 40HQ | 是 | 0').boxes[0]).toMatchObject({ Soc: true, Lines: [], Packages: 0 })
  })
})

describe('one row for each line', () => {
  const text = `
    序号 | 箱号 | 箱型 | 封号 | 提单号 | 件数 | 毛重(KGS) | 体积 | 品名 | HS编码
    1 | MSKU6011672 | 40HQ | CN1 | A | 10 | 100.5 | 1 | 不锈钢锅 | 7323.93
    2 | MSKU6011672 | 40HQ | CN1 | B | 20 | 200.25 | 2 | POTS | 732393
    小计 | | | | | 30 | 300.75 | 3
    3 | CSQU3054383 | 20GP | CN2 | B | 5 | 50 | 1 | PANS | 732393
    小计 | | | | | 6 | 50 | 1
    TOTAL: 2 CNTRS | | | | | 35 | 350.75 | 4`
  it('has its sums below it, also where nobody wrote the word', () => {
    const found = read(`
      箱号 | 封号 | 件数 | 毛重 | 体积
      MSKU6011672 | A1 | 10 | 100.5 | 2.5
      CSQU3054383 | A2 | 20 | 201 | 5
       | | 30 | 301.5 | 7.5`)
    expect(short(found)).toEqual(['MSKU6011672  A1:  10/100.5/2.5', 'CSQU3054383  A2:  20/201/5'])
    expect([found.totals.every(({ agrees }) => agrees), found.totals.length, ...clean(found)]).toEqual([true, 3, [], []])
    // other numbers are a line of the box above, or of none: somebody has to say
    const other = read(`
      箱号 | 封号 | 件数 | 毛重 | 体积
      MSKU6011672 | A1 | 10 | 100.5 | 2.5
      CSQU3054383 | A2 | 20 | 201 | 5
       | | 30 | 300 | 7.5`)
    expect([other.totals, other.asked.length]).toEqual([[], 1])
  })
  it('has a head of two lines where they say more together', () => {
    const found = read(`
      Container | Seal | Container | No. of | Gross | Measure-
      No. | No. | Type | Packages | Weight | ment
      MSKU6011672 | A1 | 40HQ | 10 | 100.5 | 2.5`)
    expect(short(found)).toEqual(['MSKU6011672 40HQ A1:  10/100.5/2.5'])
    expect(clean(found)).toEqual([[], []])
  })
  it('is grouped by box; totals are compared and not imported', () => {
    const found = read(text)
    expect(short(found)).toEqual(['MSKU6011672 40HQ CN1: A 10/100.5/1, B 20/200.25/2', 'CSQU3054383 20GP CN2: B 5/50/1'])
    expect([found.layouts[0]!.layout, found.boxes[0]!.Lines.map(({ GoodsZh, GoodsEn }) => [GoodsZh, GoodsEn])]).toEqual([
      'line',
      [
        ['不锈钢锅', ''],
        ['', 'POTS'],
      ],
    ])
    expect(found.totals.filter(({ agrees }) => !agrees)).toEqual([
      { sheet: 'S', cell: 'F6', measure: 'Packages', said: 6, sum: 5, agrees: false },
    ])
    expect([found.totals.length, ...clean(found)]).toEqual([9, [], []])
  })
  it('whose box says two things keeps the first and names the cell', () => {
    const found = read(`
      箱号 | 箱型 | 件数 | 毛重
      MSKU6011672 | 40HQ | 1 | 1
      MSKU6011672 | 40GP | 2 | 2`)
    expect([found.boxes[0]!.BoxType, unread(found)]).toEqual(['40HQ', ['B3 40GP: 与本箱前面的行不一致，按前面的行导入']])
  })
})

describe('one sheet for each box', () => {
  it('has number, seal and type above its table', () => {
    const of = (name: string, no: string, seal: string) => ({
      Name: name,
      Merges: [],
      Rows: rows(`
        装箱单
        箱号： | ${no} | 封号： | ${seal}
        箱型: 40HQ | | 提单号：COSU1
        唛头 | 品名 | 件数 | 毛重（KGS） | 净重 | 体积
        N/M | POTS | 10 | 100 | 90 | 1
        N/M | PANS | 20 | 200 | 190 | 2
        合计： | | 30 | 300 | 280 | 3
        装箱人：张三`),
    })
    const found = readSheets([of('1', 'MSKU6011672', 'CN1'), of('2', 'CSQU3054383', 'CN2')])
    expect(short(found)).toEqual([
      'MSKU6011672 40HQ CN1: COSU1 10/100/1, COSU1 20/200/2',
      'CSQU3054383 40HQ CN2: COSU1 10/100/1, COSU1 20/200/2',
    ])
    expect(found.layouts.map(({ layout }) => layout)).toEqual(['single', 'single'])
    expect([found.totals.every(({ agrees }) => agrees), found.totals.length, unread(found).slice(0, 2)]).toEqual([
      true,
      6,
      ['E4 净重: 装箱单没有这一项，没有导入 ×3', 'E4 净重: 装箱单没有这一项，没有导入 ×3'],
    ])
    expect(unread(found)[2]).toBe('A8 装箱人：张三: 不在表格内，没有导入')
  })
  it('keeps two boxes without a number apart', () => {
    const one = { Name: '1', Merges: [], Rows: rows('箱型：40HQ\n品名 | 件数 | 毛重\nPOTS | 1 | 2') }
    expect(short(readSheets([one, { ...one, Name: '2' }]))).toEqual([' 40HQ :  1/2/0', ' 40HQ :  1/2/0'])
  })
})

describe('merged cells of factory sheets', () => {
  const text = `
    箱号 | 封号 | 提单号 | 品名 | 件数 | 毛重
    MSKU6011672 | CN1 | A | POTS | 10 | 300.5
     | | | PANS | 20 |
    CSQU3054383 | CN2 | B | LIDS | 5 | 50.5`
  it('continue the value above where the merge is known, and a merged number counts once', () => {
    const found = read(text, {}, { Merges: ['A2:A3', 'B2:B3', 'C2:C3', 'F2:F3'] })
    expect(short(found)).toEqual(['MSKU6011672  CN1: A 10/300.5/0, A 20/0/0', 'CSQU3054383  CN2: B 5/50.5/0'])
    expect(clean(found)).toEqual([[], []])
  })
  it('are asked about where nobody knows the merges', () => {
    const found = read(text, {}, {})
    expect(found.asked.map((one) => (one.kind === 'blank' ? [one.column, one.cells] : []))).toEqual([
      ['BoxNo', ['A3']],
      ['BillNo', ['C3']],
    ])
    expect(found.asked[0]!.words.zh).toBe('“箱号”列有空白单元格，是与上一行相同（合并单元格），还是没有填？')
    const answered = read(text, { blanks: { 'S!BoxNo': 'continue', 'S!BillNo': 'empty' } }, {})
    expect([short(answered)[0], answered.asked]).toEqual(['MSKU6011672  CN1: A 10/300.5/0,  20/0/0', []])
    const apart = read(text, { blanks: { 'S!BoxNo': 'empty', 'S!BillNo': 'continue' } }, {})
    expect(short(apart)).toEqual(['MSKU6011672  CN1: A 10/300.5/0', '  : A 20/0/0', 'CSQU3054383  CN2: B 5/50.5/0'])
  })
  it('of a file without merges are asked about for the box number alone', () => {
    expect(read(text).asked.map((one) => one.kind === 'blank' && one.column)).toEqual(['BoxNo'])
  })
})

describe('numbers that may mean two things', () => {
  const weights = (list: readonly string[], answers?: SheetAnswers) => read(`箱号 | 件数 | 毛重(KGS) | 体积\n${list.join('\n')}`, answers)
  const asks = (found: SheetReading) =>
    found.asked.map((one) => (one.kind === 'number' ? `${one.cell} ${one.text}: ${one.meanings.join(' ')}` : ''))
  it('are asked about, not guessed', () => {
    expect(asks(weights(['MSKU6011672 | 10 | 1.200 | 1']))).toEqual(['C2 1.200: 1.2 1200'])
    expect(asks(weights(['MSKU6011672 | 10 | 12,5 | 1', 'CSQU3054383 | 1.200 | 1,200 | 1']))).toEqual(['C2 12,5: 12.5', 'B3 1.200: 1200'])
    expect(asks(weights(['MSKU6011672 | 10 | 12.040,50 | 1', 'CSQU3054383 | 1 | 1,200 | 1.200']))).toEqual([
      'C3 1,200: 1200 1.2',
      'D3 1.200: 1200 1.2',
    ])
    expect(asks(weights(['MSKU6011672 | 10 | 100 | 52,125']))).toEqual(['D2 52,125: 52.125 52125'])
  })
  it('are none where the file shows a decimal point, and in volumes of three decimals', () => {
    const found = weights(['MSKU6011672 | 10 | 1.200 | 52.125', 'CSQU3054383 | 1 | 850.5 | 1.200'])
    expect([asks(found), found.boxes[0]!.Weight, found.boxes[0]!.Volume]).toEqual([[], 1.2, 52.125])
    expect(asks(weights(['MSKU6011672 | 10 | 1,200 | 1']))).toEqual([])
  })
  it('are answered for the file, or for a cell', () => {
    const given = ['MSKU6011672 | 10 | 1.200 | 1']
    expect(weights(given, { decimal: 'comma' }).boxes[0]!.Weight).toBe(1_200)
    expect(weights(given, { decimal: 'point' }).boxes[0]!.Weight).toBe(1.2)
    const answered = weights(given, { cells: { 'S!C2': '1200' } })
    expect([answered.boxes[0]!.Weight, answered.asked]).toEqual([1_200, []])
  })
  it('are types, too', () => {
    const found = read('箱号 | 箱型 | 件数\nMSKU6011672 | 大柜 | 1')
    expect(found.asked).toMatchObject([{ kind: 'type', cell: 'B2', meanings: ['40GP', '40HQ'] }])
  })
})

describe('units', () => {
  it.each([
    ['毛重(MT)', '8.4005'],
    ['毛重（吨）', '8.4005'],
    ['G.W. (KGS)', '8400.5'],
    ['毛重/公斤', '8,400.5'],
    ['毛重', '8.4005MT'],
    ['毛重(MT)', '8400.5KGS'],
  ])('%s %s are 8400.5 kg', (head, text) => {
    expect(read(`箱号 | 件数 | ${head}\nMSKU6011672 | 1 | ${text}`).boxes[0]!.Weight).toBe(8_400.5)
  })
  it('stand in a row below the headings', () => {
    expect(read('箱号 | 件数 | 毛重 | 体积\n | 件 | 吨 | CBM\nMSKU6011672 | 1 | 8.4005 | 2').boxes[0]!.Weight).toBe(8_400.5)
  })
  it('of pounds and feet are named, not read', () => {
    const found = read('箱号 | 件数 | 毛重(LBS) | 体积(CFT)\nMSKU6011672 | 1 | 100 | 7')
    expect([found.boxes[0]!.Weight, unread(found)]).toEqual([
      0,
      ['C2 100: 不认识这个单位，请换算成 KGS 或 CBM 后再导入', 'D2 7: 不认识这个单位，请换算成 KGS 或 CBM 后再导入'],
    ])
  })
})

describe('cells that are not understood', () => {
  it('are named with their sheet, place and text', () => {
    const found = read(`
      客户：远帆
      箱号 | 箱型 | 封号 | 件数 | 毛重 | 包装 | 温度 | 仓库
      MSKU6011672 | 怪柜 | 3.45679E+17 | 十 | #DIV/0! | 奇怪包装 | 冷 | A1 | 散
      CSQU3054383 | 40HQ | CN1 | 1.5 | 1.2345 | CT | -18 | A2
      请于截港前送达`)
    expect(unread(found)).toEqual([
      'H2 仓库: 不认识这一列的表头，没有导入 ×2',
      'I3 散: 不认识这一列的表头，没有导入',
      'A1 客户：远帆: 不在表格内，没有导入',
      'D3 十: 不是数字，没有导入',
      'E3 #DIV/0!: 是公式错误值，没有导入',
      'F3 奇怪包装: 不认识这种包装，请选择',
      'B3 怪柜: 箱型表中没有这个箱型',
      'C3 3.45679E+17: 号码被显示成科学计数，后几位已丢失，请改成文本后再导入',
      'G3 冷: 温度应为一个摄氏度数字，如 -18',
      'D4 1.5: 超过三位小数（件数应为整数），没有四舍五入，请改正',
      'E4 1.2345: 超过三位小数（件数应为整数），没有四舍五入，请改正',
      'A5 请于截港前送达: 不在表格内，没有导入',
    ])
    expect(found.unread.every((one) => one.sheet === 'S')).toBe(true)
  })
  it('are all cells of a sheet that is no packing list', () => {
    const found = read('报价单\nUSD | 1850')
    expect([found.boxes, found.layouts[0]!.layout, unread(found).length]).toEqual([[], 'none', 3])
  })
  it('goods that begin with TOTAL are goods', () => {
    expect(read('品名 | 件数 | 毛重\nTOTAL STATION INSTRUMENT | 1 | 2').boxes[0]!.Lines[0]!.GoodsEn).toBe('TOTAL STATION INSTRUMENT')
  })
})

describe('sheets that are written', () => {
  const text = fc
    .stringMatching(/^[A-Z0-9 锅.,:'/()#-]{0,20}$/)
    .map((one) => one.trim())
    .filter((one) => !one.startsWith('#') && !/^\d(?:[.,]\d+)?E\+?\d{1,3}$/.test(one))
  const code = fc.stringMatching(/^[A-Z][A-Z0-9]{0,12}$/)
  const amount = fc.integer({ min: 0, max: 30_000_000 }).map((units) => units / 1_000)
  const line = fc.record(
    {
      Packages: fc.nat(99_999),
      Weight: amount,
      Volume: amount,
      BillNo: fc.oneof(code, fc.constant('')),
      BookingNo: code,
      PackageKind: fc.constantFrom('CT', 'PX', 'ZZ', ''),
      Marks: fc.array(text, { maxLength: 3 }).map((lines) => lines.join('\n').trim()),
      GoodsZh: text,
      GoodsEn: text,
      HsCode: fc.constantFrom('', '732393', '0101.21'),
      DgClass: fc.constantFrom('', '3', '1.4S'),
      UnNo: fc.constantFrom('', '1263'),
      Temperature: fc.constantFrom('-18', '5'),
    },
    { requiredKeys: ['Packages', 'Weight', 'Volume', 'BillNo', 'PackageKind', 'Marks', 'GoodsZh', 'GoodsEn', 'HsCode', 'DgClass', 'UnNo'] },
  )
  const box = fc.record(
    {
      BoxNo: fc.oneof(fc.stringMatching(/^[A-Z]{3}U\d{7}$/), fc.constant('')),
      BoxType: fc.constantFrom('40HQ', '20GP', '40RH', ''),
      IsoType: fc.constantFrom('45G1', '22G1'),
      Tare: amount.filter((one) => one > 0),
      MaxGross: amount.filter((one) => one > 0),
      Seals: fc.uniqueArray(fc.record({ No: code, Source: fc.constantFrom('carrier', 'shipper', 'customs', 'inspection', '') }), {
        maxLength: 3,
        selector: ({ No }) => No,
      }),
      Fcl: fc.constantFrom('full', 'lcl'),
      Soc: fc.constant(true),
      Temperature: fc.constantFrom('-18', '2.5'),
      Lines: fc.array(line, { maxLength: 3 }),
      wrong: fc.option(amount),
    },
    { requiredKeys: ['BoxNo', 'BoxType', 'Seals', 'Fcl', 'Lines', 'wrong'] },
  )
  const lists = fc.uniqueArray(box, { maxLength: 5, selector: ({ BoxNo }) => BoxNo || {} }).map((all) =>
    all.map(({ wrong, ...given }, at): PackedBox => {
      const Lines = given.Lines.map((one, place): PackedLine => ({ ...emptyLine(`${at}.${place}`), ...(one as Partial<PackedLine>) }))
      return {
        ...emptyBox(),
        ...(given as Omit<Partial<PackedBox>, 'Lines'>),
        ...sumOf(Lines),
        ...(wrong === null ? {} : { Weight: wrong }),
        Lines,
      }
    }),
  )
  const withoutKeys = (boxes: readonly PackedBox[]) =>
    boxes.map((one) => ({ ...one, Lines: one.Lines.map(({ Key, ...rest }) => ({ ...rest, hasKey: Key !== '' })) }))

  it.each(['zh', 'en'] as const)('and read again (%s) give the same boxes and the same rows; nothing is asked or lost', (language) => {
    fc.assert(
      fc.property(lists, (boxes) => {
        const written = sheetRows(boxes, language)
        const again = readSheets([{ Name: 'S', Rows: written }])
        expect(withoutKeys(again.boxes)).toEqual(withoutKeys(boxes))
        expect(sheetRows(again.boxes, language)).toEqual(written)
        expect(clean(again)).toEqual([[], []])
        expect(again.totals.every(({ agrees }) => agrees)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
