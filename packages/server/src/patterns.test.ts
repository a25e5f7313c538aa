// Work of each regular expression over texts of others grows linearly with the text (docs/adr/0110): a quadratic one holds the process for
// seconds with some ten thousand signs.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { afterAll, describe, expect, it } from 'vitest'
import { composedOf, declaredPatterns, literalsOf, type Pattern } from './testing/patterns.ts'

/** Packages whose code reads what people send, paste or upload. */
const readers = [
  'contracts',
  'text-reader',
  'rate-reader',
  'booking-reader',
  'sheet',
  'si-drafts',
  'price-engine',
  'places',
  'edifact',
  'track',
  'rich-text',
  'permissions',
  'server',
]
/** Those that put patterns together of their vocabularies. */
const composing = ['contracts', 'text-reader', 'booking-reader', 'si-drafts']

/** Patterns that read texts of our own alone. */
const ownTexts = new Map([
  [String.raw`^(.*?)((?: [A-Z]{2})+)$`, 'lines of the list of countries'],
  [
    String.raw`^(postmaster\.(pid|opts)|backup_label|\.s\.PGSQL\..*)$|(^|[/\\])(pgsql_tmp.*|pg_internal\.init.*)$`,
    'files of our PostgreSQL',
  ],
  [String.raw`<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>`, 'pages that we have built'],
  [String.raw`<style>([\s\S]*?)<\/style>`, 'pages that we have built'],
])

/** Digests of patterns that were judged linear by this version of the analyser: a verdict never changes, and takes up to seconds. */
const safe = new Set(readFileSync(new URL('testing/safe-patterns.txt', import.meta.url), 'utf8').split('\n'))
const digestOf = ({ source, flags }: Omit<Pattern, 'place'>) =>
  createHash('sha256').update(`${source} ${flags}`).digest('base64url').slice(0, 22)

const repeats = /[*+]|\{\d+,\}/
/** The weakness of a pattern; undefined where its work is linear, or bounded. */
function weakness({ source, flags }: Omit<Pattern, 'place'>): string | undefined {
  if (!repeats.test(source) || safe.has(digestOf({ source, flags }))) return undefined
  const answer = checkSync(source, flags, { timeout: 30_000, randomSeed: 1 })
  if (answer.status === 'safe') {
    judged.add(digestOf({ source, flags }))
    return undefined
  }
  if (answer.status === 'unknown') return `not judged: ${answer.error.kind}`
  return `${answer.complexity.summary}, for example with ${answer.attack.pattern.slice(0, 120)}`
}
function weak(patterns: readonly Pattern[]): string[] {
  const each = new Map(patterns.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern]))
  return [...each.values()].flatMap((pattern) => {
    const found = ownTexts.has(pattern.source) ? undefined : weakness(pattern)
    return found === undefined ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags}: ${found}`]
  })
}

/** Digests that this run adds: `SAFE_PATTERNS=write` keeps them. */
const judged = new Set<string>()
afterAll(() => {
  if (process.env['SAFE_PATTERNS'] !== 'write') return
  const all = [...safe, ...judged].filter((digest) => digest !== '').toSorted()
  writeFileSync(new URL('testing/safe-patterns.txt', import.meta.url), `${all.join('\n')}\n`)
})

describe('every regular expression', { timeout: 600_000 }, () => {
  it.each(readers)('in %s does work in proportion to its text', (name) => {
    expect(weak(literalsOf(name))).toEqual([])
  })

  it.each(composing)('that %s puts together does so, too', async (name) => {
    const patterns = await composedOf(name)
    expect(patterns.length).toBeGreaterThan(0)
    expect(weak(patterns)).toEqual([])
  })

  it('that a call or an entity declares does so, too', () => {
    const patterns = declaredPatterns()
    expect(patterns.length).toBeGreaterThan(100)
    expect(weak(patterns)).toEqual([])
  })
})

it.each([
  ['repeated groups that overlap', '^[^@]+@[^@]+\\.[^@]+$'],
  ['blanks around an optional sign', 'UN\\s*[:#]?\\s*\\d{4}'],
  ['an end that is looked for from each beginning', '\\s+$'],
  ['an exponential one', '^(a|a)+$'],
])('the check finds %s', (_, source) => {
  expect(weakness({ source, flags: '' })).toMatch(/polynomial|exponential/)
})
