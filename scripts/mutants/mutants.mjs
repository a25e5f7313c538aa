// The mutants of some files, numbered, with what a report says of each.
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { mutantsOf } from './operators.mjs'

const brief = (text) => text.replace(/\s+/g, ' ').slice(0, 70)

/** @returns {Map<string, { id: number, file: string, line: number, name: string, start: number, end: number, text: string }[]>} by file */
export function mutantsIn(files, { keepTexts = false } = {}) {
  let id = 0
  return new Map(
    files.map((file) => {
      const source = readFileSync(file, 'utf8')
      const { program, errors } = parseSync(file, source)
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
      const found = mutantsOf(program, source).filter(({ text }) => !keepTexts || text !== `''`)
      const named = found.map((mutant) => ({
        ...mutant,
        id: (id += 1),
        file,
        line: source.slice(0, mutant.start).split('\n').length,
        name: mutant.statement
          ? `left out: ${brief(source.slice(mutant.start, mutant.end))}`
          : `${brief(source.slice(mutant.start, mutant.end))} → ${brief(mutant.text)}`,
      }))
      return [file, named]
    }),
  )
}
