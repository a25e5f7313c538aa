import {
  portCalls,
  referenceIndex,
  terminalCalls,
  unmatchedList,
  confirmUnmatched,
  setUnmatched,
  aliasList,
  saveAlias,
  removeAlias,
} from '@jst/contracts/master'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let [boss, admin]: TestClient[] = []
beforeAll(async () => {
  // a clock that runs faster: more files are sent here than a person may send in a minute
  server = await createTestServer({ uptime: () => performance.now() * 1_000 })
  ;[boss, admin] = [await server.signIn('boss'), await server.signIn('admin')]
})
afterAll(() => server.close())

const head = '码头代码,中文名,英文名,所属港口'
const plan = (content: string | Buffer, name = 'wharf.csv', client = boss!) =>
  upload(server, client, terminalCalls.planImport.path, content, name)
const total = async () => (await boss!.call(terminalCalls.list, { Layer: 'company' })).body.Data.Total
const run = (Id: number, more: object = {}) => boss!.call(terminalCalls.runImport, { Id, SkipBad: false, SkipLines: [], ...more })
const find = async (Keyword: string) => (await boss!.call(terminalCalls.list, { Keyword, Layer: 'company' })).body.Data.Rows[0]!

describe('a file', () => {
  it('is checked line by line, and nothing is written before it is run', async () => {
    const { body, status } = await plan(
      `${head},奇怪的列\nWGQ1,外高桥一期,WAIGAOQIAO 1,上海,x\nYS1,洋山一期,YANGSHAN 1,CNSHG,\n,没有代码,NONE,上海,\nWGQ1,重复,AGAIN,上海,\nNB1,北仑,BEILUN,NINGBO PORT,\n=1+1,公式,X,上海,\n,,,,\n\nQD1,青岛,QINGDAO,,`,
    )
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ State: 'planned', Lines: 7, Adds: 2, Changes: 0, Bad: 5, Unknown: ['奇怪的列'] })
    expect(body.Data.Problems.map(({ Line, Label, Message }) => [Line, Label, Message])).toEqual([
      [4, '码头代码', '请填写码头代码'],
      [5, '码头代码', '与第 2 行的代码重复'],
      [6, '所属港口', '没有找到所属港口“NINGBO PORT”，请填写代码或名称'],
      [7, '码头代码', '码头代码以公式符号开头，请改为纯文本后重新导入'],
      [10, '所属港口', '请填写所属港口'],
    ])
    expect(body.Data.Problems[2]?.Suggest).toBe('CNNGB')
    expect(body.Data.Problems.map(({ Code }) => Code)).toEqual(['INVALID', 'CODE_TWICE', 'REFERENCE_UNKNOWN', 'INVALID', 'INVALID'])
    expect(await total()).toBe(0)
    const refused = await run(body.Data.Id)
    expect([refused.status, refused.body.Message]).toEqual([422, '有 5 行存在问题，请修改文件后重新检查，或选择跳过有问题的行'])
    const done = (await run(body.Data.Id, { SkipBad: true })).body.Data
    expect([done.State, await total()]).toEqual(['done', 2])
    expect(await find('YS1')).toMatchObject({ Layer: 'company', PortCode: 'CNSHA', PortCodeName: '上海' })
    expect((await run(body.Data.Id, { SkipBad: true })).status).toBe(422)
  })
  it('is taken back as a whole while nobody touched it, and not after', async () => {
    const added = (await plan(`${head}\nTB1,大榭,DAXIE,宁波\nTB2,梅山,MEISHAN,宁波`)).body.Data.Id
    await run(added)
    const changes = (await plan(`${head}\nTB1,大榭招商,DAXIE CMICT,宁波`)).body.Data
    expect(changes).toMatchObject({ Adds: 0, Changes: 1 })
    await run(changes.Id)
    expect((await find('TB1')).NameZh).toBe('大榭招商')
    const early = await boss!.call(terminalCalls.undoImport, { Id: added })
    expect([early.status, early.body.Message]).toEqual([422, '其中 1 条数据导入后已被修改（TB1），不能整批撤销'])
    expect((await boss!.call(terminalCalls.undoImport, { Id: changes.Id })).body.Data.State).toBe('undone')
    expect((await find('TB1')).NameZh).toBe('大榭')
    const history = (await boss!.call(terminalCalls.changes, { Id: (await find('TB1')).Id })).body.Data.Rows
    expect(history.map(({ Action }) => Action)).toEqual(['entity.import-undo', 'entity.import', 'entity.import'])
    const fresh = (await plan(`${head}\nTB3,穿山,CHUANSHAN,宁波`)).body.Data.Id
    await run(fresh)
    await boss!.call(terminalCalls.undoImport, { Id: fresh })
    expect((await boss!.call(terminalCalls.list, { Keyword: 'TB3', Layer: 'company' })).body.Data.Total).toBe(0)
  })
  it('that was checked before somebody changed a row is checked again', async () => {
    const { Id } = (await plan(`${head}\nTB1,新名,NEW,宁波`)).body.Data
    const { Id: rowId, UpdateTime } = await find('TB1')
    await boss!.call(terminalCalls.setField, { Items: [{ Id: rowId, UpdateTime }], Field: 'CloseDays', Value: 2 })
    expect((await run(Id)).body.Message).toBe('检查之后有数据被他人修改（TB1），请重新检查文件')
    const twice = (await plan(`${head}\nTB9,甲,A,宁波`)).body.Data.Id
    const other = (await plan(`${head}\nTB9,乙,B,宁波`)).body.Data.Id
    expect([(await run(twice)).status, (await run(other)).status]).toEqual([200, 422])
  })
  it('and a merge of one of its rows never both succeed, whichever comes first', async () => {
    const outcomes: string[] = []
    for (const round of [1, 2, 3, 4]) {
      await run((await plan(`${head}\nMG${round},甲,A,宁波\nMH${round},乙,B,宁波`)).body.Data.Id)
      const { Id } = (await plan(`${head}\nMG${round},甲码头,A,宁波`)).body.Data
      const [row, into] = [await find(`MG${round}`), await find(`MH${round}`)]
      const merge = () => boss!.call(terminalCalls.merge, { Id: row.Id, UpdateTime: row.UpdateTime, IntoId: into.Id })
      const [first, second] = round % 2 === 0 ? [run(Id), merge()] : [merge(), run(Id)]
      const statuses = [(await first).status, (await second).status].toSorted()
      outcomes.push(statuses.join())
      const merged = (await boss!.call(terminalCalls.list, { Keyword: `MG${round}`, Layer: 'company', State: 'merged' })).body.Data.Rows
      expect(merged.map(({ NameZh }) => NameZh).concat((await find(`MG${round}`))?.NameZh ?? [])).toEqual([
        merged.length === 1 ? '甲' : '甲码头',
      ])
    }
    expect(outcomes.every((pair) => pair === '200,422' || pair === '200,412')).toBe(true)
  })
  it('that means a row by a code merged since it was checked means the survivor', async () => {
    const old = (await boss!.call(portCalls.save, { Id: 0, Values: { Code: 'CNZM1', NameZh: '镇海', NameEn: 'ZHENHAI', Country: 'CN' } }))
      .body.Data
    const { Id } = (await plan(`${head}\nZM1,镇海码头,ZHENHAI,CNZM1`)).body.Data
    const ningbo = (await boss!.call(portCalls.list, { Keyword: 'CNNGB' })).body.Data.Rows[0]!
    await boss!.call(portCalls.merge, { Id: old.Id, UpdateTime: old.UpdateTime, IntoId: ningbo.Id })
    expect((await run(Id)).status).toBe(200)
    expect((await find('ZM1'))['PortCodeName']).toBe('宁波')
  })
  it('changes nothing and says why when it is broken, huge, of another kind or in another script', async () => {
    const before = await total()
    // 码头代码,中文名,所属港口 / GBK1,上海,上海
    const gbk = Buffer.from('c2ebcdb7b4fac2eb2cd6d0cec4c3fb2ccbf9caf4b8dbbfda0a47424b312cc9cfbaa32cc9cfbaa3', 'hex')
    expect((await plan(gbk)).body.Data).toMatchObject({ Adds: 1, Bad: 0 })
    for (const [content, name, message] of [
      ['', 'a.csv', '文件格式不受支持'],
      ['PK\x03\x04 broken', 'a.xlsx', '表格无法读取'],
      ['不是表格', 'a.csv', '没有找到表头'],
      [head, 'a.csv', '文件中没有数据行'],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'a.xls', '文件格式不受支持'],
      ['码头代码,中文名\nA1,甲', 'a.csv', '缺少必填列：所属港口'],
    ] as const) {
      const { status, body } = await plan(content, name)
      expect([status, body.Message], name).toEqual([422, expect.stringContaining(message)])
    }
    expect((await plan(Buffer.alloc(21 * 1024 * 1024, 'a'), 'big.csv')).status).toBe(413)
    expect(await total()).toBe(before)
  })
  it('is read as xlsx too, with its required marks and titles above', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([['码头一览'], ['*码头代码（必填）', '中文名', '所属港口', '截港提前天数'], ['XL1', '表格码头', 'CNSHA', 1.5]]),
      '码头',
    )
    const done = (await plan(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'wharf.xlsx')).body.Data
    expect(done).toMatchObject({ Adds: 1, Bad: 0 })
    await run(done.Id)
    expect((await find('XL1'))['CloseDays']).toBe(1.5)
  })
  it('of one company is no other company’s to run, and of a company it only says its own about the platform’s rows', async () => {
    const { Id } = (await plan(`${head}\nZZ1,甲,A,宁波`)).body.Data
    expect((await admin!.call(terminalCalls.runImport, { Id, SkipBad: true, SkipLines: [] })).status).toBe(404)
    const said = (
      await upload(
        server,
        boss!,
        portCalls.planImport.path,
        '港口代码,中文名,英文名,国家代码,排序\nCNSHA,上海洋山港,,,1\nCNNGB,宁波,CHANGED,CN,2',
      )
    ).body.Data
    expect(said).toMatchObject({ Bad: 2 })
    const own = (await upload(server, boss!, portCalls.planImport.path, '港口代码,中文名,排序\nCNSHA,上海洋山港,1')).body.Data
    expect(own).toMatchObject({ Changes: 1, Bad: 0 })
    await boss!.call(portCalls.runImport, { Id: own.Id, SkipBad: false, SkipLines: [] })
    const shanghai = async (client: TestClient) => (await client.call(portCalls.list, { Keyword: 'CNSHA' })).body.Data.Rows[0]!
    expect([await shanghai(boss!), await shanghai(admin!)].map(({ NameZh }) => NameZh)).toEqual(['上海洋山港', '上海'])
    expect((await boss!.call(portCalls.undoImport, { Id: own.Id })).status).toBe(200)
    expect((await shanghai(boss!)).NameZh).toBe('上海')
  })
})

describe('what sources call things', () => {
  it('is asked once, learned, used by the next import, and taken back', async () => {
    const file = `${head}\nAL1,甲,A,Shanghai Yangshan Port Area`
    expect((await plan(file)).body.Data.Bad).toBe(1)
    expect((await plan(file.toUpperCase().replace('SHANGHAI Y', 'ＳＨＡＮＧＨＡＩ  Y'))).body.Data.Bad).toBe(1)
    const [line] = (await boss!.call(unmatchedList, { State: 'open', Keyword: 'yangshan' })).body.Data.Rows
    expect(line).toMatchObject({ Kind: 'port', Times: 2, TargetCode: '' })
    expect((await admin!.call(unmatchedList, { Keyword: 'yangshan' })).body.Data.Total).toBe(0)
    expect((await boss!.call(confirmUnmatched, { Items: [{ Id: line!.Id, TargetCode: '没有' }] })).status).toBe(422)
    expect((await boss!.call(confirmUnmatched, { Items: [{ Id: line!.Id, TargetCode: 'CNSHG' }] })).body.Data).toEqual({ Confirmed: 1 })
    expect((await plan(file)).body.Data).toMatchObject({ Adds: 1, Bad: 0 })
    expect((await boss!.call(aliasList, { Keyword: 'yangshan' })).body.Data.Rows[0]).toMatchObject({
      TargetCode: 'CNSHA',
      TargetName: '上海',
      Hits: 1,
      ConfirmedBy: '郑国栋',
    })
    const found = async (client: TestClient) =>
      (await client.call(portCalls.list, { Keyword: 'yangshan port' })).body.Data.Rows.map(({ Code }) => Code)
    const words = async () =>
      (await boss!.call(referenceIndex, { Kind: 'port' })).body.Data?.Rows.find(({ Code }) => Code === 'CNSHA')?.Words
    expect([await found(boss!), await found(admin!)]).toEqual([['CNSHA'], []])
    expect(await words()).toContain('Shanghai Yangshan Port Area')
    await boss!.call(setUnmatched, { Ids: [line!.Id], State: 'open' })
    expect((await plan(file)).body.Data.Bad).toBe(1)
    expect(await words()).not.toContain('Shanghai Yangshan Port Area')
    expect((await boss!.call(aliasList, { Keyword: 'yangshan' })).body.Data.Total).toBe(0)
  })
  it('is chosen once in the plan of a file, for all lines that have it, and known from then on', async () => {
    const file = `${head},启用\nCH1,甲,A,沪港洋山,在用\nCH2,乙,B,沪港洋山,是\nCH3,丙,C,上海,在用\nCH4,丁,D,,是`
    const first = (await plan(file)).body.Data
    expect([first.Bad, first.Choices]).toEqual([
      4,
      [
        expect.objectContaining({ Field: 'PortCode', Text: '沪港洋山', Count: 2, Line: 2 }),
        { Field: 'Enabled', Text: '在用', Suggest: '是', Count: 2, Line: 2 },
      ],
    ])
    const say = (Items: { Field: string; Text: string; Value: string }[]) => boss!.call(terminalCalls.saveMeanings, { Source: '', Items })
    const port = { Field: 'PortCode', Text: '沪港洋山', Value: 'CNSHG' }
    expect((await say([{ ...port, Value: 'NOWHERE' }])).body.Issues).toMatchObject([{ Path: 'Items[0].Value', Label: '内容对应' }])
    expect((await say([{ Field: 'NameZh', Text: '甲', Value: '乙' }])).status).toBe(422)
    expect((await say([{ Field: 'Enabled', Text: '在用', Value: '也许' }])).status).toBe(422)
    expect((await say([port, { Field: 'Enabled', Text: '在用', Value: '是' }])).body.Data).toEqual({ Changed: 2 })
    const again = (await plan(file)).body.Data
    expect([again.Adds, again.Bad, again.Choices]).toEqual([3, 1, []])
    await run(again.Id, { SkipBad: true })
    expect(await find('CH1')).toMatchObject({ PortCode: 'CNSHA', Enabled: true })
    // an alias like any other: seen beside those that were confirmed, gone from the queue
    expect((await boss!.call(aliasList, { Keyword: '沪港洋山' })).body.Data.Rows).toMatchObject([{ TargetCode: 'CNSHA', Layer: 'company' }])
    expect((await boss!.call(unmatchedList, { State: 'open', Keyword: '沪港洋山' })).body.Data.Total).toBe(0)
    expect((await admin!.call(aliasList, { Keyword: '沪港洋山' })).body.Data.Total).toBe(0)
  })
  it('is written by hand, one meaning for each text, and the platform’s stays the platform’s', async () => {
    const alias = { Id: 0, Kind: 'carrier' as const, Source: 'MAIL', Text: '马士基（中国）', TargetCode: 'MAEU' }
    const saved = (await boss!.call(saveAlias, alias)).body.Data
    expect(saved).toMatchObject({ TargetCode: 'MAERSK', Layer: 'company' })
    expect((await boss!.call(saveAlias, { ...alias, Text: '马士基(中国)' })).status).toBe(422)
    const platforms = (await admin!.call(saveAlias, { ...alias, Text: 'MSK LINE' })).body.Data
    const { Id, UpdateTime } = platforms
    expect((await boss!.call(removeAlias, { Id, UpdateTime })).status).toBe(403)
    expect((await admin!.call(removeAlias, { Id: saved.Id, UpdateTime: saved.UpdateTime })).status).toBe(404)
    expect((await boss!.call(saveAlias, { ...alias, Id: saved.Id, UpdateTime, Text: 'X' })).status).toBe(412)
    expect((await boss!.call(removeAlias, { Id: saved.Id, UpdateTime: saved.UpdateTime })).status).toBe(200)
  })
})
