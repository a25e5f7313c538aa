// There is one form kit (packages/feature-kit/src/form): it shows findings and offers the choice when somebody else saved first. Refused is a form
// that does so by itself.
import { files, read } from '../lib/workspaces.mjs'

const code = /^packages\/(features\/[\w-]+|feature-kit|shell)\/src\/.*\.tsx?$/
const notChecked = /\.(test|stories)\.tsx?$|\/testing\//
/** Places that may handle a stale write: the kit, and by name those that are no form. */
const handlers = [
  /^packages\/feature-kit\/src\/(form\/|app\/failure\.ts$|english\/(english|documents)\.ts$|texts\.ts$)/,
  // merges three versions of a set of records while both sides go on typing (docs/adr/0030-three-way-merge-of-stored-tabs.md)
  /^packages\/features\/si\/src\/editor\//,
  // the same of any form that is kept as a draft (docs/adr/0083-drafts-of-any-document.md)
  /^packages\/feature-kit\/src\/document\/drafts\//,
]

const rules = [
  {
    pattern: /'STALE_WRITE'|=== 412\b/,
    cure: 'Use useForm of @jst/feature-kit/form: it offers the choice. An act without typing asks isStale.',
  },
  {
    pattern: /\b(?:theirs|setTheirs|keepMine|takeTheirs)\??\s*(?:[:=](?!==?)|\()/,
    cure: 'Use useForm and FormNotices of @jst/feature-kit/form: the choice has one wording.',
  },
  {
    pattern: /\berror\.issues\b/,
    cure: 'Use useForm of @jst/feature-kit/form for fields, and failureOf for a sentence.',
  },
]

export function problemsOf(file, text) {
  if (!code.test(file) || notChecked.test(file) || handlers.some((handler) => handler.test(file))) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ cure }) => `${file}:${index + 1}: ${line.trim().slice(0, 80)} — ${cure}`),
    )
}

export const check = () =>
  files()
    .filter((file) => code.test(file))
    .flatMap((file) => problemsOf(file, read(file)))
