import type { DraftUse, Issue } from '@jst/contracts'
import type { Line } from '@jst/contracts/document'
import { freightRateCalls as calls, freightRateDocument as document, gridHeaderKeys, gridLimits } from '@jst/contracts/freight-rates'
import type { EntityValue, EntityValues } from '@jst/contracts/entity'
import { cleanedLines, drawAhead, mostNumberedInside, useDraft } from '../../../documents/index.ts'
import { addManyOwn, numberManyOwn } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { writeCallIn } from '../../../kernel/http/write-call.ts'
import type { BatchCall } from '../batch/call.ts'
import { addSurcharges, keepTogether, keepVersions } from '../batch/rates.repo.ts'
import { newChargeDoubts } from '../far-prices.ts'
import { texts } from '../texts.ts'

interface GridInput {
  readonly Header: EntityValues
  readonly Pols: readonly string[]
  readonly Rows: readonly EntityValues[]
  readonly Surcharges: readonly Line[]
  readonly Draft?: DraftUse
  readonly Sure?: boolean
}

const isSaid = (value: EntityValue | undefined) => value !== undefined && value !== null && value !== ''
const said = (row: EntityValues): EntityValues => Object.fromEntries(Object.entries(row).filter(([, value]) => isSaid(value)))

/** The rates of a grid: one of each row and port of loading. @throws AppError INVALID_INPUT */
function ratesOf({ Header, Pols, Rows }: GridInput) {
  const rates = Rows.flatMap((row, at) => {
    const rowValues = said(row)
    const pols = isSaid(rowValues['PolCode']) ? [rowValues['PolCode']!] : Pols
    return pols.map((PolCode) => ({ at, rowValues, values: { ...Header, ...rowValues, PolCode } }))
  })
  if (rates.length < Rows.length) throw invalid('Pols', texts.noPol)
  if (rates.length > gridLimits.rates) throw invalid('Rows', texts.tooManyGridRates(gridLimits.rates))
  return rates
}

const inGrid = (rates: readonly Planned[]) => (error: unknown) => {
  throw error instanceof AppError && error.details.issues
    ? new AppError(error.code, { issues: placed(error.details.issues, rates) })
    : error
}

/** Surcharges that all rates have in common, with what is wrong or doubtful about them. */
function chargesOf({ Surcharges }: GridInput) {
  const { lines, issues } = cleanedLines(document.lines.surcharges, Surcharges, 'Surcharges')
  return { lines, findings: issues.length > 0 ? issues : newChargeDoubts(lines, 'Surcharges') }
}

/** The codes of a large grid, once all of it has been checked. */
export const numberGrid = (context: Pick<ReadContext<EmployeeActor>, 'db' | 'actor' | 'requestId'>, input: GridInput) =>
  drawAhead(async () => {
    const rates = ratesOf(input)
    if (rates.length <= mostNumberedInside) return []
    const { findings } = chargesOf(input)
    const values = rates.map((rate) => rate.values)
    return context.db.tx((tx) => numberManyOwn({ ...writeCallIn(tx, context), sure: input.Sure }, calls, values, findings))
  })

/**
 * Makes a draft of each row and port of loading, with the surcharges that all have in common.
 * @throws AppError INVALID_INPUT with every problem, CONFIRMATION_REQUIRED
 */
export async function saveGrid(call: BatchCall, input: GridInput, codes: readonly string[] = []) {
  const { Draft } = input
  const rates = ratesOf(input)
  const { lines, findings } = chargesOf(input)
  await keepTogether(call.tx)
  const values = rates.map((rate) => rate.values)
  const rows = await addManyOwn({ ...call, sure: input.Sure }, calls, values, findings, codes).catch(inGrid(rates))
  const ids = rows.map(({ Id }) => Id)
  await addSurcharges(call.tx, ids, lines)
  await keepVersions(call.tx, ids, null, call.actor.employeeId)
  if (Draft) await useDraft(call, document.kind, Draft)
  return { Rates: rows }
}

type Planned = { readonly at: number; readonly rowValues: EntityValues }
const common: ReadonlySet<string> = new Set(gridHeaderKeys)

/** Problems where the person typed what is wrong: in the header once, in the list of ports, or in a row of the grid. */
function placed(issues: readonly Issue[], rates: readonly Planned[]): Issue[] {
  const found = new Map<string, Issue>()
  for (const issue of issues) {
    const [, at, key = ''] = /^Rows\[(\d+)\]\.(\w+)$/.exec(issue.Path) ?? []
    const rate = at === undefined ? undefined : rates[Number(at)]
    const Path = rate ? pathOf(key, rate) : issue.Path
    const Message = Path.startsWith('Rows[') ? texts.atRow(rate!.at + 1, issue.Message) : issue.Message
    found.set(`${Path} ${Message}`, { ...issue, Path, Message })
  }
  return [...found.values()]
}

function pathOf(key: string, { at, rowValues }: Planned): string {
  if (key in rowValues) return `Rows[${at}].${key}`
  if (key === 'PolCode') return 'Pols'
  return common.has(key) ? `Header.${key}` : `Rows[${at}].${key}`
}
