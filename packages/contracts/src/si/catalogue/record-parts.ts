import type { containerFields, lineFields, masterBillFields, templateFields } from '../fields.ts'
import { about, type FieldAbout } from './about.ts'
import { recordAbout } from './record.ts'
import { specialContainerAbout, specialLineAbout } from './special.ts'

const item = 'consignmentItems[].cargoItems[]'
const equipment = 'utilizedTransportEquipments[]'

/** Meaning and counterparts of the fields of a container. */
export const containerAbout: Record<keyof typeof containerFields, FieldAbout> = {
  id: about('系统编号，新箱为 0', 'Key; 0 for a new container'),
  createdAt: about('创建时间', 'When it was stored first'),
  updatedAt: about('最后修改时间', 'When it was changed last'),
  orderId: about('所属委托', 'The cargo order it belongs to'),
  recordId: about('所属补料', 'The bill it belongs to'),
  type: about(
    '箱型，如 40HQ；也认 ISO 代码',
    'Commercial type; ISO codes are understood',
    `${equipment}.equipment.ISOEquipmentCode`,
    'Type | 箱型尺寸 | 柜型 | Size Type',
  ),
  containerNo: about(
    '四位字母加七位数字',
    'Four letters and seven digits',
    `${equipment}.equipmentReference`,
    'Container | CNTR No | Ctn No | 柜号 | 集装箱号',
  ),
  sealNo: about('铅封号，多个用 / 分开', 'Seal numbers, several separated by /', `${equipment}.seals[].number`, 'Seal | 铅封号 | 封条号'),
  packageKind: about('箱内外包装种类', 'Kind of packages inside', `${item}.outerPackaging.packageCode`, 'Package | Unit | 包装种类 | 单位'),
  packages: about('箱内件数', 'Packages inside', `${item}.outerPackaging.numberOfPackages`, 'Pkgs | Qty | Quantity | 数量'),
  weight: about(
    '箱内货物毛重，不含箱重，公斤',
    'Cargo gross weight without the box, kg',
    `${item}.cargoGrossWeight.value`,
    'Weight | GW | KGS | 毛重 | 重量',
  ),
  volume: about(
    '箱内货物体积，立方米',
    'Cargo volume, cubic metres',
    `${item}.cargoGrossVolume.value`,
    'Volume | Measurement | CBM | 体积 | 尺码',
  ),
  ...specialContainerAbout,
}

/** Meaning and counterparts of the fields of a goods line. */
export const lineAbout: Record<keyof typeof lineFields, FieldAbout> = {
  id: about('系统编号，新明细为 0', 'Key; 0 for a new line'),
  recordId: about('所属补料', 'The bill it belongs to'),
  containerId: about('所属集装箱', 'The container it is packed in', `${item}.equipmentReference`),
  goodsZh: about('中文品名，舱单申报使用', 'Goods in Chinese, for the manifest', null, '品名 | 货名'),
  goods: about('英文品名', 'Goods in English', 'consignmentItems[].descriptionOfGoods', 'Description | Commodity | 货描'),
  hsCode: about('这一行货物的商品编码', 'Tariff code of this line', 'consignmentItems[].HSCodes', 'HS | 海关编码 | 商品编码'),
  marks: about('这一行货物的唛头', 'Marks of this line', 'consignmentItems[].shippingMarks', 'Marks | Shipping marks'),
  packageKind: about(
    '这一行的包装种类',
    'Kind of packages of this line',
    `${item}.outerPackaging.packageCode`,
    'Package | Unit | 包装种类',
  ),
  packages: about('这一行的件数', 'Packages of this line', `${item}.outerPackaging.numberOfPackages`, 'Pkgs | Qty | Quantity | 数量'),
  weight: about('这一行的毛重，公斤', 'Gross weight of this line, kg', `${item}.cargoGrossWeight.value`, 'Weight | GW | KGS | 毛重 | 重量'),
  volume: about(
    '这一行的体积，立方米',
    'Volume of this line, cubic metres',
    `${item}.cargoGrossVolume.value`,
    'Volume | Measurement | CBM | 体积',
  ),
  createdAt: about('创建时间', 'When it was stored first'),
  updatedAt: about('最后修改时间', 'When it was changed last'),
  ...specialLineAbout,
}

/** Meaning and counterparts of the fields of a combined master bill. */
export const masterBillAbout: Record<keyof typeof masterBillFields, FieldAbout> = {
  id: about('系统编号', 'Key'),
  orderId: about('提单所在的委托', 'The order that carries the bill'),
  recordId: about('并单后的补料', 'The combined bill'),
  mergedOrderId: about('并入的另一票委托', 'The other order combined into it'),
  mergedMblNo: about('另一票委托的主提单号', 'Master bill number of that order', 'consignmentItems[].references[].values', '并入提单号'),
  mergedBookingNo: about(
    '船公司给另一票委托的订舱号',
    'Number that the carrier gave the booking of that order',
    'consignmentItems[].carrierBookingReference',
    '并入 SO',
  ),
}

/** Meaning and counterparts of the fields of a template. */
export const templateAbout: Record<keyof typeof templateFields, FieldAbout> = {
  id: about('系统编号，新建为 0', 'Key; 0 for a new one'),
  name: about('公司内不重复的名称', 'A name, unique in the company'),
  consignor: recordAbout.consignor,
  consignee: recordAbout.consignee,
  notifier1: recordAbout.notifier1,
  notifier2: recordAbout.notifier2,
  notifier3: recordAbout.notifier3,
  marks: recordAbout.marks,
  goods: recordAbout.goods,
  packageKind: recordAbout.packageKind,
  hsCode: recordAbout.hsCode,
  emails: recordAbout.emails,
  remarks: recordAbout.remarks,
}
