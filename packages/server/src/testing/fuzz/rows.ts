import type { TestServer } from '../server.ts'
import type { Known } from './values.ts'

/** Tables by the controller of the calls that name their rows. */
const tables: Readonly<Record<string, string>> = {
  BasicCode: 'code_entry',
  BasicDataMapping: 'master_alias',
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
  Menu: 'menu',
  RelationMapping: 'code_relation',
  Role: 'role',
  TDBillLadingInfo: 'si_record',
  TDBillLadingTemplate: 'si_template',
  User: 'app_user',
  Voyage: 'voyage',
}
const masterTable = (controller: string) => `m_${controller.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()}`

/** Small ids, which most tables have, and rows of the table that the call is about, as they stand now. */
export async function rowsFor(server: TestServer, path: string): Promise<Known> {
  const [, , controller = ''] = path.split('/')
  const rows = await server.db.owner(async (owner) => {
    const wanted = tables[controller] ?? masterTable(controller)
    const [table] = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'update_time'`,
      [wanted],
    )
    if (!table) return []
    return owner.query<{ Id: number; UpdateTime: string }>(
      `select id as "Id", update_time as "UpdateTime" from ${table.name} order by md5(id::text) limit 12`,
    )
  })
  return { ids: [...Array.from({ length: 20 }, (_, index) => index + 1), ...rows.map(({ Id }) => Id)], rows }
}
