// docs/comfort.md names a proof for each comfort: a file that exists and holds the words behind it.
import { files, read } from '../lib/workspaces.mjs'

const page = 'docs/comfort.md'
const row = /^\| (\d+) \| (.+?) \| (yes|part|no) \| (.+) \|$/gm
const proof = /^`([^`]+)` (.+)$/

/** @param {string} text @param {(file: string) => string | undefined} textOf nothing for a file that is not there */
export function problemsOf(text, textOf) {
  const rows = [...text.matchAll(row)]
  const problems = rows.length < 60 ? [`${page}: ${rows.length} comforts, there are sixty`] : []
  const done = rows.filter(([, , , is]) => is === 'yes')
  for (const [, number, comfort, , said] of done) {
    const [, file, words] = proof.exec(said) ?? []
    const found = file && textOf(file)
    if (!found) problems.push(`${page}: ${number} ${comfort}: no such file as its proof — Name the test or story that proves it.`)
    else if (!found.includes(words))
      problems.push(`${page}: ${number} ${comfort}: ${file} does not say "${words}" — Name the test as it is called.`)
  }
  return problems
}

export function check() {
  const known = new Set(files())
  return problemsOf(read(page), (file) => (known.has(file) ? read(file) : undefined))
}
