// Tarballs of the published packages, as npm publish would make them, in a folder that goes with the process.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root as repository, workspaces } from '../lib/workspaces.mjs'

/**
 * @typedef {{ name: string, dir: string, folder: string, manifest: any, tarball: string, files: string[], size: number }} Packed: `dir` absolute,
 * `folder` below the root, `files` in the tarball, `size` the bytes of all of them
 */

/** @param {string} [root] a repository
 * @returns {{ folder: string, root: string, packages: Packed[], wanted: Packed[], remove: () => void }} */
export function pack(root = repository) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jst-packed-'))
  const published = workspaces(root).filter(({ manifest }) => !manifest.private)
  const answer = execFileSync('npm', ['pack', '--json', ...published.flatMap(({ name }) => ['-w', name]), '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const packed = Object.values(JSON.parse(answer))
  const packages = published.map(({ name, dir, manifest }) => {
    const { filename, files, unpackedSize } = packed.find((one) => one.name === name)
    return {
      name,
      dir: path.join(root, dir),
      folder: dir,
      manifest,
      tarball: path.join(folder, filename),
      files: files.map((file) => file.path),
      size: unpackedSize,
    }
  })
  // wanted: those to be checked; the others are there for what depends on them
  return { root, folder, packages, wanted: packages, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Entry points with code, as `['.', './react', …]`. */
export const entriesOf = (manifest) =>
  Object.entries(manifest.exports).flatMap(([entry, target]) => (typeof target === 'object' && target.types ? [[entry, target]] : []))
