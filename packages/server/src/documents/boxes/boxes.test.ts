import {
  changeWords,
  documentAllocation,
  documentBoxes,
  documentTimeline,
  saveAllocation,
  saveDocumentBoxes,
  type BoxesFacts,
  type BoxRow,
  readBoxFile,
} from '@jst/contracts/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { markedWorkbook } from '../../testing/marked-workbook.ts'
import { upload } from '../../testing/upload.ts'
import { hasBoxes, isShared, registerDocument } from '../index.ts'
import { forgetDocument, moduleOf } from '../registry.ts'
import { findSubjects } from '../subject.ts'
import { findBoxes } from './boxes.repo.ts'

const number = (key: string, zh: string, digits: number) => ({ key, kind: 'number', zh, en: key, min: 0, max: 1e9, digits }) as const
const boxes = {
  zh: '箱货',
  en: 'Containers',
  boxes: {
    zh: '箱',
    en: 'Containers',
    table: 'trial_box',
    audience: 'customer',
    most: 20,
    fields: [
      { key: 'BoxNo', kind: 'text', zh: '箱号', en: 'Container', max: 11, upper: true },
      { key: 'Seal', kind: 'text', zh: '铅封号', en: 'Seal', max: 20, sensitive: 'customerContact' },
      number('Packages', '件数', 0),
      number('Weight', '毛重', 3),
    ],
    sensitive: { Seal: 'customerContact' },
  },
  lines: {
    zh: '货物',
    en: 'Goods',
    table: 'trial_box_line',
    audience: 'customer',
    most: 3,
    fields: [
      { key: 'Goods', kind: 'text', zh: '品名', en: 'Goods', max: 80, required: true },
      number('Packages', '件数', 0),
      number('Weight', '毛重', 3),
    ],
  },
  by: 'BoxNo',
  quantities: ['Packages', 'Weight'],
  allocation: { zh: '分配', en: 'Allocation' },
} as const satisfies BoxesFacts
/** Manifests: a kind of the test's own, over the table of orders; those of one ship share what is booked. */
const manifest = {
  kind: 'trialManifest',
  zh: '舱单',
  en: 'Manifest',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: { path: '/tdManage/siCheck', code: 'edit' },
  page: '/tdManage/siCreator',
  fields: changeWords([], {}, boxes),
  boxes,
} as const

const box = (BoxNo: string, Packages: number, Weight: number, lines: BoxRow['Lines'] = [], Id = 0): BoxRow => ({
  Box: { Id, BoxNo, Seal: 'S1', Packages, Weight },
  Lines: lines,
})
const goods = (Goods: string, Packages: number, Weight: number) => ({ Id: 0, Goods, Packages, Weight })
const booked = [box('MSKU6011672', 100, 1000.5, [goods('POTS', 60, 600.5), goods('PANS', 40, 400)]), box('TCNU6225360', 7, 1)]

let server: TestServer
let [boss, doc, party, other]: TestClient[] = []
let ids: readonly number[] = []
beforeAll(async () => {
  registerDocument({
    document: manifest,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    boxes: { group: async () => ids, booked: async () => booked },
  })
  server = await createTestServer()
  await server.db.owner((owner) =>
    owner.query(`call document_lines('trial_box', $$box_no text not null default '', seal text not null default '', packages integer,
        weight numeric(12, 3)$$);
      call document_box_lines('trial_box_line', 'trial_box', $$goods text not null, packages integer, weight numeric(12, 3)$$);
      insert into role_permission_item (role_id, item_key, permission_key, value)
        select er.role_id, 'field', 'customerContact', 'hidden' from employee_role er join employee e on e.id = er.employee_id
          join app_user u on u.id = e.user_id where u.account = 'doc' on conflict do nothing`),
  )
  ;[boss, doc, party, other] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
  const rows = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `select o.id from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK' order by o.id limit 3`,
    ),
  )
  ids = rows.map(({ id }) => id)
})
afterAll(async () => {
  forgetDocument(manifest.kind)
  await server.close()
})
beforeEach(() => server.db.owner((owner) => owner.query('delete from trial_box')))

const at = (Id = ids[0]!) => ({ Kind: manifest.kind, Id })
const read = async (Id = ids[0]!, client = boss!) => (await client.call(documentBoxes, at(Id))).body.Data
const save = async (Boxes: readonly BoxRow[], { client = boss!, Id = ids[0]! } = {}) =>
  client.call(saveDocumentBoxes, { ...at(Id), UpdateTime: (await read(Id)).UpdateTime, Boxes })
const messages = (answer: { readonly body: unknown }) =>
  ((answer.body as { Issues?: { Path: string; Message: string }[] }).Issues ?? []).map(({ Path, Message }) => [Path, Message])

describe('boxes of a document', () => {
  it('are kept with their lines in their order, and rows that stay keep their keys', async () => {
    const saved = (await save(booked)).body.Data
    expect(saved.Boxes).toMatchObject(
      booked.map(({ Box, Lines }) => ({ Box: { BoxNo: Box['BoxNo'] }, Lines: Lines.map(({ Goods }) => ({ Goods })) })),
    )
    const [first, second] = saved.Boxes
    // the second box comes first, takes a line of the other one along, and a new box follows
    const moved = { Box: { ...second!.Box, Packages: 40, Weight: 400 }, Lines: [first!.Lines[1]!] }
    const { Boxes } = (
      await save([moved, { Box: { ...first!.Box, Packages: 60, Weight: 600.5 }, Lines: [first!.Lines[0]!] }, box('CMAU5110875', 1, 1)])
    ).body.Data
    expect(Boxes.map(({ Box }) => Box.Id).slice(0, 2)).toEqual([second!.Box.Id, first!.Box.Id])
    expect(Boxes.map(({ Lines }) => Lines.map((line) => [line.Id, line['Goods']]))).toEqual([
      [[first!.Lines[1]!.Id, 'PANS']],
      [[first!.Lines[0]!.Id, 'POTS']],
      [],
    ])
    // a line of a box that goes is kept where it stands in another one
    const [top, below] = Boxes
    const rest = (await save([{ Box: { ...below!.Box, Packages: 100, Weight: 1000.5 }, Lines: [...below!.Lines, ...top!.Lines] }])).body
      .Data
    expect(rest.Boxes[0]!.Lines.map((line) => line['Goods'])).toEqual(['POTS', 'PANS'])
  })
  it('are one change of the timeline', async () => {
    await save([box('MSKU6011672', 5, 5, [goods('BOLTS', 5, 5)])])
    const { Rows } = (await boss!.call(documentTimeline, at())).body.Data
    expect(Rows[0]).toMatchObject({
      Event: 'changed',
      Changes: [{ Field: 'Boxes', Before: [], After: ['MSKU6011672 5 5', 'MSKU6011672 BOLTS 5 5'] }],
    })
  })
  it('say at each field what is wrong', async () => {
    const wrong = await save([box('MSKU6011672', 1.5, 1, [{ ...goods('', 1, 1) }])])
    expect(wrong.status).toBe(422)
    expect(messages(wrong).map(([Path]) => Path)).toEqual(['Boxes[0].Packages', 'Boxes[0].Lines[0].Goods'])
    const contradictory = await save([box('MSKU6011672', 12, 10, [goods('BOLTS', 10, 10)]), box('MSKU6011672', 1, 1)])
    expect(messages(contradictory)).toEqual([
      ['Boxes[0].Packages', 'MSKU6011672 的明细件数合计 10，与 12 不一致，请修改其中一个'],
      ['Boxes[1].BoxNo', '箱号 MSKU6011672 与第 1 行重复，请修改其中一个'],
    ])
    const crowded = await save([
      box(
        'A',
        4,
        4,
        ['A', 'B', 'C', 'D'].map((name) => goods(name, 1, 1)),
      ),
    ])
    expect(messages(crowded)).toEqual([['Boxes[0].Lines', '货物最多 3 行']])
    expect((await save(Array.from({ length: 21 }, (_, no) => box(`B${no}`, 1, 1)))).text).toContain('箱货最多 20 行')
    expect((await read()).Boxes).toEqual([])
  })
  it('are written in the version that was read, by whoever may', async () => {
    const { UpdateTime } = await read()
    await save([box('A', 1, 1)])
    const stale = await boss!.call(saveDocumentBoxes, { ...at(), UpdateTime, Boxes: [] })
    expect([stale.status, stale.body.Data.Boxes.length]).toEqual([412, 1])
    expect((await read(ids[0], party)).Boxes.length).toBe(1)
    expect((await save([], { client: party! })).status).toBe(403)
    expect((await other!.call(documentBoxes, at())).status).toBe(404)
    expect((await other!.call(documentAllocation, at())).status).not.toBe(200)
    expect((await boss!.call(documentBoxes, { Kind: 'customer', Id: 1 })).status).toBe(404)
  })
  it('let a move go that needs at least one', async () => {
    const verdict = () =>
      server.db.owner(async (tx) => {
        const [row] = await findSubjects(tx, moduleOf(manifest.kind), [ids[0]!])
        return hasBoxes(manifest)({ tx } as never, row!, {} as never, undefined)
      })
    expect(await verdict()).toMatchObject({ code: 'ILLEGAL_TRANSITION', message: '请先填写箱货' })
    await save([box('A', 1, 1)])
    expect(await verdict()).toBe(true)
  })
  it('are read from a file as texts, rows with a struck cell named, by whoever may write them', async () => {
    const content = markedWorkbook(
      [
        ['箱号', '件数'],
        ['MSKU6011672', '1'],
        ['TCNU6225360', '2'],
      ],
      { struck: [2, 0] },
    )
    const file = (client: TestClient, Kind: string = manifest.kind) =>
      upload(server, client, `${readBoxFile.path}?Kind=${Kind}`, content, 'boxes.xlsx')
    const { body } = await file(boss!)
    expect(body.Data).toMatchObject({
      Rows: [
        ['箱号', '件数'],
        ['MSKU6011672', '1'],
        ['TCNU6225360', '2'],
      ],
      StruckRows: [2],
      Truncated: false,
    })
    expect((await file(boss!, 'no-such-kind')).status).toBe(404)
  })

  it('keep what the roles of the writer hide', async () => {
    const [stored] = (await save([box('A', 1, 1)])).body.Data.Boxes
    const seen = await read(ids[0], doc)
    expect(seen.Boxes[0]!.Box['Seal']).toBe('')
    const saved = await save([{ Box: { ...seen.Boxes[0]!.Box, Packages: 2 }, Lines: [] }], { client: doc! })
    expect(saved.status).toBe(200)
    expect((await read()).Boxes[0]!.Box).toEqual({ ...stored!.Box, Packages: 2 })
  })
})

describe('what several records share', () => {
  const allocate = async (parts: readonly (readonly BoxRow[])[], client = boss!) => {
    const { Records } = (await boss!.call(documentAllocation, at())).body.Data
    const given = parts.map((Boxes, index) => ({
      Id: ids[index]!,
      UpdateTime: Records.find(({ Id }) => Id === ids[index])!.UpdateTime,
      Boxes,
    }))
    return client.call(saveAllocation, { ...at(), Records: given })
  }
  const verdict = () =>
    server.db.owner(async (tx) => {
      const [row] = await findSubjects(tx, moduleOf(manifest.kind), [ids[0]!])
      return isShared(manifest)({ tx } as never, row!, {} as never, undefined)
    })

  it('is written together, and is complete when nothing is left', async () => {
    expect(await verdict()).toMatchObject({ message: 'MSKU6011672 的件数还剩 100 未分配，请先分配' })
    const half = await allocate([[box('MSKU6011672', 60, 600.5)], [box('MSKU6011672', 40, 400)]])
    expect(half.status).toBe(200)
    expect(half.body.Data.Records.map(({ Boxes }) => Boxes.map(({ Box }) => Box['Packages']))).toEqual([[60], [40], []])
    expect(await verdict()).toMatchObject({ message: 'TCNU6225360 的件数还剩 7 未分配，请先分配' })
    await save([box('TCNU6225360', 7, 1)], { Id: ids[2]! })
    expect(await verdict()).toBe(true)
  })
  it('gives no more of a box than is booked, and nothing is written then', async () => {
    const over = await allocate([[box('MSKU6011672', 60, 600)], [box('MSKU6011672', 43, 400.5)]])
    expect(over.status).toBe(422)
    expect(messages(over)).toEqual([['Records.Packages', 'MSKU6011672 的件数比已订多 3，请减少后再保存']])
    expect((await read(ids[1])).Boxes).toEqual([])
    expect((await allocate([[box('UNKNOWN', 1, 1)]])).text).toContain('UNKNOWN 的件数比已订多 1')
  })
  it('is written by one of two people who give away the same box', async () => {
    const answers = await Promise.all([
      allocate([[box('TCNU6225360', 7, 1)]]),
      save([], { Id: ids[2]! }).then(() => allocate([[box('TCNU6225360', 7, 1)]], doc)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toContain(200)
    const stored = await server.db.owner((owner) => findBoxes(owner, boxes, manifest.kind, ids))
    expect([...stored.values()].flat().length).toBe(1)
  })
  it('belongs to the records of its group alone', async () => {
    const { UpdateTime } = await read()
    const foreign = await server.db.owner((owner) => owner.query<{ id: number }>('select max(id) as id from cargo_order'))
    const Records = [{ Id: foreign[0]!.id, UpdateTime, Boxes: [] }]
    expect((await boss!.call(saveAllocation, { ...at(), Records })).status).toBe(404)
    expect((await allocate([[]], party)).status).toBe(403)
  })
})
