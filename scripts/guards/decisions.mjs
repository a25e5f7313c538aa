// Code and READMEs name a decision by its file, which is there.
import { existsSync } from 'node:fs'
import { files, read } from '../lib/workspaces.mjs'

const naming = /^(packages|apps|scripts|bench)\/.*\.(tsx?|mjs|sql|md)$/

/** Files of decisions that a text names. */
export const decisionsIn = (text) => [...text.matchAll(/docs\/adr\/(\d[\w-]*(?:\.md)?)/g)].map(([, name]) => name)

export function check() {
  return files()
    .filter((file) => naming.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => decisionsIn(read(file)).map((name) => ({ file, name })))
    .filter(({ name }) => !existsSync(`docs/adr/${name}`))
    .map(({ file, name }) => `${file}: there is no docs/adr/${name} — Name the decision by the whole name of its file.`)
}
