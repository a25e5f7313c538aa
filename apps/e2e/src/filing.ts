import { randomInt } from 'node:crypto'
import { saveManifest, type ManifestContent } from '@jst/contracts/manifest'
import type { Page } from '@playwright/test'
import { call } from './kit.ts'

const party = (Name: string, Code: string, Country: string, City: string) => ({
  Code,
  Name,
  Country,
  Province: '',
  City,
  Address: 'ROAD 1',
  Postcode: '',
  Phone: '+86 574 87654321',
  Email: '',
  Fax: '',
  Aeo: '',
  Contact: '',
  ContactPhone: '',
})
const nobody = { ...party('', '', '', ''), Address: '', Phone: '' }
/** A bill of Shanghai to Busan that passes every check of China, with a number of its own. */
function bill(): ManifestContent {
  const quantities = { Packages: 420, Weight: 8_400.5, Volume: 52.125 }
  const goods = { GoodsEn: 'STAINLESS STEEL POTS', GoodsZh: '', HsCode: '732393', Marks: '', UnNo: '', PackageKind: 'CT' }
  return {
    BillNo: `COSU${randomInt(10_000_000, 99_999_999)}`,
    MasterNo: '',
    BillType: 'OBL',
    Payment: 'PP',
    Agreement: '',
    Terms: 'CY-CY',
    Originals: 3,
    CustomsStatus: '001',
    Vessel: 'EVER ONE',
    Imo: '',
    Voyage: '012W',
    Carrier: 'COSU',
    LoadingAt: '2199-12-03 08:00',
    DepartureAt: '2199-12-03 20:00',
    AgentCutoff: '',
    CustomsArea: '2248',
    ExitPlace: '',
    Receipt: '',
    Pol: 'CNSHA',
    Transit: '',
    Pod: 'KRPUS',
    Delivery: '',
    PortsAfter: [],
    BreakBulk: false,
    ToOrder: false,
    Shipper: { ...party('NINGBO YUANFAN TRADING CO LTD', 'USCI+91310000775785552L', 'CN', 'NINGBO') },
    Consignee: { ...party('BUSAN POTS LTD', '9999+1234567', 'KR', 'BUSAN') },
    Notify: nobody,
    Buyer: nobody,
    Seller: nobody,
    PaymentMethod: '',
    Routing: [],
    Eori: '',
    Scac: '',
    ...quantities,
    Goods: [{ Key: '1', ...quantities, ...goods, DgContact: '' }],
    Boxes: [
      {
        BoxNo: 'MSKU6011672',
        BoxType: '40HQ',
        IsoType: '45G1',
        Tare: 3_890,
        Seals: [{ No: 'CN123456', Source: 'carrier' }],
        Fcl: 'full',
        ...quantities,
        Lines: [{ Key: '1', BillNo: '', ...quantities, ...goods, DgClass: '' }],
      },
    ],
    Remark: '',
  }
}
/** A filing of Chinese export, by whoever is signed in. */
export async function filed(page: Page, more: Partial<ManifestContent> = {}, BookingId = 0) {
  const Content = { ...bill(), ...more }
  const body = { Id: 0, Regimes: ['cnExport'], BookingId, SiId: 0, Agent: '民生船代（模拟）', LateReason: '', Content }
  const { Id } = await call<{ Id: number }>(page, saveManifest.path, body)
  return { Id, BillNo: Content.BillNo }
}
