// Manifests of areas are loaded at every start of an app: they hold paths, titles and flags as data. Everything else comes with a screen.
import { files, read } from '../lib/workspaces.mjs'

const entries = /^packages\/features\/[^/]+\/src\/(internal|external|public|not-found)\.ts$/
const taken = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]/gm
/** Titles, and how an app composes screens of several areas. */
const allowed = /\/titles\.ts$|\/with[A-Z]\w*\.ts$/

export function problemsOf(file, text) {
  if (!entries.test(file)) return []
  return [...text.matchAll(taken)]
    .filter(([, from]) => !allowed.test(from))
    .map(([, from]) => `${file}: takes ${from} into every start of the app — Import titles from titles.ts, and code when the screen loads.`)
}

export const check = () =>
  files()
    .filter((file) => entries.test(file))
    .flatMap((file) => problemsOf(file, read(file)))
