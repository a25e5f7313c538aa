import { readFileSync } from 'node:fs'
import type { SiContainer, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { isHsSubheading } from '../hs-codes/index.ts'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import { unEntry } from '../un-numbers/index.ts'
import { knownCodes } from './known-codes.ts'
import { validateSet } from './validate.ts'

const doc = readFileSync(new URL('../../../../docs/areas/si.md', import.meta.url), 'utf8')
const [, table = ''] = /<!-- examples: si rules -->\n([^]*?)<!-- end -->/.exec(doc) ?? []
const rows = table
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const place = (code: string, zh: string, en: string, ...words: string[]) => ({ code, zh, en, words })
const known = knownCodes({
  ports: [
    place('CNSHA', '上海', 'Shanghai', 'CNSGH'),
    place('CNNGB', '宁波', 'Ningbo', 'CNNBO'),
    place('DEHAM', '汉堡', 'Hamburg'),
    place('BRSSZ', '桑托斯', 'Santos'),
  ],
  carriers: [place('COSCO', '中远海运', 'COSCO SHIPPING Lines', 'COSU')],
  hsCode: isHsSubheading,
  unNumber: unEntry,
})

const put = (row: object, name: string, text: string) => {
  const values = row as Record<string, unknown>
  if (!(name in values)) throw new Error(`no field ${name}`)
  values[name] = typeof values[name] === 'number' ? Number(text) : text
}

/** A record in order with `field=text; box.field=text; line.field=text` put on it. */
function recordOf(example: string): SiRecord {
  const record: SiRecord = goodRecord()
  const box: SiContainer = goodContainer()
  const line = goodLine()
  let lines = false
  for (const part of example.replace(/^`|`$/g, '').split('; ')) {
    const [, entity = '', name = '', text = ''] = /^(?:(box|line)\.)?(\w+)=([^]*)$/.exec(part) ?? []
    const value = text
      .replace(/\\u([\da-f]{4})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\n', '\n')
    put(entity === 'box' ? box : entity === 'line' ? line : record, name, value)
    lines ||= entity === 'line'
  }
  return { ...record, containers: [{ ...box, lines: lines ? [line] : [] }] }
}

describe('published examples', () => {
  it('are there', () => expect(rows.length).toBeGreaterThan(80))
  it.each(rows)('%s: %s (%s) gives %s', (_class, example = '', _source, finding) => {
    const found = validateSet({ records: [recordOf(example)], num: 1, now: Date.parse('2026-03-10T08:00:00Z'), known }).map(
      ({ Severity, Code }) => `${Severity} ${Code}`,
    )
    const only = finding?.split('only ')[1]
    if (finding === '-') expect(found).toEqual([])
    else if (only) expect(found).toEqual([only])
    else expect(found).toContain(finding)
  })
})
