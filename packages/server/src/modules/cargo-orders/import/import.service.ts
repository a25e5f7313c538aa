import type { Issue, ReplyOf } from '@jst/contracts'
import type { importCargoOrders } from '@jst/contracts/cargo-orders'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files.ts'
import { findCustomer, findExisting, writeOrder, type ExistingOrder } from './import.repo.ts'
import { problem } from './imported-order.ts'
import { readJson } from './read-json.ts'
import { readTable } from './read-table.ts'
import { resolve, type ResolvedOrder } from './resolve.ts'
import { texts } from './import.texts.ts'

type ImportResult = ReplyOf<typeof importCargoOrders>

/** Reads a file of orders for one customer. With any error, or on a dry run, nothing is written and every problem is named. */
export async function importOrders(call: WriteCall, file: UploadedFile, companyCode: string, dryRun: boolean): Promise<ImportResult> {
  const { tx, actor } = call
  const companyId = await findCustomer(tx, companyCode, actor.companyId)
  if (companyId === undefined) throw invalid('CompanyCode', texts.unknownCustomer, texts.labels.customerCode)
  const { orders: read, issues } = file.table ? readTable(file.table) : readJson(file.bytes.toString('utf8'))
  const orders = read.map((order) => resolve(order, issues))
  const existing = new Map(
    (
      await findExisting(
        tx,
        actor.companyId,
        orders.map(({ orderNo }) => orderNo),
      )
    ).map((order) => [order.orderNo, order]),
  )
  for (const order of orders) refuseOverwriting(order, existing.get(order.orderNo), companyId, issues)
  const bad = issues.some(({ Severity }) => Severity === 'ERROR')
  const updated = orders.filter(({ orderNo }) => existing.has(orderNo)).length
  if (!bad && !dryRun) {
    for (const order of orders) await writeOrder(tx, order, companyId, actor.companyId, actor.employeeId)
    call.audit({
      action: 'cargo-order.import',
      entity: 'cargo_order',
      diff: { file: file.name, sha256: file.sha256, orders: orders.length, updated },
    })
  }
  return {
    Orders: orders.length,
    Containers: orders.reduce((sum, order) => sum + order.boxes.length, 0),
    Created: bad ? 0 : orders.length - updated,
    Updated: bad ? 0 : updated,
    DryRun: dryRun,
    Issues: issues,
  }
}

function refuseOverwriting(
  { place, orderNo }: ResolvedOrder,
  existing: ExistingOrder | undefined,
  companyId: number,
  issues: Issue[],
): void {
  if (existing && existing.companyId !== companyId) issues.push(problem(place, texts.labels.orderNo, texts.otherCustomer, orderNo))
  else if (existing?.submitted) issues.push(problem(place, texts.labels.orderNo, texts.submitted, orderNo))
}
