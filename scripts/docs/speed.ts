import { lastResults, type KeptResult } from '../../bench/kit/kept.ts'
import type { Figure } from '../../bench/kit/entry.ts'

const number = (value: number): string => (value >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3))))
const withUnit = (value: number, unit: string): string => `${number(value)} ${unit}`.trimEnd()
const goalOf = ({ goal, met }: Figure): string =>
  goal
    ? `${goal.of === 'ratio' ? 'ratio ' : ''}${goal.most === undefined ? `≥ ${goal.least}` : `≤ ${goal.most}`}${met ? '' : ' **not met**'}`
    : ''
const cells = (figure: Figure): string[] => [
  figure.name.trim(),
  withUnit(figure.value, figure.unit),
  figure.limit === undefined ? '' : withUnit(figure.limit, figure.unit),
  figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
  goalOf(figure),
]
const row = (fields: readonly string[]): string => `| ${fields.map((field) => field.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

function entry({ name, limit, at, rounds, machine, figures }: KeptResult): string {
  const { cpu, cpus, node, load } = machine
  const measured = `${at.slice(0, 10)}, ${rounds} rounds, ${cpus} × ${cpu}, Node ${node}, load ${load.join(' ')}. Limit: ${limit}.`
  return `### ${name}\n\n${measured}\n\n${table(['', 'product', 'limit', 'ratio', 'goal'], figures.map(cells))}`
}

/** Lists, of whatever entry: how long one takes, and how often the bare statement. */
function lists(results: readonly KeptResult[]): string {
  const found = results.flatMap(({ name, figures }) =>
    figures
      .filter((figure) => /\blists?\b/i.test(figure.name) && figure.unit === 'ms')
      .map((figure) => [name, ...cells(figure).slice(0, 4)]),
  )
  return found.length > 0 ? `### All lists\n\n${table(['entry', 'list', 'time', 'bare statement', 'ratio'], found)}` : ''
}

/** The last kept figures of each entry of the bench. */
export function drawSpeed(results: readonly KeptResult[] = lastResults()): string {
  return [...results.map(entry), lists(results)].filter((part) => part !== '').join('\n\n')
}
