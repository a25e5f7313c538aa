import { about, type FieldAbout } from './about.ts'

const equipment = 'utilizedTransportEquipments[]'
const reefer = `${equipment}.activeReeferSettings`
const goods = 'consignmentItems[].cargoItems[].outerPackaging.dangerousGoods[]'
const over = (zh: string, en: string, headers: string) =>
  about(`货物${zh}超出箱体的厘米数`, `By how many centimetres the cargo stands out ${en}`, null, headers)

/** Meaning and counterparts of the fields of a container with special cargo. */
export const specialContainerAbout = {
  soc: about('箱子属于货主，不属于船公司', 'The container is not the carrier’s', `${equipment}.isShipperOwned`, 'SOC'),
  partLoad: about('箱内有几票提单的货物', 'Goods of several bills of lading are in the container', null, 'Part load | Part container'),
  tare: about('空箱重量，公斤；货主箱必填', 'Weight of the empty container, kg', `${equipment}.equipment.tareWeight.value`, 'Tare | 皮重'),
  vgm: about('核实的整箱总重，公斤', 'Verified gross mass of the packed container, kg', null, 'VGM'),
  vgmMethod: about('整箱称重，或货物与箱皮重相加', 'Weighed as a whole, or added up', null, 'VGM method'),
  vgmPerson: about('对 VGM 负责的人', 'Who answers for the VGM', null, 'VGM signed by'),
  vgmTime: about('称重的当地时间', 'Local time at the scale', null, 'VGM weighed at'),
  temperature: about('冷藏箱设定温度，摄氏度', 'Set point of the reefer, °C', `${reefer}.temperatureSetpoint`, 'Temp | 设定温度'),
  ventilation: about(
    '通风量，立方米每小时；关闭填 CLOSED',
    'Fresh air, m³ per hour, or CLOSED',
    `${reefer}.airExchangeSetpoint`,
    'Vent | 通风',
  ),
  humidity: about('相对湿度，百分比', 'Relative humidity, per cent', `${reefer}.humiditySetpoint`, 'Humidity | 湿度'),
  overHeight: over('上方', 'above', 'OH | 超高'),
  overFront: over('前端', 'in front', 'OLF | 前超'),
  overBack: over('后端', 'behind', 'OLB | 后超'),
  overLeft: over('左侧', 'on the left', 'OWL | 左超'),
  overRight: over('右侧', 'on the right', 'OWR | 右超'),
} satisfies Record<string, FieldAbout>

/** Meaning and counterparts of the fields of a line of dangerous goods. */
export const specialLineAbout = {
  unNo: about('联合国危险货物编号，四位数字', 'UN number, four digits', `${goods}.unNumber`, 'UN | UN No | UNNO | 联合国编号'),
  imoClass: about('IMDG 类别，如 3、8、2.1、1.4S', 'Class of the IMDG Code', `${goods}.imoClass`, 'Class | IMO | IMDG | 类别'),
  subRisks: about(
    '副危险性类别，多个用逗号分开',
    'Subsidiary hazards, separated by commas',
    `${goods}.subsidiaryRisk1`,
    'Sub risk | 次要危险',
  ),
  packingGroup: about(
    'I、II 或 III；气体、物品等没有',
    'I, II or III; gases and articles have none',
    `${goods}.packingGroup`,
    'PG | 包装类别',
  ),
  properName: about('IMDG 规定的英文运输名称', 'Name under which the IMDG Code lists it', `${goods}.properShippingName`, 'PSN | 运输名称'),
  flashPoint: about('闭杯闪点，摄氏度', 'Flash point, closed cup, °C', `${goods}.limits.flashPoint`, 'FP | 闪点'),
  ems: about('应急措施编号，如 F-E, S-D', 'Emergency schedule, such as F-E, S-D', `${goods}.EMSNumber`, 'EMS No'),
  marinePollutant: about('是海洋污染物', 'It is a marine pollutant', `${goods}.isMarinePollutant`, 'MP'),
  limitedQuantity: about('按有限数量运输', 'Carried as a limited quantity', `${goods}.isLimitedQuantity`, 'LQ'),
  emergency: about(
    '24 小时可联系的人和电话',
    'Who can be reached at any hour',
    `${goods}.emergencyContactDetails`,
    'Emergency | 紧急联系人',
  ),
} satisfies Record<string, FieldAbout>
