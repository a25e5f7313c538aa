import { BusinessFile, buttons, defineEndpoint, employee, menus, openFile, signedIn, type Endpoint, type May } from '@jst/contracts'
import {
  Array as ArraySchema,
  Integer,
  Literal,
  Null,
  Number as NumberSchema,
  Object as ObjectSchema,
  String as StringSchema,
  type TSchema,
  Union,
  Unknown,
} from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unboundedInput } from './testing/bounds.ts'
import { mayProblems, unboundedNumbers, type SeededMenus } from './testing/declarations.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'
import { everyEndpoint } from './testing/routes.ts'

let db: TestDatabase
let seeded: SeededMenus

beforeAll(async () => {
  db = await createTestDatabase()
  const rows = await db.owner((owner) =>
    owner.query<{ path: string; codes: string[] }>(
      `select lower(path) as path, array(select b ->> 'code' from jsonb_array_elements(buttons) b) as codes from menu where built_in`,
    ),
  )
  seeded = new Map(rows.map(({ path, codes }) => [path, new Set(codes)]))
})
afterAll(() => db.drop())

describe('every declared call', () => {
  it('names buttons and menu entries that are there, or says why it needs none; files leave by a button for files', () => {
    expect(everyEndpoint.length).toBeGreaterThan(400)
    expect(everyEndpoint.flatMap((endpoint) => mayProblems(endpoint, seeded))).toEqual([])
  })

  it('has a limit for every text, list and body that is sent', () => {
    expect(everyEndpoint.flatMap(unboundedInput)).toEqual([])
  })

  it('has limits for every number, in what is sent and in what is answered', () => {
    expect(everyEndpoint.flatMap(unboundedNumbers)).toEqual([])
  })
})

const declared = (may: May, reply: TSchema = Null()): Endpoint =>
  defineEndpoint({ method: 'GET', path: '/api/Probe/Get', summary: '测试', may, reply })
const exporting = { path: '/tdManage/siDataList', code: 'export' }

describe('the check of declarations', () => {
  it.each<[string, Endpoint, string]>([
    ['an empty reason', declared(signedIn(' ')), 'opens to signedIn and does not say why'],
    ['no reason for a person without a role', declared(employee('')), 'opens to employee and does not say why'],
    ['an empty list of buttons', declared({ who: 'buttons', buttons: [] }), 'names no button'],
    ['an empty list of menu entries', declared({ who: 'menus', paths: [] }), 'names no menu entry'],
    ['an unknown menu entry', declared(menus('/tdManage/nowhere')), 'no migration seeds the menu entry /tdManage/nowhere'],
    ['a button of an unknown entry', declared(buttons({ path: '/x', code: 'view' })), 'no migration seeds the menu entry /x'],
    ['an unknown button', declared(buttons({ ...exporting, code: 'Export' })), '/tdManage/siDataList has no button Export'],
    ['a file for a menu entry', declared(menus(exporting.path), BusinessFile), 'asks for another right'],
    [
      'a file for another button too',
      declared(buttons(exporting, { path: '/tdManage/siAudit', code: 'audit' }), BusinessFile),
      'asks for another right',
    ],
    ['an open file without a reason', declared(buttons(exporting), openFile('')), 'sends a file to anybody'],
  ])('refuses %s', (_, endpoint, problem) => {
    expect(mayProblems(endpoint, seeded)).toEqual([expect.stringContaining(problem)])
  })

  it('accepts a path in any case and a file behind its button', () => {
    expect(mayProblems(declared(buttons({ ...exporting, path: '/TDMANAGE/sidatalist' }), BusinessFile), seeded)).toEqual([])
    expect(mayProblems(declared(signedIn('本人的账号'), openFile('本人上传的文件')), seeded)).toEqual([])
  })

  it.each<[string, TSchema, string[]]>([
    [
      'a text',
      ObjectSchema({ Lines: ArraySchema(ObjectSchema({ Text: StringSchema() }), { maxItems: 2 }) }),
      ['body.Lines[].Text has no maxLength'],
    ],
    ['a list', ObjectSchema({ Codes: ArraySchema(StringSchema({ maxLength: 5 })) }), ['body.Codes has no maxItems']],
    [
      'a search for repeats that is quadratic',
      ObjectSchema({ Kinds: ArraySchema(Union([Literal('a'), Literal('b')]), { maxItems: 9, uniqueItems: true }) }),
      ['body.Kinds has uniqueItems over items without a plain type'],
    ],
    ['any value', ObjectSchema({ Set: Unknown() }), ['body.Set takes anything']],
    ['any object', ObjectSchema({ Set: ObjectSchema({}, { properties: undefined }) }), ['body.Set takes any fields']],
    [
      'a body beyond the usual limit',
      ObjectSchema({ Texts: ArraySchema(StringSchema({ maxLength: 1_000 }), { maxItems: 100 }) }),
      ['may have a larger body than usual and does not declare largestBody'],
    ],
  ])('finds %s without a limit', (_, body, problems) => {
    const endpoint: Endpoint = { ...declared(signedIn('本人的账号')), method: 'POST', body }
    expect(unboundedInput(endpoint)).toEqual(problems.map((problem) => `/api/Probe/Get: ${problem}`))
    expect(unboundedInput({ ...endpoint, largestBody: 1024 * 1024 })).toHaveLength(
      problems[0]!.includes('any fields') || problems[0]!.includes('larger') ? 0 : 1,
    )
  })

  it('finds numbers without limits at every depth', () => {
    const reply = ObjectSchema({ Rows: ObjectSchema({ Count: Integer({ minimum: 0 }), Price: NumberSchema({ minimum: 0, maximum: 9 }) }) })
    expect(unboundedNumbers(declared(signedIn('本人的账号'), reply))).toEqual([
      '/api/Probe/Get: reply.Rows.Count has no minimum or no maximum',
    ])
  })
})
