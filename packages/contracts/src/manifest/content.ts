import { text } from '../envelope.ts'
import { PackedBox } from '../packing/list-calls.ts'
import { ArraySchema, BooleanSchema, Integer, NumberSchema, ObjectSchema, Optional, type Static, Unsafe, strict } from '../schema.ts'

/** Boxes and rows of goods of one bill, lines of all its boxes; filings of a bill, receipts of a filing, orders that one may begin with. */
export const manifestLimits = { boxes: 500, goods: 200, lines: 5_000, records: 200, filings: 20, receipts: 1_000, sources: 100 } as const

/** kg or m³; more than three decimals are refused by the rules. */
const Amount = NumberSchema({ minimum: 0, maximum: 1e10 })
const Packages = Integer({ minimum: 0, maximum: 1e9 })

/** A company, as `@jst/manifest` has it. Limits of the message are asked by the rules. */
export const ManifestPartyContent = ObjectSchema(
  {
    Code: text(80),
    Name: text(200),
    Country: text(2),
    Province: text(6),
    City: text(60),
    Address: text(300),
    Postcode: text(20),
    Phone: text(80),
    Email: text(80),
    Fax: text(60),
    Aeo: text(40),
    Contact: text(60),
    ContactPhone: text(60),
  },
  strict,
)
export type ManifestPartyContent = Static<typeof ManifestPartyContent>

/** One row of goods. */
export const ManifestGoodsContent = ObjectSchema(
  {
    Key: text(40),
    Packages,
    Weight: Amount,
    Volume: Amount,
    PackageKind: text(3),
    GoodsEn: text(6_000),
    GoodsZh: text(1_000),
    HsCode: text(60),
    Marks: text(6_000),
    UnNo: text(4),
    DgContact: text(120),
  },
  strict,
)
const codes = (length: number, most: number) => Unsafe<readonly string[]>(ArraySchema(text(length), { maxItems: most }))

/** One bill as customs are told of it, as `@jst/manifest` has it. */
export const ManifestContent = ObjectSchema(
  {
    BillNo: text(50),
    MasterNo: text(50),
    BillType: text(10),
    Payment: text(3),
    Agreement: text(50),
    Terms: text(20),
    Originals: Integer({ minimum: 0, maximum: 99 }),
    CustomsStatus: text(3),
    Vessel: text(60),
    Imo: text(7),
    Voyage: text(60),
    Carrier: text(20),
    LoadingAt: text(16),
    DepartureAt: text(16),
    AgentCutoff: text(16),
    CustomsArea: text(4),
    ExitPlace: text(25),
    Receipt: text(25),
    Pol: text(25),
    Transit: text(25),
    Pod: text(25),
    Delivery: text(25),
    PortsAfter: codes(5, 40),
    BreakBulk: BooleanSchema(),
    ToOrder: BooleanSchema(),
    Shipper: ManifestPartyContent,
    Consignee: ManifestPartyContent,
    Notify: ManifestPartyContent,
    Buyer: ManifestPartyContent,
    Seller: ManifestPartyContent,
    FilingType: Optional(text(3)),
    ImporterNo: Optional(text(20)),
    ConsigneeNo: Optional(text(20)),
    Origin: Optional(text(2)),
    Manufacturer: Optional(text(400)),
    ShipTo: Optional(text(400)),
    StuffingPlace: Optional(text(400)),
    Consolidator: Optional(text(400)),
    PaymentMethod: text(1),
    Routing: codes(2, 30),
    Eori: text(17),
    Scac: text(4),
    Packages,
    Weight: Amount,
    Volume: Amount,
    Goods: Unsafe<readonly Static<typeof ManifestGoodsContent>[]>(ArraySchema(ManifestGoodsContent, { maxItems: manifestLimits.goods })),
    Boxes: Unsafe<readonly PackedBox[]>(ArraySchema(PackedBox, { maxItems: manifestLimits.boxes })),
    Remark: text(512),
  },
  strict,
)
export type ManifestContent = Static<typeof ManifestContent>
