// Events of the live channel are declared in the contracts, and the compiler checks their names and contents wherever they are sent or heard. Refused
// is what gets around it.
import { files, read } from '../lib/workspaces.mjs'

const declarations = /^packages\/contracts\/src\/[\w-]+\/events\.ts$/
const code = /^(packages|apps)\/.*\.tsx?$/
const senders = /^packages\/server\/src\/(kernel|documents|modules)\/.*\.ts$/
const notChecked = /^packages\/(contracts|realtime)\/|^apps\/e2e\/|\.(test|stories)\.tsx?$|\/testing\//
/** Places where the compiler knows the name: heard, sent, or told apart by its type. */
const typed = /\bon\(|\buseLiveEvent\(|\buseLiveReload\(|\blive: \[|\btype: |\btype === |LiveEvents\[/

const rules = [
  {
    where: /^packages\/(feature-kit|shell|features)\//,
    pattern: /\bcontent as\b/,
    cure: 'Listen under the declared name: the content has its type.',
  },
  {
    where: /^packages\/(feature-kit|shell|features)\//,
    pattern: /\buseLiveEvent\(.*(reload|refresh|renew)/i,
    cure: 'Use useLiveReload: it reloads at most every 500 ms, and nothing that is hidden.',
  },
  {
    where: /^packages\/server\/src\//,
    not: /^packages\/server\/src\/kernel\/database\/transaction\.ts$/,
    pattern: /\bpublish\(\s*liveTopic/,
    cure: 'Use emit: it is typed, and merges the events of a transaction.',
  },
]

/** Names of the events that an area declares. */
export const namesIn = (text) => [...text.matchAll(/^ {2}'([\w/-]+)': defineLiveEvent\(/gm)].map(([, name]) => name)

export function problemsOf(file, text, names) {
  if (!code.test(file) || notChecked.test(file)) return []
  const applying = rules.filter(({ where, not }) => where.test(file) && !not?.test(file))
  return text.split('\n').flatMap((line, index) => {
    const cures = applying.filter(({ pattern }) => pattern.test(line)).map(({ cure }) => cure)
    if (names.some((name) => line.includes(`'${name}'`)) && !typed.test(line))
      cures.push('Name the event where it is heard or sent, not in a text of its own: there the compiler checks it.')
    return cures.map((cure) => `${file}:${index + 1}: ${line.trim().slice(0, 80)} — ${cure}`)
  })
}

export function check() {
  const all = files()
  const names = all.filter((file) => declarations.test(file)).flatMap((file) => namesIn(read(file)))
  const server = all.filter((file) => senders.test(file) && !file.endsWith('.test.ts')).map(read)
  const unsent = names.filter((name) => !server.some((text) => text.includes(`type: '${name}'`)))
  return [
    ...unsent.map((name) => `packages/contracts: nothing on the server sends '${name}' — Send it or remove its declaration.`),
    ...all.filter((file) => code.test(file)).flatMap((file) => problemsOf(file, read(file), names)),
  ]
}
