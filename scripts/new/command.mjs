// Common part of both generators: options, format, lint, and undo on failure.
import { root } from '../lib/workspaces.mjs'
import { drawDocs, format, proof } from './checks.mjs'
import { Journal, Refusal } from './journal.mjs'

/**
 * @param {(journal: Journal, root: string, words: string[], value: (name: string) => string | undefined, has: (name: string) => boolean) => string[]}
 * write answers with what is to be done next
 */
export function command(write) {
  const options = process.argv.slice(2)
  const journal = new Journal(root)
  try {
    const next = write(
      journal,
      root,
      options.filter((option) => !option.startsWith('--')),
      (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3),
      (name) => options.includes(`--${name}`),
    )
    format(root, journal.touched)
    proof(root, journal.touched)
    drawDocs(journal)
    console.log([...journal.created.map((file) => `+ ${file}`), ...journal.edited.map((file) => `~ ${file}`)].join('\n'))
    console.log(`${journal.lines()} lines. Next:\n${next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`)
  } catch (error) {
    journal.undo()
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
