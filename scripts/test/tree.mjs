// The contents of the working tree: a hash for each file that git knows or would take.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root as repository } from '../lib/workspaces.mjs'

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
    .split('\0')
    .filter(Boolean)

function blobOf(root, file) {
  const at = path.join(root, file)
  if (!statSync(at, { throwIfNoEntry: false })?.isFile()) return undefined
  const bytes = readFileSync(at)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Hash of each file by its path relative to the root, in the order of the paths. @returns {Map<string, string>} */
export function contents(root = repository) {
  const found = new Map(
    git(root, 'ls-files', '--stage', '-z').map((line) => {
      const [, blob, file] = /^\d+ (\w+) \d\t(.*)$/s.exec(line)
      return [file, blob]
    }),
  )
  for (const file of git(root, 'ls-files', '--modified', '--deleted', '--others', '--exclude-standard', '-z')) {
    const blob = blobOf(root, file)
    if (blob === undefined) found.delete(file)
    else found.set(file, blob)
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** False when the tree has changed since: a test that passed while somebody edited it proves nothing. @param {ReadonlyMap<string, string>} tree */
export function isUnchanged(tree, root = repository) {
  const now = contents(root)
  return now.size === tree.size && [...now].every(([file, blob]) => tree.get(file) === blob)
}

/** Files that differ from a commit, new ones included. @param {string} commit */
export const changedSince = (commit, root = repository) => [
  ...new Set([
    ...git(root, 'diff', '--name-only', '--no-renames', '-z', commit),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]),
]
