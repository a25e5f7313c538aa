import type { Envelope, SheetsRead } from '@jst/contracts'
import { uploadBookingFile, type OpenUpload } from '@jst/contracts/booking'
import { readingSheet } from '@jst/contracts/freight-rates'
import { readBoxFile } from '@jst/contracts/document'
import { portCalls } from '@jst/contracts/master'
import { customerCalls } from '@jst/contracts/partner'
import { scheduleImport } from '@jst/contracts/schedules'
import { readManifestFile, type ManifestFile } from '@jst/contracts/manifest'
import { readPackingFile, type PackingFile } from '@jst/contracts/packing'
import { readContainerFile, readReturnedSheet, type SiSheet } from '@jst/contracts/si'
import { trackImport } from '@jst/contracts/tracking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from './modules.ts'
import { markedWorkbook } from './testing/marked-workbook.ts'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { upload } from './testing/upload.ts'

let server: TestServer
const people = new Map<string, TestClient>()
beforeAll(async () => {
  server = await createTestServer()
  for (const account of ['boss', 'ops', 'pricing', 'customer']) people.set(account, await server.signIn(account))
})
afterAll(() => server.close())

type Rows = readonly (readonly string[])[]
interface Door {
  readonly account: string
  readonly path: string
  readonly rows: Rows
  /** Column that may be hidden. */
  readonly hidden?: number
}
const voyage = ['COSCO', 'COSCO SHIPPING ARIES', '099E']
const note = (no: string, pod: string) => [no, '宁波', pod, '1*40HQ', 'FURNITURE', '100', '9000 KGS']
/** A file of five rows for each way in. Imports of all entities are one way in. */
const doors: Readonly<Record<string, Door>> = {
  import: {
    account: 'boss',
    path: customerCalls.planImport.path,
    rows: [['企业名称', '备注'], ...['一', '二', '三', '四'].map((name) => [`门店${name}`, `说明${name}`])],
  },
  schedules: {
    account: 'ops',
    path: scheduleImport.planImport.path,
    rows: [
      ['船公司', '船名', '航次', '港口', '计划到港', '计划离港'],
      [...voyage, '上海', '2027-03-01 08:00', '2027-03-02 20:00'],
      [...voyage, '鹿特丹', '2027-04-01 08:00', '2027-04-02 20:00'],
      [...voyage, '汉堡', '2027-04-03 08:00', '2027-04-04 20:00'],
      [...voyage, '安特卫普', '2027-04-05 08:00', '2027-04-06 20:00'],
    ],
  },
  containers: {
    account: 'customer',
    path: readContainerFile.path,
    rows: [['箱号', '箱型'], ...['CSNU6012345', 'CSNU6012346', 'CSNU6012347', 'CSNU6012348'].map((no) => [no, '40HQ'])],
  },
  events: {
    account: 'ops',
    path: `${trackImport.path}?DryRun=true`,
    rows: [
      ['箱号', '备注', '动态', '时间', '港口', '来源'],
      ...['1', '2', '3', '4'].map((day) => ['CSNU6012345', '', '进港', `2026-03-0${day} 08:00`, 'CNSHA', '码头']),
    ],
  },
  rates: {
    account: 'pricing',
    path: readingSheet.path,
    rows: [
      ['装货港', '目的港', '船公司', '40HQ(USD)', '有效期'],
      ...['洛杉矶', '长滩', '奥克兰', '西雅图'].map((pod, at) => ['上海', pod, 'COSCO', String(1_850 + at), '2099-11-16~2099-11-30']),
    ],
  },
  note: {
    account: 'customer',
    path: `${uploadBookingFile.path}?Kind=note`,
    rows: [
      ['装货港', '宁波', '内部'],
      ['目的港', '汉堡', ''],
      ['品名', 'FURNITURE', ''],
      ['毛重', '9000 KGS', ''],
      ['体积', '60 CBM', ''],
    ],
    hidden: 2,
  },
  orders: {
    account: 'customer',
    path: `${uploadBookingFile.path}?Kind=orders`,
    rows: [
      ['客户单号', '装货港', '卸货港', '箱型箱量', '品名', '件数', '毛重'],
      ...['汉堡', '鹿特丹', '洛杉矶', '长滩'].map((pod, at) => note(`N-${at}`, pod)),
    ],
  },
}
const send = async ({ account, path }: Door, content: Buffer, sheet?: string) => {
  const query = sheet === undefined ? '' : `${path.includes('?') ? '&' : '?'}Sheet=${encodeURIComponent(sheet)}`
  return (await upload(server, people.get(account)!, `${path}${query}`, content, 'file.xlsx')) as unknown as {
    status: number
    body: Envelope<SheetsRead>
  }
}
const names = Object.keys(doors)

describe('ways in for spreadsheets', () => {
  it('are all known here', () => {
    const paths = allRoutes({ demo: true, now: () => new Date() }).flatMap(({ endpoint, definition: { upload: rules } }) =>
      rules?.table || rules?.parts ? [endpoint.path] : [],
    )
    // imports of entities and areas share one reader
    const own = paths.filter((path) => !path.endsWith('/PlanImport'))
    // packing lists and filings are of all sheets of a file at once: theirs are tried below.
    // no kind of the product has boxes yet: documents/boxes tries its call with a kind of its own
    // a carrier's returned sheet needs a record and a layout: si/carrier/carrier.test.ts tries it
    const known = [
      readBoxFile,
      readContainerFile,
      readReturnedSheet,
      readingSheet,
      uploadBookingFile,
      trackImport,
      readPackingFile,
      readManifestFile,
    ]
    expect(own.toSorted()).toEqual(known.map(({ path }) => path).toSorted())
    expect(paths).toEqual(expect.arrayContaining([portCalls.planImport.path, scheduleImport.planImport.path]))
  })
  it.each(names)('%s: tell what the sheet says beside its texts, and name the other sheets', async (name) => {
    const door = doors[name]!
    const content = markedWorkbook(door.rows, {
      hiddenRow: 2,
      hiddenColumn: door.hidden ?? 1,
      comment: [[1, 1], '以此为准'],
      merged: [3, 4],
    })
    const { status, body } = await send(door, content)
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({
      Sheet: '数据',
      OtherSheets: [
        { Name: '另一张', Hidden: false },
        { Name: '旧数据', Hidden: true },
      ],
      SheetNotes: {
        HiddenRows: [3],
        HiddenColumns: [`${'ABC'[door.hidden ?? 1]} ${door.rows[0]![door.hidden ?? 1]!}`],
        Comments: [{ Place: 'B2', Text: '以此为准' }],
        Merged: ['A4:A5'],
        More: false,
      },
    })
  })
  it.each(names)('%s: read another sheet that is asked for, and never a hidden one', async (name) => {
    const door = doors[name]!
    const content = markedWorkbook(door.rows)
    // the note of the other sheet has a route alone, the schedule one port of two
    const other = await send(door, content, '另一张')
    expect([other.status, other.body.Data.Sheet]).toEqual([200, '另一张'])
    expect((await send(door, content, '旧数据')).body.Code).toBe('BAD_FILE')
  })
})

describe('packing lists', () => {
  it('of a file are read of all visible sheets, without struck cells, and each sheet tells what it says beside', async () => {
    const rows = [
      ['箱号', '箱型', '品名', '件数', '包装', '毛重', '体积', '唛头'],
      ...['CSNU6012345', 'CSNU6012350', 'CSNU6012366', 'CSNU6012371'].map((no) => [
        no,
        '40HC',
        'FURNITURE',
        '10',
        'CTNS',
        '9000',
        '60',
        '急',
      ]),
    ]
    const content = markedWorkbook(rows, { hiddenRow: 2, hiddenColumn: 7, comment: [[1, 1], '以此为准'], struck: [3, 7] })
    const { status, body } = await send({ account: 'customer', path: readPackingFile.path, rows }, content)
    expect(status, JSON.stringify(body)).toBe(200)
    const read = body.Data as unknown as PackingFile
    expect(read.Hidden).toEqual(['旧数据'])
    expect(read.Beside).toMatchObject([
      {
        Sheet: '数据',
        SheetNotes: {
          HiddenRows: [3],
          HiddenColumns: ['H 唛头'],
          Struck: [{ Place: 'H4', Text: '急' }],
          Comments: [{ Place: 'B2', Text: '以此为准' }],
        },
      },
    ])
    expect(read.Boxes.map(({ BoxNo }) => BoxNo)).toContain('CSNU6012366')
    expect(JSON.stringify(read.Boxes.find(({ BoxNo }) => BoxNo === 'CSNU6012366'))).not.toContain('急')
    expect(JSON.stringify(read.Boxes.find(({ BoxNo }) => BoxNo === 'CSNU6012371'))).toContain('急')
  })
})

describe('filings', () => {
  it('of a file are read of all visible sheets, without struck cells, and each sheet tells what it says beside', async () => {
    const rows = [
      ['提单号', 'COSU64123456', '', ''],
      ['船名', 'EVER ONE', '', ''],
      ['航次', '012W', '', ''],
      ['', '', '', ''],
      ['箱号', '箱型', '品名', '件数'],
      ['CSNU6012345', '40HC', 'FURNITURE', '10'],
    ]
    const content = markedWorkbook(rows, { hiddenRow: 0, hiddenColumn: 2, comment: [[1, 1], '以此为准'], struck: [2, 1] })
    const { status, body } = await send({ account: 'customer', path: readManifestFile.path, rows }, content)
    expect(status, JSON.stringify(body)).toBe(200)
    const read = body.Data as unknown as ManifestFile
    expect(read.Hidden).toEqual(['旧数据'])
    expect(read.Beside).toMatchObject([
      {
        Sheet: '数据',
        SheetNotes: { HiddenRows: [1], Struck: [{ Place: 'B3', Text: '012W' }], Comments: [{ Place: 'B2', Text: '以此为准' }] },
      },
    ])
    expect([read.Content.BillNo, read.Content.Vessel, read.Content.Voyage]).toEqual(['COSU64123456', 'EVER ONE', ''])
    expect(read.Content.Boxes.map(({ BoxNo }) => BoxNo)).toEqual(['CSNU6012345'])
  })
})

describe('struck cells', () => {
  const struck = (name: string, column: number) => markedWorkbook(doors[name]!.rows, { struck: [2, column] })
  it.each([
    ['import', 0],
    ['schedules', 3],
  ] as const)('keep their line out of %s until somebody says that it holds', async (name, column) => {
    const door = doors[name]!
    const content = struck(name, column)
    const { body } = await upload(server, people.get(door.account)!, door.path, content, 'file.xlsx')
    expect(body.Data.Problems.map(({ Line, Code }) => [Line, Code])).toEqual([[3, 'STRUCK']])
    expect(body.Data.Bad).toBeGreaterThan(0)
    const taken = await upload(server, people.get(door.account)!, `${door.path}?Struck=take`, content, 'file.xlsx')
    expect([taken.body.Data.Problems, taken.body.Data.Bad]).toEqual([[], 0])
  })
  it('of containers are told by row', async () => {
    const { body } = await send(doors['containers']!, struck('containers', 0))
    expect(body.Data as unknown as SiSheet).toMatchObject({
      StruckRows: [2],
      SheetNotes: { Struck: [{ Place: 'A3', Text: 'CSNU6012346' }] },
    })
  })
  it('of rates are told and stand in no text', async () => {
    const { body } = await send(doors['rates']!, struck('rates', 3))
    const { Text, SheetNotes } = body.Data as unknown as { Text: string } & SheetsRead
    expect(SheetNotes?.Struck).toEqual([{ Place: 'D3', Text: '1851' }])
    expect([Text.includes('1850'), Text.includes('1851')]).toEqual([true, false])
  })
  it('of a note are not read, and told', async () => {
    const { body } = await send(doors['note']!, struck('note', 1))
    const { Note, Unread, SheetNotes } = body.Data as unknown as OpenUpload
    expect(Note!.Content.Cargo[0]!['NameEn']).toBe('')
    expect([Unread, SheetNotes?.Struck]).toEqual([['FURNITURE'], [{ Place: 'B3', Text: 'FURNITURE' }]])
  })
  it('mark their row of a list, which somebody ticks by hand', async () => {
    const { body } = await send(doors['orders']!, struck('orders', 2))
    expect((body.Data as unknown as OpenUpload).Orders.map(({ Line, Struck }) => [Line, Struck])).toEqual([
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ])
  })
})

describe('error values', () => {
  it.each([
    ['import', 0],
    ['schedules', 4],
  ] as const)('are a problem of their line of %s', async (name, column) => {
    const door = doors[name]!
    const content = markedWorkbook(door.rows, { error: [2, column] })
    const { body } = await upload(server, people.get(door.account)!, door.path, content, 'file.xlsx')
    expect(body.Data.Problems.map(({ Line, Value }) => [Line, Value])).toEqual([[3, '#REF!']])
  })
  it('of a note are no value', async () => {
    const { body } = await send(doors['note']!, markedWorkbook(doors['note']!.rows, { error: [3, 1] }))
    const { Note } = body.Data as unknown as OpenUpload
    expect(Note!.Content.Cargo[0]!['Weight']).toBeNull()
    expect(JSON.stringify([Note!.Questions, Note!.Unread])).toContain('#REF!')
  })
  it('of rates are no price, and the row is told', async () => {
    const { body } = await send(doors['rates']!, markedWorkbook(doors['rates']!.rows, { error: [2, 3] }))
    expect((body.Data as unknown as { Text: string }).Text).toContain('#REF!')
  })
})
