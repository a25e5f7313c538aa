// Migrations run while the program before them works on: none may lock a table for as long as it has rows, or take away what that program reads
// (docs/adr/0106-migrations-beside-running-servers.md).
import { files, read } from '../lib/workspaces.mjs'

const migration = /^packages\/server\/migrations\/(\d{4})_\w+\.sql$/
/** Files before it ran on databases that nobody worked on. */
const first = 600
/** Tables whose rows a deploy counts by the hundred. */
const small = new Set(['menu', 'role_menu', 'schema_migration'])
export const outside = /^-- outside a transaction$/m
const contracts = /^-- contracts \d{4}_\w+\.sql$/m
const validated = /^-- validated \w+$/m

const cures = {
  index: 'Create it concurrently, in a file with the line "-- outside a transaction".',
  rewrite: 'It writes every row anew under a lock. Add a column, fill it by a job, and read both until then.',
  scan: 'It reads every row under a lock. Add it "not valid", and validate it in a file with the line "-- outside a transaction".',
  unique: 'Create a unique index concurrently, and add the constraint "using index".',
  notNull: 'Add a check "not valid", validate it outside a transaction, and name it by a line "-- validated NAME".',
  contract: 'The program before this one reads it. Take it away a release later, with a line "-- contracts NNNN_name.sql".',
  schema: 'It is a new name. A table is divided by time by "call partitions.divide", which leaves one of the old name.',
  attach: 'It reads every row under a lock. Use "call partitions.divide", after a check was validated.',
  rows: 'It locks rows for as long as there are some. Let a job change them in batches.',
  lock: 'It shuts the table.',
  transaction: 'It may not run in a transaction: move it to a file with the line "-- outside a transaction".',
  only: 'A file outside a transaction has statements alone that may be run again: "create index concurrently if not exists" and the like.',
}
const repeatable =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|alter table \S+ validate constraint)/

/** Statements without comments, texts and bodies of functions, in lower case with single spaces. */
const statementsOf = (text) =>
  text
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

const volatile =
  /default [^,]*\b(clock_timestamp|random|gen_random_uuid|nextval)\b|generated (always|by default) as (identity|\(.*\) stored)/
/** Returns the lock that one action of an `alter table` takes on an existing table. */
function alters(action, text) {
  if (/^add (column )?(if not exists )?\w+ .*/.test(action) && !/^add (constraint|primary|unique|foreign|check|exclude)\b/.test(action)) {
    if (volatile.test(action)) return 'rewrite'
    return /\breferences\b|\bcheck\b/.test(action) && !/not valid/.test(action) ? 'scan' : undefined
  }
  if (/^alter (column )?\w+ (set data )?type\b/.test(action)) return 'rewrite'
  if (/^alter (column )?\w+ set not null/.test(action)) return validated.test(text) ? undefined : 'notNull'
  if (/^add (constraint \w+ )?(primary key|unique)\b/.test(action)) return /using index/.test(action) ? undefined : 'unique'
  if (/^add (constraint \w+ )?exclude\b/.test(action)) return 'unique'
  if (/^add (constraint \w+ )?(foreign key|check)\b/.test(action)) return /not valid/.test(action) ? undefined : 'scan'
  if (/^(drop column|drop (?!constraint|default)\w|rename)/.test(action)) return contracts.test(text) ? undefined : 'contract'
  if (/^set schema\b/.test(action)) return contracts.test(text) ? undefined : 'schema'
  if (/^attach partition\b/.test(action)) return 'attach'
  return /^set (logged|unlogged|tablespace)/.test(action) ? 'rewrite' : undefined
}
/** Actions of one statement: the commas between them stand outside brackets. */
function actionsOf(list) {
  const actions = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += letter
  }
  return actions.map((action) => action.trim())
}

function faultsOf(statement, text, made) {
  const alter = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(statement)
  if (alter && !made.has(alter[1])) return actionsOf(alter[2]).flatMap((action) => alters(action, text) ?? [])
  const index = /^create (?:unique )?index (concurrently )?(?:if not exists )?\S+ on (?:only )?([^\s(]+)/.exec(statement)
  if (index && !index[1] && !made.has(index[2])) return ['index']
  const rows = /^(?:update|delete from) (?:only )?(\S+)/.exec(statement)
  if (rows && !made.has(rows[1]) && !small.has(rows[1])) return ['rows']
  if (/^drop (table|view|function)\b/.test(statement) && !contracts.test(text)) return ['contract']
  return /^(lock |cluster\b|vacuum full|reindex (?!.*concurrently)|refresh materialized view (?!concurrently))/.test(statement)
    ? ['lock']
    : []
}

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  const number = Number(migration.exec(file)?.[1] ?? 0)
  if (number < first) return []
  const statements = statementsOf(text)
  const told = (statement, fault) => `${file}: ${statement.slice(0, 80)} — ${cures[fault]}`
  if (outside.test(text)) return statements.filter((one) => !repeatable.test(one)).map((one) => told(one, 'only'))
  // procedures that create the table of an entity or of the lines below one
  const called = [...text.matchAll(/^call (?:document_entity|entity_table|document_lines)\('(\w+)'/gm)].map(([, table]) => table)
  const created = statements.flatMap((one) => /^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/.exec(one)?.[1] ?? [])
  const made = new Set([...called, ...created])
  return statements.flatMap((one) =>
    repeatable.test(one) || / concurrently /.test(one)
      ? [told(one, 'transaction')]
      : faultsOf(one, text, made).map((fault) => told(one, fault)),
  )
}

export const check = () => files().flatMap((file) => (migration.test(file) ? problemsOf(file, read(file)) : []))
