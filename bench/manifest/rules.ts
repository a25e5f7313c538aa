import { emptyConsignment, emptyGoods, emptyParty, type Consignment } from '@jst/manifest'
import { manifestProblems } from '@jst/manifest/checks'
import { emptyVgm, vgmProblems, withVgm } from '@jst/manifest/vgm'
import { sumOf } from '@jst/packing'
import { parseNumber, parseTsv, sheetTexts } from '@jst/sheet'
import { figure, type Figure } from '../kit/entry.ts'
import { sized } from '../kit/size.ts'
import { percentile } from '../kit/stats.ts'
import { boxesOf } from '../packing/boxes.ts'

const repeats = sized(30, 2)
const [boxCount, vgmRows] = [sized(200, 20), sized(2_000, 50)]

/** A bill of Shanghai to Busan with 200 boxes of five lines that passes every check. */
export function largeBill(): Consignment {
  const boxes = boxesOf(0).slice(0, boxCount)
  const lines = boxes.flatMap(({ Lines }) => Lines)
  const party = (Name: string, Code: string, Country: string) => ({
    ...emptyParty,
    Name,
    Code,
    Country,
    City: 'CITY',
    Address: 'ROAD 1',
    Phone: '+86 574 87654321',
  })
  const { PackageKind, GoodsEn, HsCode } = lines[0]!
  return {
    ...emptyConsignment(),
    BillNo: 'BENCH0001',
    Vessel: 'EVER ONE',
    Voyage: '012W',
    Carrier: 'COSU',
    LoadingAt: '2199-12-03 08:00',
    DepartureAt: '2199-12-03 20:00',
    Pol: 'CNSHA',
    Pod: 'KRPUS',
    Shipper: party('NINGBO YUANFAN TRADING CO LTD', 'USCI+91310000775785552L', 'CN'),
    Consignee: party('BUSAN POTS LTD', '9999+1234567', 'KR'),
    ...sumOf(lines),
    Goods: [{ ...emptyGoods('1'), ...sumOf(lines), PackageKind, GoodsEn, HsCode }],
    Boxes: boxes.map((box) => ({ ...box, ...sumOf(box.Lines) })),
  }
}

const p95Of = (act: () => unknown): number =>
  percentile(
    Array.from({ length: repeats }, () => {
      const began = performance.now()
      act()
      return performance.now() - began
    }),
    0.95,
  )

/** As people paste it: number, method, weight, person, party. */
const pasted = () => {
  const boxes = boxesOf(0)
  return Array.from({ length: vgmRows }, (_, at) =>
    [boxes[at % boxes.length]!.BoxNo, 'SM1', '12,300.5', 'WANG WEI', 'FACTORY'].join('\t'),
  ).join('\n')
}
function readAndCheck(text: string): number {
  const records = parseTsv(text).rows.map(([BoxNo = '', , weight = '', Person = '', Party = '']) => {
    const read = parseNumber(weight, { decimals: 3, texts: sheetTexts })
    const Weighed = 'value' in read && typeof read.value === 'number' ? read.value : 0
    return withVgm({ ...emptyVgm(BoxNo), Method: 'SM1', Weighed, Person, Party })
  })
  return vgmProblems(records).length
}

/** Checks of a bill and of pasted weights at their largest, in this process. */
export function measureManifestRules(rounds: number): Figure[] {
  const bill = largeBill()
  const text = pasted()
  const check = () => manifestProblems('cnExport', bill, { now: '2026-11-28T00:00:00.000Z' })
  const wrong = check().filter(({ severity }) => severity === 'ERROR')
  if (wrong.length > 0) throw new Error(`${wrong.length} findings: ${wrong[0]!.message.zh}`)
  readAndCheck(text)
  const checks: number[] = []
  const weights: number[] = []
  for (let round = 0; round < rounds; round++) {
    checks.push(p95Of(check))
    weights.push(p95Of(() => readAndCheck(text)))
  }
  return [
    figure('check of a bill with 200 boxes × 5 lines: p95', 'ms', checks, { goal: { of: 'value', most: 100 } }),
    figure('2,000 rows of VGM pasted and checked: p95', 'ms', weights, { goal: { of: 'value', most: 300 } }),
  ]
}
