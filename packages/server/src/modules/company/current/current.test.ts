import { login, tryChooseDefaultEmployee } from '@jst/contracts/account'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import {
  applicationInfo,
  auditApplication,
  beginCompanyChange,
  createCompany,
  currentCompany,
  currentCompanyVersions,
  modifyCompany,
  submitApplication,
  type CompanyRecord,
} from '@jst/contracts/company'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { companyTestbed, fieldsOf, png } from '../testing.ts'

let server: TestServer
let bed: ReturnType<typeof companyTestbed>
let [haina, boss, admin]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  bed = companyTestbed(server)
  ;[haina, boss, admin] = [await server.signIn('haina'), await server.signIn('boss'), await server.signIn('admin')]
})
afterAll(() => server.close())

const finance = {
  BankName: '宁波银行北仑支行',
  BankAccount: '3301040160000123456',
  InvoiceTitle: '宁波海纳国际贸易有限公司',
  TaxNo: '91330206MA2H1XQ90B',
  InvoiceAddress: '',
  InvoicePhone: '',
}
const inputOf = ({ UpdateTime, ContactName, ContactMobile, ContactEmail, City, Address }: CompanyRecord) => ({
  UpdateTime,
  ContactName,
  ContactMobile,
  ContactEmail,
  City,
  Address,
})
const read = async (client: TestClient) => (await client.call(currentCompany, {})).body.Data

describe("the company's own record", () => {
  it('is changed with a version of what changed; a stale change gets 412 with the record', async () => {
    const before = await read(haina!)
    expect(before).toMatchObject({
      Name: '宁波海纳国际贸易有限公司',
      OperatorName: '上海海捷国际货运代理有限公司',
      FinanceMasked: false,
      Change: null,
    })
    const saved = await haina!.call(modifyCompany, { ...inputOf(before), City: '宁波北仑', Finance: finance })
    expect(saved.body.Data).toMatchObject({ City: '宁波北仑', Finance: finance })
    const [version] = (await haina!.call(currentCompanyVersions, {})).body.Data
    expect(version).toMatchObject({
      EditorName: '方海燕',
      Changes: [
        { Label: '所在城市', Before: '宁波', After: '宁波北仑' },
        { Label: '银行与开票信息', Before: '（不显示）', After: '已修改' },
      ],
    })
    const stale = await haina!.call(modifyCompany, { ...inputOf(before), City: '舟山' })
    expect([stale.status, stale.body.Data.City]).toEqual([412, '宁波北仑'])
    const logged = await server.db.owner((owner) =>
      owner.query('select diff::text as text from audit_log union all select changes::text from company_version'),
    )
    expect(JSON.stringify(logged)).not.toContain(finance.BankAccount)
    expect((await haina!.call(modifyCompany, { ...inputOf(saved.body.Data), ContactMobile: '1' })).body.Issues?.[0]?.Path).toBe(
      'ContactMobile',
    )
    expect((await haina!.call(modifyCompany, { ...inputOf(saved.body.Data), Address: '长'.repeat(4_000) })).status).toBe(422)
  })

  it('has a name and an address in English, in the characters of bills; who does not give them changes none', async () => {
    const before = await read(haina!)
    const english = { NameEn: 'NINGBO HAINA INTERNATIONAL TRADING CO., LTD', AddressEn: 'NO. 216 MINGZHOU ROAD, NINGBO 315800, CHINA' }
    const saved = await haina!.call(modifyCompany, { ...inputOf(before), ...english })
    expect(saved.body.Data).toMatchObject(english)
    const [version] = (await haina!.call(currentCompanyVersions, {})).body.Data
    expect(version!.Changes).toEqual([
      { Label: '英文名称', Before: '', After: english.NameEn },
      { Label: '英文地址', Before: '', After: english.AddressEn },
    ])
    const other = await haina!.call(modifyCompany, { ...inputOf(saved.body.Data), City: '宁波' })
    expect(other.body.Data).toMatchObject({ ...english, City: '宁波' })
    const refused = await haina!.call(modifyCompany, { ...inputOf(other.body.Data), NameEn: '宁波海纳' })
    expect([refused.status, refused.body.Issues?.[0]]).toEqual([
      422,
      expect.objectContaining({ Path: 'NameEn', Label: '英文名称', Message: '请使用半角英文字母、数字与标点，提单按此打印' }),
    ])
  })

  it('shows bank and invoice data masked without the right, and takes none', async () => {
    await server.db.owner((owner) =>
      owner.query(`update role_menu rm set buttons = array['view'] from menu m, role r, company c where m.id = rm.menu_id and r.id = rm.role_id
        and c.id = r.company_id
        and m.path = '/system/CurrentCompanyDetail' and c.name = '宁波海纳国际贸易有限公司'`),
    )
    const clerk = await server.signIn('haina')
    await server.database
      .system()
      .tx(async (tx) => tx.publish('session', { roles: (await tx.query<{ id: number }>('select id from role')).map(({ id }) => id) }))
    const seen = await until(async () => {
      const { body } = await clerk.call(currentCompany, {})
      return body.Data.FinanceMasked && body
    })
    expect(seen.Data.Finance).toMatchObject({ BankAccount: '****3456', InvoicePhone: '' })
    expect(JSON.stringify(seen)).not.toContain(finance.BankAccount)
    expect((await clerk.call(modifyCompany, { ...inputOf(seen.Data), Finance: finance })).body.Code).toBe('FORBIDDEN')
  })

  it('changes its name by an audit: the company goes on under the old one until then, on its orders too', async () => {
    const owner = await bed.newcomer('郭明')
    const joined = await bed.submitted(owner, { Name: '金华旧名贸易有限公司' })
    await boss!.call(auditApplication, { Id: joined.Id, UpdateTime: joined.UpdateTime, State: 'APPROVED', Remarks: '' })
    const inside = server.client((await owner.call(tryChooseDefaultEmployee, {})).body.Data)
    const record = await read(inside)
    const [order] = await server.db.owner((owner) =>
      owner.query<{ id: number }>(
        `insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, load_port_code, load_port_name,
          discharge_port_code, discharge_port_name)
         select 'RENAMED1', 'RENAMED1', id, operator_id, 'OOCL', '东方海外', 'CNNGB', 'NINGBO', 'USLAX', 'LOS ANGELES' from company
          where name = '金华旧名贸易有限公司' returning id`,
      ),
    )
    const onOrder = async () => (await boss!.call(cargoOrderInfo, { Id: order!.id })).body.Data.CompanyName
    expect(await onOrder()).toBe('金华旧名贸易有限公司')
    const facts = { Name: '金华新名贸易有限公司', CreditCode: record.CreditCode, LegalPerson: record.LegalPerson }
    expect((await inside.call(beginCompanyChange, { ...facts, Name: record.Name })).status).toBe(422)
    const draft = (await inside.call(beginCompanyChange, { ...facts, CreditCode: '91330200MA2K700001' })).body.Data
    expect(draft).toMatchObject({ Purpose: 'change', State: 'DRAFT' })
    expect((await inside.call(beginCompanyChange, facts)).body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await boss!.call(applicationInfo, { Id: draft.Id })).status, 'a draft is nobody else’s').toBe(404)
    const { Data } = (await bed.upload(inside, draft.Id, '新执照.png', png)).body
    const handed = (await inside.call(submitApplication, { Id: draft.Id, UpdateTime: Data.UpdateTime })).body.Data
    expect((await read(inside)).Name).toBe('金华旧名贸易有限公司')
    await boss!.call(auditApplication, { Id: draft.Id, UpdateTime: handed.UpdateTime, State: 'APPROVED', Remarks: '' })
    expect(await read(inside)).toMatchObject({ Name: '金华新名贸易有限公司', CreditCode: '91330200MA2K700001', Change: null })
    expect(await onOrder()).toBe('金华新名贸易有限公司')
    expect((await inside.call(currentCompanyVersions, {})).body.Data[0]?.Changes).toEqual([
      { Label: '企业名称', Before: '金华旧名贸易有限公司', After: '金华新名贸易有限公司' },
      { Label: '统一社会信用代码', Before: record.CreditCode, After: '91330200MA2K700001' },
    ])
  })
})

describe('a company that staff create', () => {
  const input = (over: object = {}) => ({
    ...fieldsOf(over),
    AdminName: '新管理员',
    AdminAccount: 'newadmin',
    AdminMobile: '13900009999',
    ...over,
  })

  it('is served by the operator, and its administrator starts with a password that was shown once', async () => {
    const made = (await boss!.call(createCompany, input())).body.Data
    expect((await server.client().call(login, { Account: 'newadmin', Password: made.Password })).body.Code).toBe('PASSWORD_CHANGE_REQUIRED')
    const [stored] = await server.db.owner((owner) =>
      owner.query(
        `select o.code as operator, u.managed_by = c.id as managed, e.disabled from company c join company o on o.id = c.operator_id
          join employee e on e.company_id = c.id join app_user u on u.id = e.user_id where c.id = $1`,
        [made.CompanyId],
      ),
    )
    expect(stored).toEqual({ operator: 'HJGJ', managed: true, disabled: false })
  })

  it('is refused twice under one code or account, as a forwarder by an operator, and by who may not', async () => {
    const fields = input({ AdminAccount: 'second' })
    expect((await boss!.call(createCompany, fields)).status).toBe(200)
    expect((await boss!.call(createCompany, { ...fields, AdminAccount: 'third' })).body.Issues?.[0]?.Path).toBe('CreditCode')
    expect((await boss!.call(createCompany, input({ AdminAccount: 'second' }))).body.Issues?.[0]?.Path).toBe('AdminAccount')
    expect((await boss!.call(createCompany, input({ Kind: 'operator', AdminAccount: 'fourth' }))).body.Code).toBe('FORBIDDEN')
    expect((await admin!.call(createCompany, input({ Kind: 'operator', AdminAccount: 'fifth' }))).status).toBe(200)
    expect((await (await server.signIn('customer')).call(createCompany, input({ AdminAccount: 'sixth' }))).status).toBe(403)
    expect((await boss!.call(createCompany, input({ CreditCode: '91330200MA2K600001', AdminAccount: 'eighth' }))).status).toBe(200)
    expect((await boss!.call(createCompany, input({ CreditCode: '1', AdminAccount: 'seventh' }))).body.Issues?.[0]?.Path).toBe('CreditCode')
  })
})
