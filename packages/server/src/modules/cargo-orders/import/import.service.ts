import type { ReplyOf } from '@jst/contracts'
import { cargoOrderFile, orderBoxFields, type importCargoOrders } from '@jst/contracts/cargo-orders'
import { boxTypesOf } from '@jst/contracts/si'
import { AppError } from '../../../kernel/errors.ts'
import { type AreaImport, type AreaLine } from '../../../entity-kit/index.ts'
import * as repo from './import.repo.ts'
import { texts } from './import.texts.ts'

export type ImportResult = ReplyOf<typeof importCargoOrders>

/** `orders` by number and `customers` by what the file calls them. */
interface There {
  readonly orders: ReadonlyMap<string, repo.ExistingOrder>
  readonly customers: ReadonlyMap<string, number>
}

/** Orders from sheets, and from the files of other systems (`orders-json.service.ts`): one line for each container. */
export const importOfOrders: AreaImport = {
  ownFields: orderBoxFields,
  // a port that our table lacks is the customer's to know
  stands: (field, text) =>
    field.kind === 'reference' && field.to === 'port' && /^[A-Z]{2}[A-Z2-9]{3}$/i.test(text) ? texts.unlistedPort : undefined,
  fileOf: () => cargoOrderFile,
  checkOf: ({ tx, actor }) =>
    Promise.resolve(async (lines) => {
      const customers = await repo.findCustomers(
        tx,
        actor.companyId,
        lines.map(({ values }) => textOf(values['Customer'])),
      )
      const orders = await repo.findExisting(
        tx,
        actor.companyId,
        lines.map(({ code }) => code),
      )
      for (const line of lines) check(line, { orders, customers })
    }),
  write: async ({ tx, actor, audit }, records) => {
    const before = await repo.ordersBefore(
      tx,
      records.flatMap(({ row }) => row?.id ?? []),
    )
    const names = await repo.namesOf(
      tx,
      records.map(({ lines }) => lines[0]!),
    )
    const ids = await repo.writeOrders(tx, actor, records, names)
    audit({ action: 'cargo-order.import', entity: 'cargo_order', diff: { orders: records.length, updated: before.size } })
    return records.map(({ code, row }) => ({ id: ids.get(code)!, ...(row ? { before: before.get(row.id) } : {}) }))
  },
  versionsOf: ({ tx, actor }, ids) => repo.versionsOf(tx, actor.companyId, ids),
  undo: async ({ tx, actor }, records) => {
    const added = records.flatMap(({ id, before }) => (before === undefined ? [id] : []))
    if (await repo.anyInWork(tx, added)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.inWork })
    await repo.dropOrders(tx, added)
    await repo.restoreOrders(
      tx,
      actor,
      records.filter(({ before }) => before !== undefined),
    )
  },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Checks beyond the declaration, and commercial types of containers as they are kept. */
function check(line: AreaLine, { orders, customers }: There): void {
  const { code, values, wrong } = line
  const customer = customers.get(textOf(values['Customer']).toUpperCase())
  if (customer === undefined) wrong('Customer', texts.unknownCustomer)
  values['CompanyId'] = customer ?? null
  const types = boxTypesOf(textOf(values['BoxType']))
  if (types.length === 1) values['BoxType'] = types[0]!
  else wrong('BoxType', types.length === 0 ? texts.unknownType : texts.unclearType(types.join('、')))
  values['ContainerNo'] = textOf(values['ContainerNo']).replace(/[\s-]/g, '')
  const existing = orders.get(code)
  if (!existing) return
  if (existing.companyId !== customer) wrong('OrderNo', texts.otherCustomer)
  else if (existing.submitted) wrong('OrderNo', texts.submitted)
  else line.found = existing
}
