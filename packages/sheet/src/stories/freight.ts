import type { CreateRow } from '../core/acts/outcome.ts'
import type { SheetColumn, SheetRow } from '../core/types.ts'

const packages = [
  { value: 'CTNS', label: '纸箱', aliases: ['CARTONS', 'CARTON'] },
  { value: 'PLTS', label: '托盘', aliases: ['PALLETS'] },
  { value: 'BAGS', label: '袋' },
  { value: 'DRUMS', label: '桶' },
]
const types = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR', '20TK'].map((value) => ({ value }))

const containerNo = (text: string) => ({ value: text.replaceAll(/[\s-]/g, '').toUpperCase() || null })

/** Containers with their goods lines, as a documents clerk has them. */
export const freightColumns: readonly SheetColumn[] = [
  {
    key: 'containerNo',
    header: '箱号',
    kind: 'text',
    width: 140,
    kinds: ['container'],
    required: true,
    aliases: ['集装箱号', 'Container No.', 'CNTR NO', 'Container number'],
    parse: containerNo,
    validate: (value) => (value !== null && !/^[A-Z]{3}[UJZ]\d{7}$/.test(String(value)) ? '箱号应为 4 位字母加 7 位数字' : undefined),
  },
  { key: 'sealNo', header: '封号', kind: 'text', width: 120, kinds: ['container'], aliases: ['铅封号', 'Seal No.', 'Seal'] },
  { key: 'type', header: '箱型', kind: 'choice', width: 90, kinds: ['container'], choices: types, aliases: ['柜型', 'Type', 'Size/Type'] },
  { key: 'goods', header: '中文品名', kind: 'text', width: 220, kinds: ['line'], aliases: ['品名', '货名', 'Description', 'Goods'] },
  { key: 'packageKind', header: '包装', kind: 'choice', width: 100, choices: packages, aliases: ['Package', '包装种类'] },
  { key: 'packages', header: '件数', unit: '件', kind: 'int', width: 110, sum: true, aliases: ['Packages', 'PKGS', 'Quantity'] },
  { key: 'weight', header: '毛重', unit: 'KGS', kind: 'decimal', width: 140, sum: true, aliases: ['Gross weight', 'G.W.', '重量'] },
  { key: 'volume', header: '体积', unit: 'CBM', kind: 'decimal', width: 130, sum: true, aliases: ['Measurement', 'Volume', '尺码'] },
]

const owners = ['CSNU', 'OOLU', 'MSKU', 'EGHU', 'TGBU', 'FFAU']
const goods = [
  '不锈钢厨具',
  '汽车轮毂',
  '棉制女式针织衫',
  '锂离子蓄电池（UN3480）',
  '陶瓷砖',
  '家用空调室外机',
  '聚酯切片',
  '木制家具',
  '轴承',
  '玩具',
]
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

export interface FreightSize {
  readonly containers: number
  /** Goods lines in each. */
  readonly lines: number
  /** Makes another set of ids and numbers. */
  readonly set?: string
}

/** Rows of a set, the same for the same size. Sums of the lines are those of their container. */
export function freightRows({ containers, lines, set = 'a' }: FreightSize): SheetRow[] {
  const rows: SheetRow[] = []
  for (let box = 0; box < containers; box++) {
    const share = (line: number) => {
      const count = 40 + ((box * 7 + line * 13) % 90)
      return { packages: count, weight: Math.round(count * 18_137) / 1_000, volume: Math.round(count * 57) / 1_000 }
    }
    const shares = Array.from({ length: Math.max(lines, 1) }, (_, line) => share(line))
    const total = (key: 'packages' | 'weight' | 'volume') => Math.round(shares.reduce((sum, one) => sum + one[key], 0) * 1_000) / 1_000
    rows.push({
      id: `${set}-${box}`,
      level: 0,
      kind: 'container',
      values: {
        containerNo: `${pick(owners, box)}${String(4_100_000 + box * 37).padStart(7, '0')}`,
        sealNo: `CN${880_000 + box}`,
        type: pick(['40HQ', '40HQ', '20GP', '40GP'], box),
        packageKind: pick(packages, box).value,
        packages: total('packages'),
        weight: total('weight'),
        volume: total('volume'),
      },
    })
    for (let line = 0; line < lines; line++)
      rows.push({
        id: `${set}-${box}-${line}`,
        level: 1,
        kind: 'line',
        values: { goods: pick(goods, box + line), packageKind: pick(packages, box).value, ...shares[line] },
      })
  }
  return rows
}

/** New rows with ids of their own. */
export function rowMaker(): CreateRow {
  let created = 0
  return ({ level }) => ({ id: `new-${++created}`, level, kind: level === 0 ? 'container' : 'line', values: {} })
}

/** A file as a customer sends it: a title, headings of two languages, merged cells, a wrong line, a total. */
export const customerFile: readonly (readonly string[])[] = [
  ['宁波远帆  装箱单  COSU6312345', '', '', '', '', '', ''],
  ['Container No.', '铅封号', 'Size/Type', 'PKGS', 'Gross weight (KGS)', 'Measurement', '备注'],
  ['CSNU 410000-0', 'CN880000', '40HQ', '1,180', '21,456.5 KGS', '66.2', ''],
  ['OOLU4100037', 'CN880001', '40hq', '960', '19870', '64.018', '先装'],
  ['MSKU41000', 'CN880002', '40HQ', '二十托', '20,110', '65', ''],
  ['', 'CN880003', '20GP', '400', '8,900', '26.5', ''],
  ['合计', '', '', '2,540', '70,336.5', '221.718', ''],
]
