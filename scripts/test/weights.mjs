// How long test files take, for their order and their shares.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/workspaces.mjs'
import { kept } from './store.mjs'

/** Bytes of a test file that take about a millisecond; one that draws takes longer. */
const bytesAMillisecond = { '.ts': 10, '.tsx': 2 }
/** A test whose limit is longer than usual takes about so much of it. */
const partOfLimit = 1 / 4

const known = kept('durations')

/**
 * Milliseconds that a file took last time, else an estimate by its size and the longest limit of its tests.
 * @param {string} file from the root, or its whole path
 */
export function weightOf(file) {
  const place = path.resolve(root, file)
  const before = known[path.relative(root, place).split(path.sep).join('/')]
  if (before !== undefined) return before
  const limits = [...readFileSync(place, 'utf8').matchAll(/\btimeout: ([\d_]+)/g)].map(([, ms]) => Number(ms.replaceAll('_', '')))
  return Math.max(statSync(place).size / bytesAMillisecond[path.extname(file)], ...limits.map((ms) => ms * partOfLimit))
}
