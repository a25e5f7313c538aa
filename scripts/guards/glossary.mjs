// One thing has one word: the glossary names the words that screens do not use.
import { files, read } from '../lib/workspaces.mjs'

const page = 'docs/glossary.md'
const screens = /^(packages|apps)\/.*\.(tsx?|html)$/
/** They read other people's words: headings of spreadsheets, booking notes. */
const readers =
  /\/(vocabulary\.ts|import\/read-table\.ts)$|^packages\/booking-reader\/src\/.*\.test\.ts$|^packages\/contracts\/src\/si\/catalogue\//

/** The terms of the code below the table are for readers. @param {string} text of the glossary @returns {{ word: string, not: string }[]} */
export const synonymsOf = (text) =>
  text
    .split('\n## ')[0]
    .split('\n')
    .flatMap((line) => {
      const [, word, , not = ''] = line.split('|').map((cell) => cell.trim())
      return line.startsWith('| ') && word !== 'word' ? not.split(', ').flatMap((one) => (one === '' ? [] : [{ word, not: one }])) : []
    })

export function problemsOf(file, text, synonyms) {
  if (!screens.test(file) || readers.test(file)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      synonyms.filter(({ not }) => line.includes(not)).map(({ word, not }) => `${file}:${index + 1}: ${not} is called ${word} (${page}).`),
    )
}

export function check() {
  const synonyms = synonymsOf(read(page))
  return files()
    .filter((file) => screens.test(file))
    .flatMap((file) => problemsOf(file, read(file), synonyms))
}
