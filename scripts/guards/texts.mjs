// Every text that a person reads stands in a file of texts: a string with Chinese characters anywhere else is refused. Comments and regular
// expressions are free.
import { parseSync, Visitor } from 'vite'
import { files, read } from '../lib/workspaces.mjs'

const source = /^(packages|packages\/features|apps)\/[^/]+\/src\/.*\.tsx?$/
/**
 * `vocabulary.ts` has the words that a parser recognises in files and mails of others. Labels of declared fields, states and choices stand in the
 * contracts.
 */
const homes = /(^|\/)(texts|[\w-]+\.texts|texts-[\w-]+|titles|vocabulary)\.ts$|^packages\/contracts\/src\/|\/data\/[^/]+\.ts$/
/** Routes with their titles. */
const featureManifest = /^packages\/features\/[^/]+\/src\/(internal|external|public)\.ts$/
const tried = /\.(test|spec|stories)\.tsx?$|\/testing(\.ts|\/)|\/src\/stories(\.tsx|\/)|^apps\/e2e\/|\/demo\//
const han = /\p{Script=Han}/u

export const isChecked = (file) => source.test(file) && ![homes, featureManifest, tried].some((pattern) => pattern.test(file))

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!isChecked(file) || !han.test(text)) return []
  const found = []
  const look = (words, { start }) => {
    if (typeof words === 'string' && han.test(words)) found.push([start, words])
  }
  new Visitor({
    Literal: (node) => look(node.value, node),
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.cooked).join('…'), node),
    JSXText: (node) => look(node.value, node),
  }).visit(parseSync(file, text).program)
  return found.map(
    ([start, words]) =>
      `${file}:${text.slice(0, start).split('\n').length}: ${words.trim().slice(0, 40)} — Move it to the texts.ts of the folder or the area.`,
  )
}

export const check = () => files().flatMap((file) => (isChecked(file) ? problemsOf(file, read(file)) : []))
