import { normText } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registeredDocuments } from './documents/registry.ts'
import { createTestServer, type TestServer } from './testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Words that a function looks into, where they are no column. */
const wordsOf: Readonly<Record<string, string>> = { vgm: `upper(r.bill_no || ' ' || r.box_no)` }

/** Kinds whose logs find records by the index of their words. */
const kinds = registeredDocuments().flatMap(({ document, table, channels }) =>
  channels?.log.found === undefined ? [] : [{ kind: document.kind, table, found: channels.log.found, searched: channels.log.searched }],
)

it('kinds are found by their words where their tables have them', () => {
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['booking', 'manifest', 'vgm', 'boxSlip', 'packingList']))
})

describe.each(kinds)('the log of $kind', ({ kind, table, found, searched }) => {
  it('has a function that finds records, whose words hold each searched column', async () => {
    const values = `array[${searched.map((column) => `coalesce(${column}, '')`).join(', ')}]`
    const rows = await server.db.owner(async (owner) => {
      await owner.query(`select ${found}('NO SUCH WORD')`)
      return owner.query<{ words: string; values: string[] }>(
        `select ${wordsOf[kind] ?? 'r.search'} as words, ${values} as values from ${table} r limit 500`,
      )
    })
    expect(rows.length).toBeGreaterThan(0)
    const missing = rows.flatMap((row) =>
      row.values.flatMap((value, at) => (value !== '' && !row.words.includes(normText(value)) ? [`${searched[at]!} ${value}`] : [])),
    )
    expect(missing).toEqual([])
  })
})
