import type { Words } from '../model/error.ts'
import { fieldWords, measureWords } from '../model/texts.ts'
import type { MeasureName } from '../model/measures.ts'

const unit: Readonly<Record<MeasureName, Words>> = {
  Packages: { zh: ' 件', en: '' },
  Weight: { zh: ' KGS', en: ' kg' },
  Volume: { zh: ' CBM', en: ' m³' },
}

/** Sentences of the checks. */
export const found = {
  noNumber: { zh: '没有填写箱号', en: 'The container number is missing' },
  numberForm: (no: string): Words => ({
    zh: `箱号 ${no} 格式不对，应为 4 位字母（第 4 位为 U、J 或 Z）加 7 位数字`,
    en: `${no} is no container number: four letters, the fourth U, J or Z, and seven digits`,
  }),
  checkDigit: (no: string, right: string): Words => ({
    zh: `箱号 ${no} 校验位不符，按 ISO 6346 应为 ${right}；请核对箱体，货主箱可保留`,
    en: `The check digit of ${no} is wrong, by ISO 6346 it is ${right}; look at the box, one of the shipper may stay`,
  }),
  twice: (no: string): Words => ({
    zh: `箱号 ${no} 重复，同一个箱只能有一份装箱单，请合并或改正`,
    en: `${no} stands twice; a box has one packing list: combine or correct them`,
  }),
  noSeal: { zh: '整箱没有封号，不能提交，请补封号', en: 'A full box needs a seal' },
  noSealLcl: { zh: '拼箱还没有封号，封箱后请补', en: 'The seal is missing; add it when the box is closed' },
  noSealSent: { zh: '重箱没有封号，不能发送码头，请补封号', en: 'A laden box without a seal is not sent to the terminal; add the seal' },
  sealWord: (seal: string): Words => ({
    zh: `封号不能写 ${seal}，请填写实际封号`,
    en: `${seal} is no seal number; fill in the real one`,
  }),
  sealForm: (seal: string): Words => ({
    zh: `封号 ${seal} 格式不对，只能是 1–15 位字母、数字和连字符`,
    en: `Seal ${seal} may have 1 to 15 letters, digits and hyphens only`,
  }),
  sealTwiceInBox: (seal: string): Words => ({ zh: `封号 ${seal} 在本箱写了两次`, en: `Seal ${seal} stands twice on this box` }),
  sealOnTwo: (seal: string, other: string): Words => ({
    zh: `封号 ${seal} 与箱 ${other} 的相同，一个封号只能用在一个箱上，请核对`,
    en: `Seal ${seal} is also on box ${other}; a seal belongs to one box`,
  }),
  noType: { zh: '没有填写箱型', en: 'The type is missing' },
  unknownType: (type: string): Words => ({ zh: `箱型表中没有 ${type}，请核对`, en: `${type} is not in the table of types` }),
  otherName: (type: string, commercial: string): Words => ({
    zh: `${type} 即 ${commercial}，请用 ${commercial}`,
    en: `${type} is ${commercial}; write ${commercial}`,
  }),
  unknownIso: (iso: string): Words => ({ zh: `箱型表中没有 ISO 代码 ${iso}，请核对`, en: `ISO code ${iso} is not in the table of types` }),
  isoDiffers: (iso: string, is: string, type: string): Words => ({
    zh: `ISO 代码 ${iso} 是 ${is}，与箱型 ${type} 不符${is === '40HQ' && type.startsWith('45') ? '（45G1 是 40 尺高柜，不是 45 尺）' : ''}`,
    en: `ISO code ${iso} is ${is}, not ${type}${is === '40HQ' && type.startsWith('45') ? ' (45G1 is a 40-foot high cube, no 45-foot box)' : ''}`,
  }),
  decimals: (measure: MeasureName, value: number): Words =>
    measure === 'Packages'
      ? { zh: `件数 ${value} 不是整数`, en: `Packages must be whole, not ${value}` }
      : {
          zh: `${measureWords[measure].zh} ${value} 超过三位小数，系统不会四舍五入，请改正`,
          en: `The ${measureWords[measure].en} ${value} has more than three decimals and is not rounded`,
        },
  plateDecimals: (key: 'Tare' | 'MaxGross', value: number): Words => ({
    zh: `${fieldWords[key].zh} ${value} 超过三位小数，系统不会四舍五入，请改正`,
    en: `${fieldWords[key].en} ${value} has more than three decimals and is not rounded`,
  }),
  negative: (measure: MeasureName): Words => ({
    zh: `${measureWords[measure].zh}不能为负数`,
    en: `The ${measureWords[measure].en} is negative`,
  }),
  sum: (measure: MeasureName, said: number, sum: number): Words => ({
    zh: `箱上${measureWords[measure].zh} ${said}${unit[measure].zh}，明细合计 ${sum}${unit[measure].zh}，不一致`,
    en: `The ${measureWords[measure].en} of the box is ${said}${unit[measure].en}, its lines add up to ${sum}${unit[measure].en}`,
  }),
  emptyBox: {
    zh: '空箱只有货主箱（SOC）才能申报，请填写货物或勾选货主箱',
    en: 'Only a shipper-owned box may be empty; add cargo or mark it SOC',
  },
  noPackages: { zh: '件数不能为 0', en: 'Packages must be above 0' },
  noWeight: { zh: '毛重必须大于 0', en: 'The gross weight must be above 0' },
  noVolume: { zh: '没有填写体积', en: 'The volume is missing' },
  payload: (type: string, weight: number, limit: number): Words => ({
    zh: `货重 ${weight} KGS 超过 ${type} 的限重 ${limit} KGS，请核对或说明原因`,
    en: `${weight} kg is above the payload of a ${type}, ${limit} kg; check it or give a reason`,
  }),
  capacity: (type: string, volume: number, limit: number): Words => ({
    zh: `体积 ${volume} CBM 超过 ${type} 的容积 ${limit} CBM，请核对或说明原因`,
    en: `${volume} m³ is above the capacity of a ${type}, ${limit} m³; check it or give a reason`,
  }),
  gross: (gross: number, limit: number): Words => ({
    zh: `总重 ${gross} KGS 超过 ${limit} KGS，请核对或说明原因`,
    en: `The gross weight ${gross} kg is above ${limit} kg; check it or give a reason`,
  }),
  farAbove: (measure: 'Weight' | 'Volume', value: number, limit: number): Words => ({
    zh: `${measureWords[measure].zh} ${value}${unit[measure].zh} 超过上限 ${limit}${unit[measure].zh} 的 1.25 倍，不能提交，请改正`,
    en: `The ${measureWords[measure].en} ${value}${unit[measure].en} is above 1.25 times the limit ${limit}${unit[measure].en} and is refused`,
  }),
  plate: (weight: number, limit: number): Words => ({
    zh: `货重 ${weight} KGS 超过本箱铭牌的载重 ${limit} KGS（最大总重减皮重），不能提交`,
    en: `${weight} kg is above the payload on the plate of this box, ${limit} kg (max gross less tare)`,
  }),
  plateOrder: { zh: '最大总重应大于皮重，请核对铭牌', en: 'Max gross must be above the tare; look at the plate' },
  setPoint: (said: string): Words => ({ zh: `温度 ${said} 应为一个摄氏度数字，如 -18`, en: `${said} must be one number in °C, as -18` }),
  noSetPoint: {
    zh: '冷藏箱没有填写温度；不开机（NOR）请说明原因',
    en: 'A reefer needs a temperature; give a reason if it is not switched on',
  },
  notReefer: (type: string): Words => ({ zh: `${type} 不是冷藏箱，不能设温度，请核对`, en: `${type} is no reefer, but has a temperature` }),
  lineSetPoint: (line: string, box: string): Words => ({
    zh: `货物温度 ${line}℃ 与箱温度 ${box || '（未填）'} 不一致，请核对`,
    en: `The goods need ${line}℃, the box is set to ${box || '(nothing)'}`,
  }),
  noUn: (dgClass: string): Words => ({ zh: `填写了危险品类别 ${dgClass}，没有 UN 编号`, en: `Class ${dgClass} needs a UN number` }),
  noClass: (unNo: string): Words => ({ zh: `填写了 UN${unNo}，没有危险品类别`, en: `UN${unNo} needs a class` }),
  unForm: (unNo: string): Words => ({ zh: `UN 编号 ${unNo} 应为 4 位数字`, en: `UN number ${unNo} must have four digits` }),
  dgClass: (text: string): Words => ({ zh: `没有危险品类别 ${text}`, en: `There is no hazard class ${text}` }),
  hsForm: (code: string): Words => ({ zh: `HS 编码 ${code} 应为 6–10 位数字`, en: `HS code ${code} must have 6 to 10 digits` }),
  noBill: { zh: '拼箱货没有提单号，无法分票，请补提单号', en: 'A line of an LCL box needs its B/L number' },
  bookedCount: (type: string, packed: number, booked: number): Words => ({
    zh: `${type} 已装 ${packed} 个，订舱 ${booked} 个`,
    en: `${packed} boxes ${type} are packed, ${booked} are booked`,
  }),
  bookedSum: (measure: MeasureName, packed: number, booked: number): Words => ({
    zh: `装箱${measureWords[measure].zh}合计 ${packed}${unit[measure].zh}，委托 ${booked}${unit[measure].zh}，不一致`,
    en: `The lists add up to ${packed}${unit[measure].en} ${measureWords[measure].en}, the order has ${booked}${unit[measure].en}`,
  }),
} as const

/** Texts of the repairs. */
export const repairs = {
  use: (value: string): Words => ({ zh: `改为 ${value}`, en: `Use ${value}` }),
  byLines: (sum: number): Words => ({ zh: `以明细为准：${sum}`, en: `Use the sum of the lines: ${sum}` }),
  removeTwin: { zh: '删除重复的封号', en: 'Remove the second one' },
} as const
