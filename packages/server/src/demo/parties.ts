import { partyOfText, type PartyUse } from '@jst/contracts/document'
import { shippingParty } from '@jst/contracts/partner'
import { wordsOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { consignees, shippers } from './trades.ts'

/** Chinese names of the consignees, in their order. */
const names = ['汉堡家居贸易', '鹿特丹进口行', '太平洋零售供应', '大西洋建材', '狮城分销', '班德拉外贸', '海湾之星综合贸易', '南十字五金']
/** Notify parties that customers use beside their consignees. */
const notifies = [
  ['德迅汉堡', 'KUEHNE + NAGEL (AG & CO.) KG\nGROSSER GRASBROOK 11-13\n20457 HAMBURG, GERMANY\nTEL: 49-40-303330'],
  [
    '桑托斯清关行',
    'ALFA DESPACHOS ADUANEIROS LTDA\nCNPJ: 11.222.333/0001-81\nRUA XV DE NOVEMBRO 120\n11010-151 SANTOS, SP, BRAZIL\nTEL: 55-13-32190000',
  ],
] as const

/** The address books of the operator and of its customers: shippers and consignees of the demo's bills, as their texts stand there. */
export async function seedParties(tx: Queryable, operatorId: number, companies: Readonly<Record<string, number>>): Promise<void> {
  const shipperOf = (code: string) => ({
    name: code === 'YFJCK' ? '宁波远帆进出口' : '苏州恒泽机电',
    text: shippers[code] ?? '',
    use: 'shipper' as const,
  })
  const others = [
    ...consignees.map(({ text }, at) => ({ name: names[at]!, text, use: 'consignee' as const })),
    ...notifies.map(([name, text]) => ({ name, text, use: 'notify' as const })),
  ]
  const all = [...Object.keys(shippers).map(shipperOf), ...others]
  for (const [at, one] of all.entries()) await addParty(tx, operatorId, at, one, at % 3 === 2 ? '' : customerCodes[at % 2]!)
  for (const [code, id] of Object.entries(companies))
    for (const [at, one] of [shipperOf(code), ...others.slice(0, 3)].entries()) await addParty(tx, id, at, one, '')
}

/** The two customers that have joined come first in the list of customers. */
const customerCodes = ['KH26010001', 'KH26010002'] as const

async function addParty(
  tx: Queryable,
  companyId: number,
  at: number,
  { name, text, use }: { name: string; text: string; use: PartyUse },
  customer: string,
): Promise<void> {
  const party = { ...partyOfText(text), NameZh: name }
  const Code = `SFT${String(at + 1).padStart(6, '0')}`
  const found = wordsOf(shippingParty, { ...party, Code })
  await tx.query(
    `insert into shipping_party (company_id, code, name_zh, name_en, kinds, address, country, tax_kind, tax_no, phone, customer_code, search, pinyin,
      initials)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      companyId,
      Code,
      name,
      party.NameEn,
      use === 'consignee' ? ['consignee', 'notify'] : [use],
      party.Address,
      party.Country,
      party.TaxNo === '' ? '' : party.TaxKind,
      party.TaxNo,
      party.Phone,
      customer,
      found.search,
      found.pinyin,
      found.initials,
    ],
  )
}
