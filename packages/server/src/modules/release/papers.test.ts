import { approvalRounds, decide, documentTimeline, reassignApproval } from '@jst/contracts/document'
import {
  applicationCalls,
  applicationDocument,
  checkRuleCalls,
  holdCalls,
  letterCalls,
  letterDocument,
  makeLetters,
  returnCalls,
  returnDocument,
  returnView,
  scanPaper,
  shelvePaper,
  uncountPaper,
  wordingCalls,
  holdBills,
} from '@jst/contracts/release'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestClient, type TestServer } from '../../testing/index.ts'
import { upload } from '../../testing/upload.ts'
import { letterExpiry } from './index.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let [boss, finance, doc, sales]: TestClient[] = []
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  // rules and wordings of the demo speak of its own story
  await server.db.owner((owner) => owner.query('update release_rule set enabled = false; delete from release_wording'))
  ;[boss, finance, doc, sales] = await Promise.all(['boss', 'finance', 'doc', 'sales'].map((account) => server.signIn(account)))
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
  await desk.chain()
})
afterAll(() => server.close())

const sql = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.db.owner((owner) => owner.query<R>(text, [...values]))
const scan = async (client: TestClient, Barcode: string, more: { Shelf?: string; Copy?: number; Of?: number } = {}) =>
  client.call(scanPaper, { Barcode, Shelf: '', ...more })

describe('papers that come back', () => {
  it('are counted by their barcodes, each once, and the count decides on a telex', async () => {
    const { owner, no } = await desk.loaded()
    const Id = await desk.apply(owner.Code, [{ BlNo: no, Issued: 3 }], { Type: 'telex', Way: 'telex' }, ['telexReturned'])
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['return', `originalsOut ${no}`])
    const first = (await scan(doc!, `${no.toLowerCase()}-1/3\r`, { Shelf: 'A-03' })).body.Data
    expect(first).toMatchObject({ No: no, KindOf: 'original', Copy: 1, Counted: 1, Total: 3, Before: null })
    expect((await scan(finance!, `${no}*1*3`)).body.Data).toMatchObject({ Copy: 1, Counted: 1, Before: { ByName: '陈雨欣' } })
    await scan(finance!, `${no} 3 OF 3`)
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['return', `originalsOut ${no}`])
    expect((await scan(finance!, no, { Copy: 2, Of: 3 })).body.Data.Counted).toBe(3)
    expect((await boss!.call(returnCalls.get, { Id: first.Id })).body.Data).toMatchObject({ Stage: 'whole', Counted: 3, Shelf: 'A-03' })
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['automatic'])
  })
  it('that two clerks scan at once count once', async () => {
    const { owner, no } = await desk.loaded()
    await desk.apply(owner.Code, [{ BlNo: no }])
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => scan(at % 2 ? doc! : finance!, `${no}-1/2`)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers.filter(({ body }) => body.Data.Before === null)).toHaveLength(1)
    const { Id } = answers[0]!.body.Data
    expect((await boss!.call(returnView, { Id })).body.Data.Copies.map(({ Copy }) => Copy)).toEqual([1])
    expect((await boss!.call(returnCalls.get, { Id })).body.Data).toMatchObject({ Stage: 'counting', Counted: 1 })
  })
  it('ask which original it is, and refuse what no bill has', async () => {
    const { owner, no } = await desk.loaded()
    await desk.apply(owner.Code, [{ BlNo: no }])
    const said = async (code: string, more = {}) => (await scan(doc!, code, more)).body.Issues?.[0]?.Message
    expect(await said(no)).toContain('没有写明是第几份')
    expect(await said(no, { Copy: 3, Of: 2 })).toContain('超出一套 2 份')
    expect(await said('NOSUCH-1/3')).toContain('没有找到提单或保函 NOSUCH')
    await scan(doc!, `${no}-1/3`)
    expect(await said(`${no}-1/2`)).toContain('已按一套 3 份登记')
    expect((await scan(sales!, `${no}-2/3`)).status).toBe(403)
  })
  it('are taken back with a reason, which stays in the timeline', async () => {
    const { owner, no } = await desk.loaded()
    await desk.apply(owner.Code, [{ BlNo: no }])
    const { Id } = (await scan(doc!, `${no}-1/1`)).body.Data
    const [copy] = (await boss!.call(returnView, { Id })).body.Data.Copies
    expect((await doc!.call(uncountPaper, { Id: copy!.Id, Reason: ' ' })).status).toBe(422)
    expect((await doc!.call(uncountPaper, { Id: copy!.Id, Reason: '扫错' })).status).toBe(200)
    expect((await doc!.call(uncountPaper, { Id: copy!.Id, Reason: '扫错' })).status).toBe(412)
    const row = (await boss!.call(returnCalls.get, { Id })).body.Data
    expect(row).toMatchObject({ Stage: 'counting', Counted: 0 })
    expect((await scan(doc!, `${no}-1/1`)).body.Data).toMatchObject({ Counted: 1, Before: null })
    const { UpdateTime } = (await boss!.call(returnCalls.get, { Id })).body.Data
    expect((await doc!.call(shelvePaper, { Id, UpdateTime, Shelf: 'B-01' })).status).toBe(200)
    expect((await doc!.call(shelvePaper, { Id, UpdateTime, Shelf: 'B-02' })).status).toBe(412)
    const events = (await boss!.call(documentTimeline, { Kind: returnDocument.kind, Id })).body.Data.Rows.map(({ Event }) => Event)
    expect(events).toEqual(expect.arrayContaining(['counted', 'uncounted', 'shelved', 'fill', 'reopen']))
  })
})

describe('letters', () => {
  const seal = async (Id: number) => {
    await sql(`insert into blob (sha256, size) values (repeat('6', 64), 5) on conflict do nothing`)
    await sql(
      `insert into document_file (kind, subject_id, company_id, audience, file_kind, version, name, format, size, sha256)
        select $2, id, company_id, 'internal', 'sealed', 1, 'seal.pdf', 'pdf', 5, repeat('6', 64) from release_loi where id = $1`,
      [Id, letterDocument.kind],
    )
  }
  const move = (client: TestClient, event: string, Id: number) =>
    desk.move(client, event, Id, { kind: letterDocument.kind, Reason: 'OTHER' })
  it('are made once for what an application lacks, sealed, accepted by a second person, counted in, and used by the release', async () => {
    const { owner, no } = await desk.loaded()
    const AgentCode = await desk.agent('manual')
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], { Type: 'telex', Way: 'telex', AgentCode })
    const both = await Promise.all([1, 2].map(() => doc!.call(makeLetters, { ApplicationId: Id })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [letter] = both.find(({ status }) => status === 200)!.body.Data
    const row = (await boss!.call(letterCalls.get, { Id: letter!.Id })).body.Data
    expect(row).toMatchObject({
      KindOf: 'telexUnissued',
      BillNos: no,
      Consignee: 'HAMBURG TRADING GMBH',
      NameZh: owner.NameZh,
      PaperBack: false,
    })
    expect(await move(doc!, 'submit', letter!.Id)).toEqual(['请先上传盖章扫描件'])
    await seal(letter!.Id)
    expect(await move(doc!, 'submit', letter!.Id)).toEqual([])
    expect(await move(doc!, 'accept', letter!.Id)).toHaveLength(1)
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['return', 'letterUnsigned 电放申请书（未签发正本）'])
    expect(await move(finance!, 'accept', letter!.Id)).toEqual([])
    expect((await scan(doc!, letter!.No)).body.Data).toMatchObject({ KindOf: 'letter', Counted: 1, Total: 1 })
    expect((await boss!.call(letterCalls.get, { Id: letter!.Id })).body.Data['PaperBack']).toBe(true)
    await desk.move(doc!, 'submit', Id)
    expect(await desk.stage(Id)).toBe('agreed')
    expect(await desk.release(finance!, Id, { Act: 'TELEX', Remarks: '电话通知' })).toEqual([])
    expect((await boss!.call(letterCalls.get, { Id: letter!.Id })).body.Data['Stage']).toBe('used')
  })
  it('name the bills that need them alone: one with originals outside another letter than one without', async () => {
    const { owner, no } = await desk.loaded()
    const other = desk.blNo()
    await desk.load(other)
    const bills = [
      { BlNo: no, Issued: 3, Boxes: 'MSKU6011672', Consignee: 'HAMBURG TRADING GMBH' },
      { BlNo: other, Issued: 0, Boxes: 'CSQU3054383', Consignee: 'BREMEN TRADING GMBH' },
    ]
    const Id = await desk.apply(owner.Code, bills, { Type: 'telex', Way: 'telex' })
    const { body } = await doc!.call(makeLetters, { ApplicationId: Id })
    const rows = await Promise.all(body.Data.map(async (letter) => (await boss!.call(letterCalls.get, { Id: letter.Id })).body.Data))
    expect(rows.map(({ KindOf, BillNos, Consignee, Boxes }) => [KindOf, BillNos, Consignee, Boxes])).toEqual([
      ['telexUnissued', other, 'BREMEN TRADING GMBH', 'CSQU3054383'],
      ['telexReturned', no, 'HAMBURG TRADING GMBH', 'MSKU6011672'],
    ])
  })
  it('that a file brings belong to the customer that they name, as typed ones do', async () => {
    const { owner, no } = await desk.loaded()
    const run = async (customer: string) => {
      const file = ['保函编号,保函类型,客户,提单号', `IMP${no},正本遗失保函,${customer},${no}`].join('\n')
      const { body: planned } = await upload(server, boss!, letterCalls.planImport.path, file, 'letters.csv')
      return (await boss!.call(letterCalls.runImport, { Id: planned.Data.Id, SkipBad: false, SkipLines: [] })).status
    }
    expect(await run(owner.Code)).toBe(200)
    expect(await sql('select customer_id as id, name_zh as name from release_loi where bill_nos = $1', [no])).toEqual([
      { id: owner.Id, name: owner.NameZh },
    ])
  })
  it('end on the day after their last one, and are told of before', async () => {
    const { owner, no } = await desk.loaded()
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    const [over, soon, later] = [
      await desk.letter(Id, owner.Code, 'lost'),
      await desk.letter(Id, owner.Code, 'lost'),
      await desk.letter(Id, owner.Code, 'lost'),
    ]
    for (const [letter, days] of [
      [over, -1],
      [soon, 0],
      [later, 30],
    ])
      await sql('update release_loi set valid_to = china_day() + $2::integer where id = $1', [letter, days])
    expect(await runScheduled(server, letterExpiry)).toBe('done')
    const stages = await Promise.all(
      [over, soon, later].map(async (letter) => (await boss!.call(letterCalls.get, { Id: letter })).body.Data['Stage']),
    )
    expect(stages).toEqual(['expired', 'valid', 'valid'])
    const told = await sql<{ title: string }>(`select title from message where title like '保函 % 将于 % 到期'`)
    expect(told.length).toBeGreaterThan(0)
  })
  it('have the wording of the company, whose fields are known, one for each', async () => {
    const Values = { Code: 'W1', NameZh: '电放', KindOf: 'telexUnissued', Text: '提单 {提单号} 电放给 {收货人}', TextEn: '', Enabled: true }
    expect((await boss!.call(wordingCalls.save, { Id: 0, Values: { ...Values, Text: '{无此项}' } })).body.Issues?.[0]?.Message).toContain(
      '{无此项}',
    )
    expect((await boss!.call(wordingCalls.save, { Id: 0, Values })).status).toBe(200)
    expect((await boss!.call(wordingCalls.save, { Id: 0, Values: { ...Values, Code: 'W2' } })).status).toBe(422)
  })
})

describe('rules of checks', () => {
  it('ask for the levels of their amount, port and way', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '500', '10')
    const rule = { Code: 'HZ1', NameZh: '南美线', Level: 'both', PodCode: 'BRSSZ', MinOpen: 500, Enabled: true }
    const made = (await boss!.call(checkRuleCalls.save, { Id: 0, Values: rule })).body.Data
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], { PodCode: 'BRSSZ' })
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['both', 'ruleBoth 南美线'])
    const other = await desk.apply(owner.Code, [{ BlNo: no }], { PodCode: 'DEHAM' })
    await desk.move(doc!, 'submit', other)
    expect(await desk.reasons(other)).toEqual(['first', 'open 500.00'])
    expect(
      (await boss!.call(checkRuleCalls.setEnabled, { Items: [{ Id: made.Id, UpdateTime: made.UpdateTime }], Enabled: false })).status,
    ).toBe(200)
  })
})

describe('acts of a release', () => {
  it('ask for courier, receiver or identification, each where it belongs', async () => {
    const { owner, no } = await desk.loaded()
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', Id)
    expect(await desk.release(finance!, Id, { Act: 'TELEX' })).toEqual(['放单申请的出单方式为「正本」，只能以「寄出、自取」放单'])
    expect(await desk.release(finance!, Id, { Act: 'MAILED', Courier: '顺丰', CourierNo: 'SF1' })).toEqual([
      expect.stringContaining('没有收件人'),
    ])
    expect(await desk.release(finance!, Id, { Act: 'PICKED', PickedBy: '' })).toEqual(['请填写取单人姓名'])
    expect(await desk.release(sales!, Id)).toHaveLength(1)
    expect(await desk.release(finance!, Id, { Act: 'PICKED' })).toEqual([])
    const [entry] = (await boss!.call(documentTimeline, { Kind: applicationDocument.kind, Id })).body.Data.Rows.filter(
      ({ Event }) => Event === 'release',
    )
    expect(entry!.Text).toBe('自取，李军（身份证）')
  })
  it('fit the way: at destination the agent is told to issue, an electronic bill leaves by its platform', async () => {
    const { owner, no } = await desk.loaded()
    const more = { Type: 'sign', Way: 'destination', AgentCode: await desk.agent('manual') }
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], more)
    await desk.move(doc!, 'submit', Id)
    const only = (way: string, act: string) => `签单申请的出单方式为「${way}」，只能以「${act}」放单`
    for (const Act of ['PICKED', 'TELEX', 'PLATFORM'] as const)
      expect(await desk.release(finance!, Id, { Act })).toEqual([only('目的港放单', '目的港放单')])
    expect(await desk.release(finance!, Id, { Act: 'AGENT', Remarks: '邮件通知' })).toEqual([])
    const messages = await sql<{ type: string; payload: string }>(
      `select type, payload from document_message where kind = $1 and record_id = $2 and direction = 'out'`,
      [applicationDocument.kind, Id],
    )
    expect(messages).toEqual([{ type: 'destination', payload: expect.stringContaining('issue the original bills to the consignee') }])
    const two = await desk.apply(owner.Code, [{ BlNo: no }], { Type: 'sign', Way: 'electronic' })
    await desk.move(doc!, 'submit', two)
    expect(await desk.release(finance!, two)).toEqual([only('电子提单', '电子平台')])
    const Platform = { Act: 'PLATFORM', Platform: 'IQAX' } as const
    expect(await desk.release(finance!, two, Platform)).toEqual(['请填写平台上的交易或提单编号'])
    expect(await desk.release(finance!, two, { ...Platform, PlatformNo: 'TX-1' })).toEqual([])
    const row = (await boss!.call(applicationCalls.get, { Id: two })).body.Data
    expect([row['Act'], row['PlatformNo'], row['CourierNo']]).toEqual(['PLATFORM', 'IQAX TX-1', ''])
  })
  it('hold the bills for a debt that is due alone', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, 'OLD', '10', '-5')
    await desk.bill(owner.Id, 'NEW', '10', '5')
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    const numbers = await sql<{ no: string; bl: string }>('select invoice_no as no, bl_no as bl from invoice where customer_id = $1', [
      owner.Id,
    ])
    const of = (bl: string) => numbers.find((row) => row.bl === bl)!.no
    const hold = (Invoice: string) => boss!.call(holdBills, { Id, Invoice, Clause: '第 8 条' })
    expect((await hold(of('NEW'))).status).toBe(422)
    expect((await hold(of('OLD'))).body.Data).toEqual({ Held: 1 })
    expect((await hold(of('OLD'))).status).toBe(422)
    expect((await boss!.call(holdCalls.list, { Keyword: no })).body.Data.Total).toBe(1)
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['block', `billHeld ${no}`])
  })
  it('give a turn to somebody else, who then decides', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '10', '5')
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', Id)
    const round = async (client = boss!) => (await client.call(approvalRounds, { Kind: applicationDocument.kind, Id })).body.Data[0]!
    const { Id: roundId, Reassigns, Version } = await round()
    const turn = Reassigns.find(({ FromName }) => FromName === '吴敏')!
    const [maker, other] = await sql<{ id: number }>(`select e.id from employee e where e.name in ('陈雨欣', '林志远') order by e.name`)
    const give = (client: TestClient, ToId: number) =>
      client.call(reassignApproval, { Id: roundId, StepId: turn.StepId, FromId: turn.FromId, ToId, Words: '出差' })
    expect((await give(boss!, maker!.id)).status).toBe(422)
    expect((await give(boss!, other!.id)).status).toBe(422)
    const admin = await sql<{ id: number }>(`select e.id from employee e where e.name = '郑国栋'`)
    expect((await give(boss!, admin[0]!.id)).status).toBe(422)
    expect((await round(doc)).Reassigns).toEqual([])
    expect((await give(doc!, maker!.id)).status).toBe(403)
    await sql(
      `insert into employee_role (employee_id, role_id) select $1, er.role_id from employee_role er join employee e on e.id = er.employee_id where e.name = '吴敏'
        on conflict do nothing`,
      [other!.id],
    )
    expect((await give(boss!, other!.id)).status).toBe(200)
    expect((await finance!.call(decide, { Items: [{ Id: roundId, Version }], Agree: true, Words: '' })).body.Data.NotMoved).toHaveLength(1)
    const reviewer = await server.signIn('reviewer')
    expect((await reviewer.call(decide, { Items: [{ Id: roundId, Version }], Agree: true, Words: '' })).body.Data.NotMoved).toEqual([])
    expect(await desk.stage(Id)).toBe('agreed')
  })
})
