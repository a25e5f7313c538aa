// Code in guides and READMEs is code that runs: a block fenced as ```ts file=path/to/file.ts must stand in that file, line for line, in any
// indentation; without a file it must stand in the README test of its package, `src/readme.test.ts(x)`. These files are compiled with all
// others, so that nothing is compiled twice; no text shows code that no file has.
import { files, read } from '../lib/workspaces.mjs'

const fence = /^ *```(\w+)(?: file=(\S+))?\n([\s\S]*?)^ *```$/gm
const code = /^[cm]?[jt]sx?$/
/** Written by tools: API reports list declarations, change logs repeat changesets. */
const generated = /\/api\/[^/]+\.api\.md$|(^|\/)CHANGELOG\.md$|^\.changeset\//
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** An ellipsis line stands for what was left out. */
const stands = (block, text) => block.split(/^\s*\/\/ …$/m).every((part) => lines(text).includes(lines(part)))

/** @param {readonly string[]} all files of the repository @param {(file: string) => string} textOf */
export function check(all = files(), textOf = read) {
  const known = new Set(all)
  const problems = []
  for (const file of known) {
    if (!file.endsWith('.md') || generated.test(file)) continue
    const tested = ['ts', 'tsx']
      .map((ending) => `${file.slice(0, file.lastIndexOf('/') + 1)}src/readme.test.${ending}`)
      .find((test) => known.has(test))
    for (const [, language, source, block] of textOf(file).matchAll(fence)) {
      if (source === undefined) {
        if (!code.test(language) || (tested && stands(block, textOf(tested)))) continue
        const cure = tested ? `Let it stand in ${tested}, or show` : 'Show'
        problems.push(
          `${file}: an example that nothing compiles: ${lines(block).split('\n')[0]} ${cure} code of a file: \`\`\`${language} file=…`,
        )
      } else if (!known.has(source)) problems.push(`${file}: shows code of ${source}, which is not there.`)
      else if (!stands(block, textOf(source))) problems.push(`${file}: the example differs from ${source}. Show what stands there.`)
    }
  }
  return problems
}
