import { answerCode } from '@jst/contracts/document'
import type { Entity, EntityValues } from '@jst/contracts/entity'
import {
  billCode,
  bookCode,
  orderAgency,
  rateCarrier,
  rateLane,
  ratePort,
  rateTerminal,
  shipAgency,
  surchargeType,
  vessel,
} from '@jst/contracts/master'

interface DemoRows {
  readonly entity: Entity
  readonly rows: readonly EntityValues[]
}

const vesselRows = [
  ['9783497', '中远海运白羊座', 'COSCO SHIPPING ARIES', 'HK', 'COSCO', 19_273, 2018],
  ['9789647', '中远海运双鱼座', 'COSCO SHIPPING PISCES', 'HK', 'COSCO', 19_273, 2019],
  ['9929429', '地中海伊琳娜', 'MSC IRINA', 'LR', 'MSC', 24_346, 2023],
  ['9893955', '长益', 'EVER ALOT', 'PA', 'EMC', 24_004, 2022],
  ['9863297', '韩新阿尔赫西拉斯', 'HMM ALGECIRAS', 'PA', 'HMM', 23_964, 2020],
  ['9619907', '马士基迈克-凯尼·穆勒', 'MAERSK MC-KINNEY MOLLER', 'DK', 'MAERSK', 18_270, 2013],
  ['9778820', '慕尼黑马士基', 'MUNICH MAERSK', 'DK', 'MAERSK', 20_568, 2017],
  ['9454436', '达飞马可波罗', 'CMA CGM MARCO POLO', 'MT', 'CMA', 16_020, 2012],
] as const

/** Master data of a forwarder in 上海 besides the reference data, whose codes it uses. */
export const masterRows: readonly DemoRows[] = [
  {
    entity: vessel,
    rows: vesselRows.map(([Code, NameZh, NameEn, Flag, CarrierCode, Teu, Built]) => ({
      Code,
      NameZh,
      NameEn,
      Flag,
      CarrierCode,
      Teu,
      Built,
    })),
  },
  {
    entity: shipAgency,
    rows: [
      agency('PENAVICO-SHA', '上海外轮代理', ['CNSHA'], ['COSCO', 'OOCL'], '陆晨', '021-65950001', 'sha-agency@example.com'),
      agency('SINOAGENT-NGB', '宁波船务代理', ['CNNGB'], ['MSC', 'CMA'], '鲍颖', '0574-27680002', 'ngb-agency@example.com'),
      agency('UNISCO-TAO', '青岛联合船代', ['CNTAO'], ['MAERSK', 'HPL'], '宫晓', '0532-82970003', 'tao-agency@example.com'),
      agency('PENAVICO-YTN', '深圳外轮代理', ['CNYTN', 'CNSHK'], ['EMC', 'ONE'], '麦俊', '0755-25560004', 'ytn-agency@example.com'),
    ],
  },
  {
    entity: orderAgency,
    rows: [
      agency('SHBOOK', '上海联港订舱', ['CNSHA'], ['COSCO', 'OOCL', 'EMC'], '江帆', '021-63570011', 'book-sha@example.com', 'M30'),
      agency('NBBOOK', '宁波甬泰订舱', ['CNNGB'], ['MSC', 'ZIM'], '俞波', '0574-87330012', 'book-ngb@example.com', 'TICKET'),
      agency('SZBOOK', '深圳鹏程订舱', ['CNYTN', 'CNSHK'], ['ONE', 'YML'], '黎敏', '0755-82650013', 'book-szx@example.com', 'PREPAID'),
    ],
  },
  {
    entity: bookCode,
    rows: [
      { Code: 'SHA26-0417', NameZh: '中远美线年约', CarrierCode: 'COSCO', Usage: 'CONTRACT', PolCode: 'CNSHA' },
      { Code: 'NAC-HZ-2026', NameZh: '恒泽机电指名合约', CarrierCode: 'MAERSK', Usage: 'NAC', Customer: '苏州恒泽机电有限公司' },
      { Code: 'SPOT-MSC', NameZh: '地中海现舱账号', CarrierCode: 'MSC', Usage: 'SPOT' },
      { Code: 'HJGJ01', NameZh: '海捷订舱账号', CarrierCode: 'OOCL', Usage: 'ACCOUNT', PolCode: 'CNNGB' },
    ],
  },
  {
    entity: billCode,
    rows: [
      { Code: 'COSU', NameZh: '中远主提单', CarrierCode: 'COSCO', BillKind: 'MBL', Rule: 'COSU{seq:10}', NextSeq: 6_412_346 },
      { Code: 'OOLU', NameZh: '东方海外主提单', CarrierCode: 'OOCL', BillKind: 'MBL', Rule: 'OOLU{seq:10}', NextSeq: 2_698_813 },
      { Code: 'HJSH', NameZh: '海捷分提单', BillKind: 'HBL', Rule: 'HJSH{yy}{mm}{seq:5}', NextSeq: 318 },
    ],
  },
  {
    entity: answerCode,
    rows: [
      {
        Code: 'COSCO/101',
        NameZh: '提箱堆场不认识该放箱号',
        Progress: 'known',
        Form: 'aperak',
        Todo: '核对放箱号与堆场，仍不符时联系船公司箱管',
        Person: '操作',
      },
      { Code: 'COSCO/205', NameZh: 'CONSIGNEE TAX ID MISSING', Progress: 'waiting', Form: 'aperak' },
    ],
  },
  {
    entity: rateCarrier,
    rows: [
      { Code: 'COSCO', NameZh: '中远海运', CarrierCode: 'COSCO', Contracts: ['美线年约', '欧线季度约'], Visible: true },
      { Code: 'MSC', NameZh: '地中海航运', CarrierCode: 'MSC', Contracts: ['现舱'], Visible: true },
      { Code: 'EMC', NameZh: '长荣', CarrierCode: 'EMC', Contracts: ['美西快航'], Visible: false },
    ],
  },
  {
    entity: rateTerminal,
    rows: [
      { Code: 'YS1', NameZh: '洋山一期', TerminalCode: 'CNSHA-SHENG', PortCode: 'CNSHA', Visible: true },
      { Code: 'YS3', NameZh: '洋山三期', TerminalCode: 'CNSHA-SGICT', PortCode: 'CNSHA', Visible: true },
      { Code: 'WG5', NameZh: '外高桥五期', TerminalCode: 'CNSHA-SMCT', PortCode: 'CNSHA', Visible: true },
      { Code: 'BL2', NameZh: '北仑二期', TerminalCode: 'CNNGB-BLCT1', PortCode: 'CNNGB', Visible: true },
    ],
  },
  {
    entity: surchargeType,
    rows: [
      { Code: 'FUEL', NameZh: '燃油类', NameEn: 'Bunker', Charges: ['BAF', 'LSS', 'EBS'], InAllIn: true },
      { Code: 'PEAK', NameZh: '旺季类', NameEn: 'Peak season', Charges: ['PSS', 'GRI'], InAllIn: false },
      { Code: 'LOCAL', NameZh: '装货港杂费', NameEn: 'Origin charges', Charges: ['THC', 'ORC', 'DOC'], InAllIn: false },
      { Code: 'CANAL', NameZh: '运河类', NameEn: 'Canal', Charges: ['PCC', 'SCS'], InAllIn: true },
    ],
  },
  {
    entity: rateLane,
    rows: [
      { Code: 'USW', NameZh: '美西线', LaneCode: 'USW', Color: '#165DFF', Keeper: '赵宇航', ValidDays: 14, Visible: true },
      { Code: 'USE', NameZh: '美东线', LaneCode: 'USE', Color: '#0FC6C2', Keeper: '赵宇航', ValidDays: 14, Visible: true },
      { Code: 'EUN', NameZh: '欧基线', LaneCode: 'EUN', Color: '#F77234', Keeper: '彭博', ValidDays: 15, Visible: true },
      { Code: 'SEA', NameZh: '东南亚线', LaneCode: 'SEA', Color: '#9FDB1D', Keeper: '彭博', ValidDays: 7, Visible: false },
    ],
  },
  {
    entity: ratePort,
    rows: [
      { Code: 'CNSHA', NameZh: '上海', PortCode: 'CNSHA', Linked: ['CNNGB'], IsBasePort: true, Visible: true },
      { Code: 'CNYTN', NameZh: '盐田', PortCode: 'CNYTN', Linked: ['CNSHK'], IsBasePort: true, Visible: true },
      { Code: 'USLAX', NameZh: '洛杉矶/长滩', PortCode: 'USLAX', Linked: [], IsBasePort: true, Visible: true },
      { Code: 'DEHAM', NameZh: '汉堡', PortCode: 'DEHAM', Linked: [], IsBasePort: true, Visible: true },
    ],
  },
]

function agency(
  Code: string,
  NameZh: string,
  Ports: readonly string[],
  Carriers: readonly string[],
  Contact: string,
  Phone: string,
  Email: string,
  Settlement?: string,
): EntityValues {
  return { Code, NameZh, Ports, Carriers, Contact, Phone, Email, ...(Settlement ? { Settlement } : {}) }
}
