// One thing has one word: the glossary names the words that screens do not use.
import { files, read } from '../lib/workspaces.mjs'

const page = 'docs/glossary.md'
const screens = /^(packages|apps)\/.*\.(tsx?|html)$/
/** They read other people's words: headings of spreadsheets, booking notes, mails with rates. */
const readers = new RegExp(
  [
    String.raw`\/(vocabulary|patterns)\.ts$`,
    String.raw`\/import\/read-table\.ts$`,
    String.raw`^packages\/(booking|rate)-reader\/src\/.*\.test\.ts$`,
    String.raw`^packages\/contracts\/src\/si\/catalogue\/`,
    // files and messages of others, as tests and the demo send them
    String.raw`^packages\/server\/src\/(demo\/(booking-uploads|freight-readings)|testing\/hidden-workbook|sheet-doors\.test)\.ts$`,
    String.raw`^packages\/server\/src\/modules\/(booking\/reading|freight-rates)\/.*\.test\.ts$`,
    String.raw`^packages\/features\/booking\/src\/testing\/uploads\.ts$`,
  ].join('|'),
)

/** Rows of the words of the screens; the terms of the code below that table are for readers. @param {string} text of the glossary */
const rowsOf = (text) =>
  text
    .split('\n## ')[0]
    .split('\n')
    .flatMap((line) => {
      const [, word, , not = ''] = line.split('|').map((cell) => cell.trim())
      return line.startsWith('| ') && word !== 'word' ? [{ word, not }] : []
    })

/**
 * Words that screens do not use. `compounds` are the glossary's own words that contain one, such as 目的港放单 beside 目的港: they stand.
 * @param {string} text of the glossary @returns {{ word: string, not: string, compounds: string[] }[]}
 */
export function synonymsOf(text) {
  const rows = rowsOf(text)
  return rows.flatMap(({ word, not }) =>
    not
      .split(', ')
      .filter((one) => one !== '')
      .map((one) => ({ word, not: one, compounds: rows.map((row) => row.word).filter((other) => other.includes(one)) })),
  )
}

const uses = (line, { not, compounds }) =>
  line.includes(not) && compounds.reduce((rest, one) => rest.replaceAll(one, ''), line).includes(not)

export function problemsOf(file, text, synonyms) {
  if (!screens.test(file) || readers.test(file)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      synonyms.filter((synonym) => uses(line, synonym)).map(({ word, not }) => `${file}:${index + 1}: ${not} is called ${word} (${page}).`),
    )
}

export function check() {
  const synonyms = synonymsOf(read(page))
  return files()
    .filter((file) => screens.test(file))
    .flatMap((file) => problemsOf(file, read(file), synonyms))
}
