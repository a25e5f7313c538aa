// The page of what tables come to: rows by assumptions, bytes as measured, and where Citus would put them.
import { assumptions, groups, type Group } from './sizes/assumptions.ts'
import { readMeasured, type Measured } from './sizes/measured.ts'

const number = (value: number) => Math.round(value).toLocaleString('en')
const giga = (bytes: number) => (bytes < 5e7 ? '< 0.1' : (bytes / 1e9).toFixed(1))
const columns: Readonly<Record<Measured['owned'], string>> = {
  both: '`coalesce(operator_id, company_id)`',
  company: '`company_id`',
  none: 'none yet',
}
const placeOf = ({ place, by }: Group, owned: ReadonlySet<Measured['owned']>) =>
  place === 'home'
    ? `${[...owned].map((one) => columns[one]).join(' or ')}${by === undefined ? '' : ` (${by})`}`
    : `${place === 'reference' ? 'reference table' : 'coordinator'}${by === undefined ? '' : ` (${by})`}`

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Markdown of the assumptions and of a line for each group of tables, the largest first. @throws where measured tables and those of groups differ */
export function drawSizes(): string {
  const { tables } = readMeasured()
  const grouped = groups.flatMap((group) => group.tables)
  const odd = [
    ...Object.keys(tables).filter((name) => !grouped.includes(name)),
    ...grouped.filter((name, at) => !tables[name] || grouped.indexOf(name) !== at),
  ]
  if (odd.length > 0) throw new Error(`scripts/docs/sizes: give each table one group, and measure anew: ${odd.join(', ')}`)
  const lines = groups
    .map((group) => {
      const of = group.tables.map((name) => tables[name])
      const [row, index] = [average(of.map((one) => one.row)), average(of.map((one) => one.index))]
      return { group, of, row, index, total: of.reduce((sum, one) => sum + group.rows * (one.row + one.index), 0) }
    })
    .toSorted((one, other) => other.total - one.total)
  const sum = lines.reduce((all, { total }) => all + total, 0)
  return [
    ...assumptions.map((line) => `- ${line}`),
    '',
    '| tables | rows of each | because | bytes a row | of its indexes | GB of all | parts | by what Citus would distribute it |',
    '|---|---|---|---|---|---|---|---|',
    ...lines.map(({ group, of, row, index, total }) => {
      const names = group.tables.map((name) => `\`${name}\`${tables[name].demo ? '' : '*'}`).join(' ')
      const place = placeOf(group, new Set(of.map(({ owned }) => owned)))
      const cells = [names, number(group.rows), group.because, number(row), number(index), giga(total), group.parts ?? '', place]
      return `| ${cells.join(' | ')} |`
    }),
    '',
    `**${number(sum / 1e9)} GB** in all. * The demo has no rows of it; made-up ones were measured.`,
  ].join('\n')
}

/** Markdown of what Citus would have to be told of, counted in the schema. */
export function drawCounts(): string {
  const { counts } = readMeasured()
  return [
    `${counts.keys} keys, of which ${counts.keysWithoutCompany} have no column of a company; ${counts.foreignKeys} foreign keys; ${counts.exclusions} exclusions;`,
    `${counts.identities} identity columns; ${counts.policies} policies; ${counts.ownerFunctions} functions that run as the owner; ${counts.triggers} triggers.`,
  ].join('\n')
}
