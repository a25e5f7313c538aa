// Code in the guides is code that runs: a block fenced as ```ts file=path/to/file.ts must stand in that file, line for line, in any indentation.
// The file is compiled with all others, so that nothing is compiled twice; a guide shows no code that no file has.
import { files, read } from '../lib/workspaces.mjs'

const fence = /^ *```(\w+)(?: file=(\S+))?\n([\s\S]*?)^ *```$/gm
const code = /^[cm]?[jt]sx?$/
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** @param {readonly string[]} all files of the repository @param {(file: string) => string} textOf */
export function check(all = files(), textOf = read) {
  const known = new Set(all)
  const problems = []
  for (const file of known) {
    if (!file.endsWith('.md')) continue
    for (const [, language, source, block] of textOf(file).matchAll(fence)) {
      if (source === undefined) {
        if (file.startsWith('docs/guides/') && code.test(language))
          problems.push(
            `${file}: an example that nothing compiles: ${lines(block).split('\n')[0]} Show code of a file: \`\`\`${language} file=…`,
          )
      } else if (!known.has(source)) problems.push(`${file}: shows code of ${source}, which is not there.`)
      // an ellipsis line stands for what was left out
      else if (block.split(/^\s*\/\/ …$/m).some((part) => !lines(textOf(source)).includes(lines(part))))
        problems.push(`${file}: the example differs from ${source}. Show what stands there.`)
    }
  }
  return problems
}
