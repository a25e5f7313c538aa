import { changeInitialPassword, login } from '@jst/contracts/account'
import { departmentList, saveDepartment, staffImport, staffList } from '@jst/contracts/company'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [boss, doc]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ uptime: () => performance.now() * 1_000 })
  ;[boss, doc] = [await server.signIn('boss'), await server.signIn('doc')]
})
afterAll(() => server.close())

const head = '姓名,账号,部门,岗位,手机,邮箱,角色'
const plan = (lines: readonly string[], heading = head) =>
  upload(server, boss!, staffImport.planImport.path, [heading, ...lines].join('\n'), '员工.csv')
const run = (Id: number, SkipBad = false) => boss!.call(staffImport.runImport, { Id, SkipBad, SkipLines: [] })
const undo = (Id: number) => boss!.call(staffImport.undoImport, { Id })
const people = async (Keyword: string) => (await boss!.call(staffList, { Keyword })).body.Data.Rows

describe('a file of employees', () => {
  it('is checked cell by cell; what is good is written alone, with a password for each', async () => {
    const { body } = await plan([
      '甲,doc,操作部,操作,,,业务人员',
      '乙,bulk.2,操作部,操作,,,总裁',
      '丙,bulk.3,没有的部门,操作,,,业务人员',
      '丁,bulk.4,操作部,操作,,,业务人员',
      '戊,BULK.4,操作部,操作,,,业务人员',
      '己,bulk.6,操作部,操作,1,不是邮箱,业务人员',
      ',b,操作部,操作,,,',
    ])
    expect(body.Data.Problems.map(({ Line, Label, Message }) => [Line, Label, Message.slice(0, 12)])).toEqual([
      [2, '账号', '该账号已被使用，请换一个'],
      [3, '角色', expect.stringContaining('角色应为：')],
      [4, '部门', expect.stringContaining('部门应为：')],
      [6, '账号', '与第 5 行的账号重复'],
      [7, '手机', '手机号应为 1 开头的 '],
      [7, '邮箱', '邮箱格式不正确，例如 b'],
      [8, '姓名', '请填写姓名'],
      [8, '账号', expect.stringContaining('账号应为 3 到')],
      [8, '角色', '请填写角色'],
    ])
    expect([body.Data.Adds, body.Data.Bad, (await people('bulk.4')).length]).toEqual([1, 6, 0])
    expect((await run(body.Data.Id)).status).toBe(422)
    const done = (await run(body.Data.Id, true)).body.Data
    expect([done.State, done.Created.map(({ Account }) => Account)]).toEqual(['done', ['bulk.4']])
    expect(await people('bulk.4')).toMatchObject([{ Name: '丁', DepartmentName: '操作部', RoleNames: ['业务人员'] }])
    const [created] = done.Created
    const first = await server.client().call(login, { Account: created!.Account, Password: created!.Password })
    expect(first.body.Code).toBe('PASSWORD_CHANGE_REQUIRED')
    const kept = await server.db.owner((owner) =>
      owner.query(`select content::text, (select jsonb_agg(a.diff)::text from audit_log a) as log from entity_import_line`),
    )
    expect(JSON.stringify(kept)).not.toContain(created!.Password)
  })

  it('with headings and names of its own is understood once somebody has said what they mean', async () => {
    const heading = '员工姓名,系统登录名,组,岗位名,权限组'
    const refused = await plan(['辛,bulk.8,操作,主管,业务'], heading)
    expect([refused.status, refused.body.Code]).toEqual([422, 'BAD_FILE'])
    const Fields = ['Name', 'Account', 'Department', 'Post', 'Role']
    const Columns = heading.split(',').map((Heading, at) => ({ Heading, Field: Fields[at]! }))
    await boss!.call(staffImport.saveHeadings, { Columns })
    const asked = (await plan(['辛,bulk.8,操作,主管,业务'], heading)).body.Data
    expect([asked.Remembered, asked.Choices]).toEqual([
      true,
      [
        expect.objectContaining({ Field: 'Role', Text: '业务', Suggest: '业务人员' }),
        expect.objectContaining({ Field: 'Department', Text: '操作', Suggest: '操作部' }),
      ],
    ])
    const Items = asked.Choices!.map(({ Field, Text, Suggest }) => ({ Field, Text, Value: Suggest }))
    expect((await boss!.call(staffImport.saveMeanings, { Source: '', Items: [{ ...Items[0]!, Value: '总裁' }] })).status).toBe(422)
    await boss!.call(staffImport.saveMeanings, { Source: '', Items })
    expect((await plan(['辛,bulk.8,操作,主管,业务'], heading)).body.Data).toMatchObject({ Adds: 1, Bad: 0 })
  })

  it('is taken back as a whole while none of them has signed in or changed', async () => {
    const { Id } = (await plan(['壬,undo.1,操作部,,,,业务人员', '癸,undo.2,,,,,业务人员'])).body.Data
    const { Created } = (await run(Id)).body.Data
    expect((await undo(Id)).body.Data.State).toBe('undone')
    expect(await people('undo.')).toEqual([])
    const gone = await server.client().call(login, { Account: 'undo.1', Password: Created[0]!.Password })
    expect(gone.status).not.toBe(200)
    // the accounts are free again
    const again = (await plan(['壬,undo.1,操作部,,,,业务人员'])).body.Data
    const [account] = (await run(again.Id)).body.Data.Created
    const first = await server.client().call(login, { Account: 'undo.1', Password: account!.Password })
    const { Ticket } = first.body.Data as unknown as { Ticket: string }
    await server.client().call(changeInitialPassword, { Ticket, Password: 'Danzheng#26' })
    const refused = await undo(again.Id)
    expect([refused.status, refused.body.Message]).toEqual([422, '其中 1 条数据导入后已被修改（undo.1），不能整批撤销'])
  })

  it('gives no role beyond that of whoever imports, of 200 lines at most, and is no other company’s', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `员${at},many.${at},,,,,业务人员`)
    expect((await plan(many)).body.Message).toContain('200 行')
    expect((await upload(server, doc!, staffImport.planImport.path, head, 'a.csv')).status).toBe(403)
    const { Id } = (await plan(['子,other.1,,,,,业务人员'])).body.Data
    const haina = await server.signIn('provider')
    expect((await haina.call(staffImport.runImport, { Id, SkipBad: true, SkipLines: [] })).status).not.toBe(200)
    expect(await people('other.1')).toEqual([])
  })

  it('whose department was renamed since it was checked is checked again', async () => {
    const { Id } = (await plan(['丑,late.1,财务部,,,,业务人员'])).body.Data
    const { Id: department, UpdateTime } = (await boss!.call(departmentList, {})).body.Data.find(({ Name }) => Name === '财务部')!
    await boss!.call(saveDepartment, { Id: department, ParentId: null, Name: '财务结算部', UpdateTime })
    expect([(await run(Id)).status, (await people('late.1')).length]).toEqual([422, 0])
  })
})
