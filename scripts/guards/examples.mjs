// Code in the guides is code that runs: a block fenced as ```ts file=path/to/file.ts must stand in that file, line for line, in any indentation.
import { files, read } from '../lib/workspaces.mjs'

const fence = /^ *```\w+ file=(\S+)\n([\s\S]*?)^ *```$/gm
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

export function check() {
  const known = new Set(files())
  const problems = []
  for (const file of known) {
    if (!file.endsWith('.md')) continue
    for (const [, source, block] of read(file).matchAll(fence)) {
      if (!known.has(source)) problems.push(`${file}: shows code of ${source}, which is not there.`)
      // an ellipsis line stands for what was left out
      else if (block.split(/^\s*\/\/ …$/m).some((part) => !lines(read(source)).includes(lines(part))))
        problems.push(`${file}: the example differs from ${source}. Show what stands there.`)
    }
  }
  return problems
}
