// Server part of a new kind of document, with its test.

const guardOf = ({ boxes }) => (boxes ? 'hasBoxes: hasBoxes(document)' : `hasLines: hasLines(document, 'items')`)

/** Effects of the moves that store versions. */
const effectsOf = (desk) =>
  [
    ...(desk ? ['submit: storesVersion(document, { begins: true })', 'sendBack: storesVersion(document)'] : []),
    `confirm: storesVersion(document, { ${desk ? '' : 'begins: true, '}inForce: true })`,
    'void: storesVersion(document)',
  ].map((effect) => `    ${effect},\n`)

/** Lines of the registration beyond guards: effects of moves that store versions, the module of versions, the desk. */
const shapeOf = ({ table, versions, desk }) =>
  [
    versions ? `  effects: {\n${effectsOf(desk).join('')}  },` : '  effects: {},',
    versions &&
      `  versions: {
    table: '${table}_version',
    inForce: 't.in_force_version',
    content: recordContent(calls.entity, document),
  },`,
    desk &&
      `  desk: {
    staff: 't.company_id',
    waiting: \`t.state = \${document.states.states.submitted.code}\`,
    due: 't.state_due',
  },`,
  ]
    .filter(Boolean)
    .join('\n')

/** Names that the routes import of the kit, in their order. */
const kitOf = ({ boxes, versions }) =>
  [
    'documentEntity',
    boxes ? 'hasBoxes' : 'hasLines',
    versions && 'recordContent',
    'registerDocument',
    'rowsOf',
    versions && 'storesVersion',
  ]
    .filter(Boolean)
    .join(', ')

export const routes = (plan) => `import { ${plan.kind}Calls as calls, ${plan.kind}Document as document } from '@jst/contracts/${plan.area}'
import { ${kitOf(plan)} } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import type { Route } from '../../../kernel/http/endpoint.ts'

registerDocument({
  ...rowsOf(calls.entity),
  document,
  guards: { ${guardOf(plan)} },
${shapeOf(plan)}
})

export const ${plan.kind}DocumentRoutes: readonly Route[] = entityRoutes([calls], { [document.kind]: documentEntity(document) })
`

/** Calls of a test that fill a record, so that it can leave its first state. */
const filling = ({ boxes }) =>
  boxes
    ? {
        imports: ['documentBoxes', 'saveDocumentBoxes'],
        missing: '请先填写箱货',
        rows: `const boxes = [{ Box: { Id: 0, BoxNo: 'MSKU6011672', BoxType: '40HQ', SealNo: '', Packages: 12, Weight: 100 }, Lines: [] }]
const fill = async (Id: number, Boxes = boxes) => {
  const { UpdateTime } = (await boss!.call(documentBoxes, at(Id))).body.Data
  return boss!.call(saveDocumentBoxes, { ...at(Id), UpdateTime, Boxes })
}`,
      }
    : {
        imports: ['documentLines', 'saveDocumentLines'],
        missing: '请先填写明细',
        rows: `const items = [{ Id: 0, Name: '纸箱', Quantity: 12, Remark: '' }]
const fill = async (Id: number, Rows = items) => {
  const { UpdateTime } = (await boss!.call(documentLines, at(Id))).body.Data
  return boss!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part: 'items', Rows })
}`,
      }

/** The test of versions and of the desk. */
const shapeTest = ({ versions, desk }) =>
  !versions && !desk
    ? ''
    : `  it('${[desk && 'waits at the desk', versions && 'keeps its versions'].filter(Boolean).join(', and ')}', async () => {
    const Id = await ready()
${
  desk
    ? `    await move(boss!, 'submit', Id, (await stateOf(Id)).UpdateTime)
    expect((await boss!.call(claimAtDesk, { Kind: document.kind, Ids: [Id] })).body.Data).toMatchObject([{ Id, Done: true }])
    expect((await sales!.call(claimAtDesk, { Kind: document.kind, Ids: [Id] })).body.Data).toMatchObject([{ Id, Done: false }])
    // what a colleague has claimed is not next for anybody else
    expect((await sales!.call(nextAtDesk, { Kind: document.kind })).body.Data.Id).not.toBe(Id)
`
    : ''
}    await move(boss!, 'confirm', Id, (await stateOf(Id)).UpdateTime)
${
  versions
    ? `    const { InForce, Rows } = (await boss!.call(documentVersions, at(Id))).body.Data
    expect([InForce, Rows.map(({ Number, Standing }) => [Number, Standing])]).toEqual([1, [[1, 'inForce']]])
${
  desk
    ? `    // an amendment stands beside the version in force until it is confirmed
    const { UpdateTime } = await stateOf(Id)
    await boss!.call(calls.save, { Id, UpdateTime, Values: { NameZh: '改名' } })
    await move(boss!, 'submit', Id, (await stateOf(Id)).UpdateTime)
    expect((await boss!.call(documentVersions, at(Id))).body.Data).toMatchObject({ InForce: 1, Proposed: 2 })
    const { Differences } = (await boss!.call(compareVersions, at(Id))).body.Data
    expect(Differences).toEqual([{ Path: 'NameZh', Label: '名称', Before: '测试', After: '改名' }])
`
    : ''
}`
    : ''
}  })
`

/** Names that a test imports of the kit, in their order. */
const testImports = ({ boxes, versions, desk }) =>
  [
    ...filling({ boxes }).imports,
    'documentState',
    'documentTimeline',
    'moveDocuments',
    ...(desk ? ['claimAtDesk', 'nextAtDesk'] : []),
    ...(versions ? ['documentVersions', ...(desk ? ['compareVersions'] : [])] : []),
  ].toSorted()

export const test = ({
  area,
  kind,
  title,
  letters,
  boxes,
  versions,
  desk,
}) => `import { ${testImports({ boxes, versions, desk }).join(', ')} } from '@jst/contracts/document'
import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const at = (Id: number) => ({ Kind: document.kind, Id })
const save = (client: TestClient, NameZh = '测试') => client.call(calls.save, { Id: 0, Values: { NameZh } })
const stateOf = async (Id: number) => (await boss!.call(documentState, at(Id))).body.Data
${filling({ boxes }).rows}
/** One with rows, ready to leave its first state. */
async function ready(): Promise<number> {
  const { Id } = (await save(boss!)).body.Data
  expect((await fill(Id)).status).toBe(200)
  return Id
}
const move = async (client: TestClient, Event: string, Id: number, UpdateTime: string, Reason = '') =>
  (await client.call(moveDocuments, { Kind: document.kind, Event, Reason, Items: [{ Id, UpdateTime }] })).body.Data

describe('${title}', () => {
  it('is numbered by the rule of the company, one after the other', async () => {
    const [first, second] = [(await save(boss!)).body.Data.Code, (await save(boss!)).body.Data.Code]
    expect(first).toMatch(/^${letters}\\d{8}$/)
    expect(Number(second.slice(-4)) - Number(first.slice(-4))).toBe(1)
  })
  it('is for those who may, and for the own company', async () => {
    const { Id, Code } = (await save(sales!)).body.Data
    expect((await save(reviewer!)).status).toBe(403)
    expect((await reviewer!.call(documentState, at(Id))).status).toBe(403)
    const others = (await (await server.signIn('admin')).call(calls.list, {})).body.Data?.Rows ?? []
    expect(others.map((row) => row.Code)).not.toContain(Code)
  })
  it('is ${desk ? 'submitted' : 'confirmed'} with its rows alone, and by one of two people who do it at once', async () => {
    const { Id: blank } = (await save(boss!)).body.Data
    const refused = await move(boss!, '${desk ? 'submit' : 'confirm'}', blank, (await stateOf(blank)).UpdateTime)
    expect(refused.NotMoved.map(({ Message }) => Message)).toEqual(['${filling({ boxes }).missing}'])
    const Id = await ready()
    const { UpdateTime } = await stateOf(Id)
    const outcomes = await Promise.all([boss!, sales!].map((client) => move(client, '${desk ? 'submit' : 'confirm'}', Id, UpdateTime)))
    expect(outcomes.flatMap(({ Moved }) => Moved)).toEqual([Id])
    expect((await boss!.call(calls.list, { Stage: '${desk ? 'submitted' : 'confirmed'}' })).body.Data.Rows.map((row) => row.Id)).toContain(Id)
  })
  it('is not written any more once it is void, and its timeline says why', async () => {
    const Id = await ready()
    expect((await move(sales!, 'void', Id, (await stateOf(Id)).UpdateTime, 'ERROR')).Moved).toEqual([Id])
    const { UpdateTime } = await stateOf(Id)
    expect((await boss!.call(calls.save, { Id, UpdateTime, Values: { NameZh: '改名' } })).status).toBe(422)
    expect((await fill(Id, [])).status).toBe(422)
    const { Rows } = (await boss!.call(documentTimeline, at(Id))).body.Data
    expect(Rows.map(({ Event, Reason }) => [Event, Reason])).toEqual([
      ['void', 'ERROR'],
      ['changed', ''],
      ['created', ''],
    ])
  })
${shapeTest({ versions, desk })}})
`
