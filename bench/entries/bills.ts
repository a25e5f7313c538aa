import { billKinds, printBill, type BillPaper } from '@jst/contracts/bills'
import { saveDocumentBoxes, type BoxRow } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct } from '../kit/product.ts'
import { sized } from '../kit/size.ts'

const boxes = sized(400, 4)
const repeats = sized(15, 2)
const { calls, document } = billKinds.houseBill
const amounts = { PackageKind: 'CARTONS', Packages: 600, Weight: 8_000, Volume: 30 }
const line = (name: string) => ({ Id: 0, ...amounts, Goods: name, HsCode: '610910', Marks: `N/M ${name}`, Hazard: '' })
const boxOf = (at: number): BoxRow => ({
  Box: {
    Id: 0,
    BoxNo: `MSKU${1_000_000 + at}`,
    SealNo: `CN${at}H`,
    BoxType: '40HQ',
    ...amounts,
    Packages: 1_200,
    Weight: 16_000,
    Volume: 60,
    Note: '',
  },
  Lines: [line('COTTON SHIRTS'), line('WOOLLEN SOCKS')],
})

async function run(context: BenchContext): Promise<Figure[]> {
  const product = await startProduct(context)
  const token = await product.signIn('doc')
  const post = <T>(path: string, body: unknown) => call<T>(product.origin + path, { token, body })
  const Values = { BlNo: 'BENCH400', Shipper: 'SHIPPER', Consignee: 'CONSIGNEE', Goods: 'GARMENTS', Way: 'OBL', Terms: 'CY-CY' }
  const { Id, UpdateTime } = await post<EntityRow>(calls.save.path, { Id: 0, Values })
  await post(saveDocumentBoxes.path, { Kind: document.kind, Id, UpdateTime, Boxes: Array.from({ length: boxes }, (_, at) => boxOf(at)) })
  const asks = { Kind: document.kind, Id, Paper: 'draft', No: 0, LayoutId: 0, PrinterId: 0, Overprint: false, Reason: '' }
  const times: number[] = []
  for (let at = 0; at < repeats; at += 1) {
    const began = performance.now()
    await post<BillPaper>(printBill.path, asks)
    times.push(performance.now() - began)
  }
  return [figure('bill of 400 boxes × 2 lines to a stored PDF', 'ms', times, { goal: { of: 'value', most: 1_500 } })]
}

/** A large bill drawn and stored as a paper. */
export const bills: Entry = { name: 'bills', limit: 'nothing: the goal is a time', run }
