// A folder or file says what is inside. These words say when something is loaded or that nobody knew where to put it.
import { files } from '../lib/workspaces.mjs'

const source = /^(packages|apps)\/.*\/src\/(.*)\.(tsx?|css)$/
const empty = new Set(['later', 'parts', 'common', 'util', 'utils', 'helper', 'helpers', 'misc', 'stuff', 'things', 'others'])

export function problemsOf(file) {
  const [, , inside] = source.exec(file) ?? []
  const word = inside?.split('/').find((name) => empty.has(name.toLowerCase()))
  return word === undefined ? [] : [`${file}: "${word}" does not say what is inside — Name the folder or file after what it holds.`]
}

export const check = () => files().flatMap(problemsOf)
