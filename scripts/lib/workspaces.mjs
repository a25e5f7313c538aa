// The workspaces of the repository, and the files that git knows or would take.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const root = repository

/** @returns {{ dir: string, name: string, manifest: any }[]} */
export function workspaces(root = repository) {
  return ['packages', 'packages/features', 'apps']
    .flatMap((base) => readdirSync(path.join(root, base), { withFileTypes: true }).map((entry) => `${base}/${entry.name}`))
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')))
    .map((dir) => {
      const manifest = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'))
      return { dir, name: manifest.name, manifest }
    })
}

/** Tracked and new files, relative to the root, without what .gitignore names. */
export function files() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
}

export const read = (file) => readFileSync(path.join(root, file), 'utf8')
