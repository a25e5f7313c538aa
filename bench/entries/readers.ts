import { readRates, plain } from '@jst/rate-reader'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { roundsOf } from '../kit/size.ts'

const lines = 200
const ports = ['洛杉矶', '长滩', '汉堡', '鹿特丹', '巴生', '悉尼', '桑托斯', '纽约']
const codes = ['USLAX', 'USLGB', 'DEHAM', 'NLRTM', 'MYPKG', 'AUSYD', 'BRSSZ', 'USNYC']
const port = new Map([...ports.map((name, at) => [plain(name), [codes[at]!]] as const), ['上海', ['CNSHA']] as const])
const facts = {
  words: { port, carrier: new Map([['EMC', ['EMC']]]), charge: new Map([['THC', ['THC']]]), lane: new Map() },
  nameOf: (_kind: string, code: string) => code,
  suggest: () => [],
  today: '2026-11-27',
  home: 'CN',
  learned: {},
}
const text = [
  'EMC 12.1-12.14 USD',
  ...Array.from({ length: lines - 2 }, (_, at) => `上海-${ports[at % ports.length]!} ${1_000 + at}/20GP ${2_000 + at}/40HQ`),
  '不含THC',
].join('\n')

/** A pasted text of rates, read on one core. */
async function run({ options, say }: BenchContext): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < roundsOf(options, 5); round++) {
    const began = performance.now()
    const { rows } = readRates(text, facts)
    times.push(performance.now() - began)
    if (rows.length !== lines - 2) throw new Error(`${rows.length} rows of ${lines - 2} were read`)
  }
  say(`${lines} lines, ${text.length.toLocaleString('en')} characters`)
  return Promise.resolve([figure('a pasted text of 200 lines read', 'ms', times, { goal: { of: 'value', most: 150 } })])
}
export const readers: Entry = { name: 'readers', limit: 'nothing: the goal is a time', run }
