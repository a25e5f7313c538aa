// A line of code has 150 columns at most. oxfmt breaks code; comments, statements and long texts are broken by hand.
import { files, read } from '../lib/workspaces.mjs'

const most = 150
const code = /\.(tsx?|mjs|css)$/
/** Tables of facts: a line is a row or a run of rows. */
const data = /^packages\/sea\/src\/(chart\.ts$|testing\/)|\/(table|directories)\.ts$/
/** One literal that has no place to be broken at; a directive of a tool, which must stand on one line. */
const whole = /^\s*(['"`].*['"`]|\/.*\/[a-z]*)[,;)]*$|oxlint-disable/

export const problemsOf = (file, text) =>
  !code.test(file) || data.test(file)
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          line.length > most && !whole.test(line) ? [`${file}:${index + 1}: ${line.length} columns, the limit is ${most}. Break it.`] : [],
        )

export const check = () =>
  files()
    .filter((file) => code.test(file))
    .flatMap((file) => problemsOf(file, read(file)))
