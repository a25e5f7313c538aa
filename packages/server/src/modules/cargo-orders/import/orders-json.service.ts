import type { Issue } from '@jst/contracts'
import { cargoOrderFile, orderBoxFields } from '@jst/contracts/cargo-orders'
import type { ImportPlan } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { sheetOfRows } from '../../../kernel/sheet/sheets.ts'
import { asImport, countRecords, planImport, runImport } from '../../../entity-kit/index.ts'
import type { ImportResult } from './import.service.ts'
import { findCustomers } from './import.repo.ts'
import { problem, type ImportedBox, type ImportedOrder, type orderTexts } from './imported-order.ts'
import { readJson } from './read-json.ts'
import { texts } from './import.texts.ts'

interface Row {
  readonly place: string
  readonly cells: readonly string[]
}

/** Reads orders of another system for one customer, as the lines of a sheet. With any error, or on a dry run, none is written and every problem is named. */
export async function importOrders(
  context: WriteContext<EmployeeActor>,
  file: UploadedFile,
  companyCode: string,
  dryRun: boolean,
): Promise<ImportResult> {
  const { tx, actor } = context
  if ((await findCustomers(tx, actor.companyId, [companyCode])).size === 0)
    throw invalid('CompanyCode', texts.unknownCustomer, texts.labels.customerCode)
  const { orders, issues } = readJson(file.bytes.toString('utf8'))
  for (const { place, orderNo, boxes } of orders) {
    if (orderNo === '') issues.push(problem(place, texts.labels.orderNo, texts.orderNoNeeded))
    if (boxes.length === 0) issues.push(problem(place, texts.labels.boxes, texts.boxNeeded))
  }
  const rows = orders.filter(({ orderNo }) => orderNo !== '').flatMap((order) => rowsOf(order, companyCode))
  const counts = { Orders: orders.length, Containers: orders.reduce((sum, { boxes }) => sum + boxes.length, 0), DryRun: dryRun }
  if (rows.length === 0) return { ...counts, Created: 0, Updated: 0, Issues: issues }
  const call = await asImport(context, cargoOrderFile.kind)
  const plan = await planImport(call, { name: file.name, parts: () => partsOf(rows) })
  const Issues = [...issues, ...issuesOfPlan(plan, rows)]
  if (Issues.some(({ Severity }) => Severity === 'ERROR')) return { ...counts, Created: 0, Updated: 0, Issues }
  if (!dryRun) await runImport(call, { Id: plan.Id, SkipBad: false, SkipLines: [] })
  const { add, change } = await countRecords(tx, plan.Id)
  return { ...counts, Created: add, Updated: change, Issues }
}

const amountOf = (amount: number) => String(Math.round(amount * 1e6) / 1e6)
const isOfBox = (key: string) => (orderBoxFields as readonly string[]).includes(key)
/** Value of a column, whose key is the name in our own form with a capital. */
function cellOf(key: string, order: ImportedOrder, box: ImportedBox): string {
  if (key === 'BoxType') return box.type
  const name = `${key.charAt(0).toLowerCase()}${key.slice(1)}`
  const value = isOfBox(key) ? box[name as keyof ImportedBox] : order[name as (typeof orderTexts)[number]]
  return typeof value === 'number' ? amountOf(value) : value
}

const rowsOf = (order: ImportedOrder, companyCode: string): Row[] =>
  order.boxes.map((box) => ({
    place: order.place,
    cells: cargoOrderFile.fields.map(({ key }) => (key === 'Customer' ? companyCode : cellOf(key, order, box))),
  }))

/** The headings are line 1. */
async function* partsOf(rows: readonly Row[]) {
  const cells = [cargoOrderFile.fields.map(({ zh }) => zh), ...rows.map((row) => [...row.cells])]
  yield await Promise.resolve({ ...sheetOfRows(cells), last: true })
}

/** An order says the same of itself in all of its lines: once is enough. */
function issuesOfPlan({ Problems, Notes = [] }: ImportPlan, rows: readonly Row[]): Issue[] {
  const issueOf = (Severity: Issue['Severity']) => (found: ImportPlan['Problems'][number]) => ({
    ...problem(rows[found.Line - 2]?.place ?? '', found.Label, found.Message, found.Value),
    Severity,
  })
  const issues = [...Problems.map(issueOf('ERROR')), ...Notes.map(issueOf('INFO'))]
  return [...new Map(issues.map((issue) => [`${issue.Path} ${issue.Label} ${issue.Message}`, issue])).values()]
}
