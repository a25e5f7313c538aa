import { registeredDocuments } from '../../documents/registry.ts'
import { everyEntity } from '../routes.ts'
import type { TestServer } from '../server.ts'
import type { Known } from './values.ts'

/** Tables by the controller of the calls that name their rows. */
const tables: Readonly<Record<string, string>> = {
  BasicCode: 'code_entry',
  Bill: 'house_bill',
  BillLayout: 'bill_layout',
  BillPrinter: 'bill_printer',
  BasicDataMapping: 'entity_alias',
  BoxSlip: 'box_slip',
  CargoOrder: 'cargo_order',
  Company: 'company',
  CompanyApplication: 'company_application',
  CompanyBind: 'company_bind',
  Department: 'department',
  Employee: 'employee',
  ExchangeRate: 'exchange_rate',
  GlobalMessage: 'global_message',
  Join: 'company_application',
  ListView: 'list_view',
  ManifestLink: 'manifest',
  ManifestVgm: 'manifest',
  Menu: 'menu',
  RelationMapping: 'code_relation',
  Role: 'role',
  SlipApplication: 'slip_application',
  TDBillLadingInfo: 'si_record',
  TDBillLadingTemplate: 'si_template',
  TDBillLadingText: 'si_favourite',
  User: 'app_user',
  Voyage: 'voyage',
  ...Object.fromEntries(everyEntity.map(({ entity }) => [entity.name, entity.table])),
}

const kinds = registeredDocuments().map(({ document }) => document.kind)

/** Kinds of documents, ids of orders and records, a few small ids, and present rows of the table that the call is about. */
export async function rowsFor(server: TestServer, path: string): Promise<Known> {
  const [, , controller = ''] = path.split('/')
  return server.db.owner(async (owner) => {
    const shared = await owner.query<{ id: number }>(
      `(select id from cargo_order order by md5(id::text) limit 8) union (select id from si_record order by md5(id::text) limit 8)`,
    )
    const ids = [1, 2, 3, 4, 5, ...shared.map(({ id }) => id)]
    const table = tables[controller]
    if (!table) return { ids, rows: [], kinds }
    const rows = await owner.query<{ Id: number; UpdateTime: string }>(
      `select id as "Id", update_time as "UpdateTime" from ${table} order by md5(id::text) limit 12`,
    )
    return { ids: [...ids, ...rows.map(({ Id }) => Id), ...rows.map(({ Id }) => Id)], rows, kinds }
  })
}
