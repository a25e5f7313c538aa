import type { QueryOf } from '@jst/contracts'
import {
  cargoOrderDocument,
  cargoOrderImport,
  cargoOrderInfo,
  cargoOrderList,
  importCargoOrders,
  modifyCargoOrder,
  refuseLateSi,
  requestLateSi,
} from '@jst/contracts/cargo-orders'
import { registerDocument } from '../../documents/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError, demandFound } from '../../kernel/errors.ts'
import { withEnglishNames } from './english-names.ts'
import { orderPage, readOrder } from './cargo-orders.repo.ts'
import { shipment } from './cargo-orders.shipment.ts'
import { modifyOrder } from './cargo-orders.service.ts'
import { refuseLate, requestLate } from './late-request.service.ts'
import { importRoutes } from '../../entity-kit/index.ts'
import { importOfOrders } from './import/import.service.ts'
import { importOrders } from './import/orders-json.service.ts'

registerDocument({
  document: cargoOrderDocument,
  table: 'cargo_order',
  no: 't.order_no',
  title: 't.mbl_no',
  query: `'CGO_ID=' || t.id`,
  guards: {},
  effects: {},
  shipment,
})

const largestFile = 5 * 1024 * 1024

export const cargoOrderRoutes: readonly Route[] = [
  employeeRoute(cargoOrderList, {
    read: async ({ db, actor }, { Lang, ...filter }) => {
      const { Rows, Total } = await orderPage(db, actor, filter)
      return { Rows: await withEnglishNames(db, Rows, Lang), Total }
    },
  }),
  employeeRoute(cargoOrderInfo, {
    read: async ({ db }, { Id }) => demandFound(await readOrder(db, Id)),
  }),
  employeeRoute(modifyCargoOrder, { write: modifyOrder }),
  employeeRoute(requestLateSi, { write: requestLate }),
  employeeRoute(refuseLateSi, { write: refuseLate }),
  ...importRoutes(cargoOrderImport, importOfOrders),
  employeeRoute(importCargoOrders, {
    upload: { maxBytes: largestFile, kinds: ['json'] },
    write: async (call, input) => {
      // the input of an upload is its query (kernel/http/endpoint.ts)
      const { CompanyCode, DryRun } = input as unknown as QueryOf<typeof importCargoOrders>
      if (!call.file) throw new AppError('BAD_FILE')
      return importOrders(call, call.file, CompanyCode, DryRun === 'true')
    },
  }),
]
