import { readFileSync } from 'node:fs'
import { plain, type NameKind } from '@jst/text-reader'
import type { ReaderFacts } from './facts.ts'

/** The reference data that the platform is delivered with. */
const table = (name: string) => {
  const [head, ...lines] = readFileSync(new URL(`../../server/data/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at]!, cell.trim()])))
}
const sources: Readonly<Record<NameKind, { file: string; words: readonly string[] }>> = {
  port: { file: 'ports', words: ['code', 'name_zh', 'name_en', 'alias_codes'] },
  carrier: { file: 'carriers', words: ['code', 'name_zh', 'name_en', 'scac', 'smdg', 'aliases'] },
  charge: { file: 'charges', words: ['code', 'name_zh', 'aliases'] },
  lane: { file: 'lanes', words: ['code', 'name_zh'] },
}

function wordsOf(kind: NameKind): { words: Map<string, readonly string[]>; names: Map<string, string> } {
  const words = new Map<string, readonly string[]>()
  const names = new Map<string, string>()
  const add = (word: string, code: string) => words.set(plain(word), [...new Set([...(words.get(plain(word)) ?? []), code])])
  for (const row of table(sources[kind].file)) {
    const code = row['code']!
    names.set(code, row['name_zh']!)
    for (const column of sources[kind].words) for (const word of (row[column] ?? '').split(';')) if (word.length > 1) add(word, code)
    // ports by the last three letters of their code
    if (kind === 'port') add(code.slice(2), code)
  }
  return { words, names }
}
const wordsByKind = { port: wordsOf('port'), carrier: wordsOf('carrier'), charge: wordsOf('charge'), lane: wordsOf('lane') }

export const testFacts = (more: Partial<ReaderFacts> = {}): ReaderFacts => ({
  words: {
    port: wordsByKind.port.words,
    carrier: wordsByKind.carrier.words,
    charge: wordsByKind.charge.words,
    lane: wordsByKind.lane.words,
  },
  nameOf: (kind, code) => wordsByKind[kind].names.get(code) ?? code,
  suggest: (kind, word) =>
    [...wordsByKind[kind].names]
      .filter(([, name]) => name.includes(word.slice(0, 1)))
      .slice(0, 3)
      .map(([value, label]) => ({ value, label })),
  today: '2026-11-10',
  home: 'CN',
  learned: {},
  ...more,
})
