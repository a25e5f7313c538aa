// The data folder of the test database, which the steps of one run share: packages/server/src/testing/ready-folder.ts makes and copies it.
import path from 'node:path'
import { keyOf } from './store.mjs'

/** Digits of a key: the socket of the database lies below the folder, and its path may have some hundred signs. */
const digits = 16

/**
 * Variables for a step that needs the database. The folder bears the key of all files, so that a tree that is edited during the run gets another one.
 * It goes with the run: rows of the demo are dated relative to the moment at which they are made. Without a run, each step makes a folder of its own.
 * @param {ReadonlyMap<string, string>} tree as `contents` gives it @returns {Record<string, string>}
 */
export function sharedData(tree) {
  const folder = process.env.TEST_DATABASES
  if (!folder) return {}
  const key = keyOf([process.version, ...[...tree].map(([file, blob]) => `${file} ${blob}`)])
  return { TEST_DATA: path.join(folder, key.slice(0, digits)) }
}
