import { readFileSync } from 'node:fs'
import { packageKinds } from '@jst/contracts/si/data'
import type { NameKind, NoteFacts } from './facts.ts'
import { plain } from '@jst/text-reader'

/** The reference data that the platform is delivered with. */
const table = (name: string) => {
  const [head, ...lines] = readFileSync(new URL(`../../server/data/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at]!, cell.trim()])))
}
const sources = {
  port: { file: 'ports', words: ['code', 'name_zh', 'name_en', 'alias_codes'] },
  carrier: { file: 'carriers', words: ['code', 'name_zh', 'name_en', 'scac', 'smdg', 'aliases'] },
  currency: { file: 'currencies', words: ['code', 'name_zh'] },
} as const

function wordsOf(kind: keyof typeof sources) {
  const words = new Map<string, readonly string[]>()
  const names = new Map<string, string>()
  const add = (word: string, code: string) => words.set(plain(word), [...new Set([...(words.get(plain(word)) ?? []), code])])
  for (const row of table(sources[kind].file)) {
    const code = row['code']!
    names.set(code, row['name_zh'] ?? code)
    for (const column of sources[kind].words) for (const word of (row[column] ?? '').split(';')) if (word.length > 1) add(word, code)
    if (kind === 'port') add(code.slice(2), code)
  }
  return { words, names }
}
const wordsByKind = { port: wordsOf('port'), carrier: wordsOf('carrier'), currency: wordsOf('currency') }
const none = new Map<string, readonly string[]>()
const kinds = new Map(packageKinds.map(({ code, zh, en }) => [code, `${zh} ${en}`]))

export const testFacts = (more: Partial<NoteFacts> = {}): NoteFacts => ({
  words: {
    port: wordsByKind.port.words,
    carrier: wordsByKind.carrier.words,
    currency: wordsByKind.currency.words,
    package: none,
    box: none,
  },
  nameOf: (kind: NameKind, code) =>
    (kind === 'package' ? kinds.get(code) : kind === 'box' ? code : wordsByKind[kind].names.get(code)) ?? code,
  suggest: (kind, word) =>
    kind === 'port'
      ? [...wordsByKind.port.words]
          .filter(([name]) => name.startsWith(word.slice(0, 4)))
          .slice(0, 5)
          .map(([label, [value = '']]) => ({ value, label }))
      : [],
  today: '2026-11-25',
  ...more,
})
