import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '../../../folders.ts'

/** A line of a csv file; cells with a comma stand in quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')

/** A data file as it is. */
export const textOf = (file: string) => readFileSync(path.join(dataFolder, `${file}.csv`), 'utf8')

/** The lines of a data file, each by the names of its columns. */
export function recordsOf(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const titles = head.split(',')
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, place) => [titles[place] ?? '', cell])))
}
