import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '../folders.ts'

export interface Port {
  /** Code of the trade, five characters (CNSHA, not the UN/LOCODE of an airport). */
  code: string
  zh: string
  en: string
  country: string
  /** Route group: CN is the Chinese coast and rivers. */
  lane: string
  aliases: string[]
}

function parse(csv: string): Port[] {
  return csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const cells = row.split(',')
      const [code = '', zh = '', en = '', country = '', , lane = ''] = cells
      return { code, zh, en, country, lane, aliases: (cells[10] ?? '').split(';').filter((alias) => alias !== '') }
    })
}

const ports: readonly Port[] = parse(readFileSync(path.join(dataFolder, 'ports.csv'), 'utf8'))

const byName = new Map<string, Port>()
for (const port of ports)
  for (const name of [port.code, ...port.aliases, port.zh, port.en.toUpperCase()]) if (!byName.has(name)) byName.set(name, port)

/** The port of a code, another code in use for it, or its Chinese or English name. */
export const findPort = (text: string): Port | undefined => byName.get(text.trim()) ?? byName.get(text.trim().toUpperCase())
