import path from 'node:path'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { startProgram } from '../kit/program.ts'
import type { ReadSheet } from '../sheets/read-sheet.ts'
import { roundsOf } from '../kit/size.ts'

/** Milliseconds and megabytes that a file of 50,000 x 20 cells may take (ADR 128). */
const most = { time: 8_000, memory: 700 } as const

async function run({ options, scope }: BenchContext): Promise<Figure[]> {
  const script = new URL('../sheets/read-sheet.ts', import.meta.url)
  const file = path.join(scope.folder('sheet'), 'sheet.xlsx')
  const maker = startProgram<ReadSheet>(scope, script)
  await maker.call('make', file)
  await maker.kill()
  const program = startProgram<ReadSheet>(scope, script)
  const rounds: { time: number; memory: number }[] = []
  for (let round = 0; round < roundsOf(options, 3); round += 1) rounds.push(await program.call('read', file))
  const of = (key: 'time' | 'memory') => rounds.map((one) => one[key])
  return [
    figure('xlsx of 50,000 x 20 cells read', 'ms', of('time'), { goal: { of: 'value', most: most.time } }),
    figure('most memory of it', 'MB', of('memory'), { goal: { of: 'value', most: most.memory } }),
  ]
}

export const sheets: Entry = { name: 'sheets', limit: 'none: bounds of its own', run }
