import { entityCalls } from '../entity/calls.ts'
import { codeField, nameEn, nameZh, remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'

/** Ports, river ports and inland points (commercial handbook §1.2). */
export const port = defineEntity({
  name: 'Port',
  kind: 'port',
  aliased: true,
  table: 'm_port',
  zh: '港口',
  path: '/BasicData/GlobleHaven',
  source: '平台港口表共 369 个港口与内陆点，代码按货代习惯；坐标取自 sea-ports（MIT）与 SMDG 码头表（CC BY 4.0）并经核对',
  fields: [
    codeField('港口代码', 5, {
      example: 'CNDEM',
      aliases: ['代码', 'UN/LOCODE', '五字码'],
      pattern: { source: '[A-Z]{2}[A-Z0-9]{3}', say: '港口代码为 5 位：两位国家代码加三位地点代码，例如 CNSHA' },
    }),
    nameZh,
    { ...nameEn, required: true },
    {
      key: 'Country',
      kind: 'code',
      zh: '国家代码',
      en: 'Country code',
      aliases: ['国家'],
      max: 2,
      upper: true,
      required: true,
      example: 'CN',
      listed: 90,
      filter: true,
      pattern: { source: '[A-Z]{2}', say: '国家代码为两位字母，例如 CN' },
    },
    { key: 'CountryZh', kind: 'text', zh: '国家/地区', en: 'Country', max: 40, listed: 110, search: true },
    { key: 'LaneCode', kind: 'reference', zh: '航线', en: 'Lane', to: 'lane', listed: 120, filter: true },
    { key: 'IsPol', kind: 'flag', zh: '装货港', en: 'POL', listed: 80, filter: true, inline: true, group: '用途' },
    { key: 'IsPod', kind: 'flag', zh: '卸货港', en: 'POD', listed: 80, filter: true, inline: true, group: '用途' },
    { key: 'IsTransit', kind: 'flag', zh: '中转港', en: 'Transit port', listed: 80, inline: true, group: '用途' },
    { key: 'IsBarge', kind: 'flag', zh: '驳船港', en: 'Barge port', listed: 80, inline: true, group: '用途' },
    { key: 'IsBasePort', kind: 'flag', zh: '基本港', en: 'Base port', listed: 80, filter: true, inline: true, group: '用途' },
    {
      key: 'Aliases',
      kind: 'list',
      zh: '别名代码',
      en: 'Other codes',
      aliases: ['别名'],
      max: 60,
      most: 20,
      listed: 150,
      search: true,
      hint: '同一港口的其他代码或叫法，导入与搜索时都认',
    },
    { key: 'Lon', kind: 'number', zh: '经度', en: 'Longitude', min: -180, max: 180, digits: 4, listed: 90, hidden: true, group: '位置' },
    { key: 'Lat', kind: 'number', zh: '纬度', en: 'Latitude', min: -90, max: 90, digits: 4, listed: 90, hidden: true, group: '位置' },
    remark,
  ],
})

/** Terminals of a port, by SMDG code. */
export const terminal = defineEntity({
  name: 'Terminal',
  kind: 'terminal',
  aliased: true,
  table: 'm_terminal',
  zh: '码头',
  path: '/BasicData/Wharf',
  source: 'SMDG 码头表（CC BY 4.0），名称与经营公司为原文，可改为中文名',
  fields: [
    codeField('码头代码', 20, { aliases: ['代码', 'SMDG'] }),
    { ...nameZh, zh: '码头名称', aliases: ['中文名', '名称'] },
    nameEn,
    { key: 'PortCode', kind: 'reference', zh: '所属港口', en: 'Port', to: 'port', required: true, listed: 140, filter: true, search: true },
    { key: 'Smdg', kind: 'code', zh: 'SMDG 代码', en: 'SMDG code', max: 10, upper: true, listed: 110, search: true },
    { key: 'Operator', kind: 'text', zh: '经营公司', en: 'Operator', max: 80, listed: 180, search: true },
    {
      key: 'CloseDays',
      kind: 'number',
      zh: '截港提前天数',
      en: 'Cut-off days',
      min: 0,
      max: 30,
      digits: 1,
      listed: 120,
      inline: true,
      hint: '开船前多少天截港',
    },
    {
      key: 'Website',
      kind: 'text',
      zh: '网址',
      en: 'Website',
      max: 200,
      listed: 160,
      hidden: true,
      pattern: { source: 'https?://[^\\s]+', say: '网址以 http:// 或 https:// 开头' },
    },
    { key: 'Lon', kind: 'number', zh: '经度', en: 'Longitude', min: -180, max: 180, digits: 4, group: '位置' },
    { key: 'Lat', kind: 'number', zh: '纬度', en: 'Latitude', min: -90, max: 90, digits: 4, group: '位置' },
    remark,
  ],
})

/** Lanes in two levels: regions, and lanes below them (commercial handbook §1.3). */
export const lane = defineEntity({
  name: 'Lane',
  kind: 'lane',
  aliased: true,
  table: 'm_lane',
  zh: '航线',
  path: '/BasicData/Line',
  source: 'SCFI 航线对应关系按上海航运交易所公布的样本航线',
  fields: [
    codeField('航线代码', 12),
    nameZh,
    nameEn,
    { key: 'ParentCode', kind: 'reference', zh: '上级航线', en: 'Parent', to: 'lane', listed: 120, filter: true, hint: '留空为主航线' },
    { key: 'ScfiSeries', kind: 'text', zh: 'SCFI 航线', en: 'SCFI series', max: 60, listed: 150 },
    { key: 'ScfiUnit', kind: 'choice', zh: 'SCFI 单位', en: 'SCFI unit', choices: { TEU: 'USD/TEU', FEU: 'USD/FEU' }, listed: 110 },
    {
      key: 'Color',
      kind: 'code',
      zh: '颜色',
      en: 'Colour',
      max: 7,
      listed: 90,
      pattern: { source: '#[0-9A-Fa-f]{6}', say: '颜色形如 #165DFF' },
    },
    remark,
  ],
})

export const portCalls = entityCalls(port)
export const terminalCalls = entityCalls(terminal)
export const laneCalls = entityCalls(lane)
