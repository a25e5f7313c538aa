import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { codeField, nameZh, remark } from '../entity/common-fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'
import { trackingPages } from './pages.ts'

const clock = { group: '起止与计算', groupEn: 'Clock' }
const scope = { group: '适用范围（留空为全部）', groupEn: 'For (blank: everything)' }
const dayRules = { calendar: '自然日', 'no-sunday': '不计周日与假日', working: '工作日' }
const dayRulesEn = { calendar: 'Calendar days', 'no-sunday': 'Without Sundays and holidays', working: 'Working days' }
/** Events that begin or end a clock, as `ClockEvent` of @jst/track names them. */
const events = {
  emptyOut: '提空箱',
  gateIn: '进港',
  loaded: '装船',
  departed: '离港',
  arrived: '抵港',
  berthed: '靠泊',
  discharged: '卸船',
  available: '可提',
  fullOut: '提重箱',
  emptyIn: '还空箱',
}
const eventsEn = {
  emptyOut: 'Empty pick-up',
  gateIn: 'Gate in',
  loaded: 'Loaded',
  departed: 'Departure',
  arrived: 'Arrival',
  berthed: 'Berthing',
  discharged: 'Discharge',
  available: 'Available',
  fullOut: 'Gate out full',
  emptyIn: 'Empty return',
}
const choice = (
  key: string,
  zh: string,
  en: string,
  choices: Readonly<Record<string, string>>,
  choicesEn: Readonly<Record<string, string>>,
): EntityField => ({
  key,
  kind: 'choice',
  zh,
  en,
  required: true,
  choices,
  choicesEn,
  listed: 96,
  filter: true,
})

/** `11:40;21:80`: rate of a day from the day on, free days counted. */
const tierPattern = String.raw`[1-9]\d{0,2}:\d{1,7}(?:\.\d{1,2})?(?:;[1-9]\d{0,2}:\d{1,7}(?:\.\d{1,2})?)*`

/** 免箱期条款: free time of carriers and terminals. A clock is described by what begins and ends it, since countries swap the words. */
export const trackTermsCalls = entityCalls(
  defineEntity({
    name: 'TrackTerms',
    kind: 'trackTerms',
    table: 'track_terms',
    zh: '免箱期条款',
    en: 'Free time terms',
    path: trackingPages.upkeep,
    ownOnly: true,
    fields: [
      codeField('条款代码', 30),
      nameZh,
      choice(
        'Source',
        '依据',
        'Source',
        { contract: '协议', bill: '提单批注', tariff: '公布条款' },
        { contract: 'Contract', bill: 'Bill of lading', tariff: 'Tariff' },
      ),
      { key: 'Version', kind: 'text', zh: '版本', en: 'Edition', max: 40, listed: 90 },
      choice('Direction', '进出口', 'Direction', { import: '进口', export: '出口' }, { import: 'Import', export: 'Export' }),
      choice(
        'ClockKind',
        '费用',
        'Kind',
        { demurrage: '滞港', detention: '滞箱', combined: '合并', storage: '堆存', 'plug-in': '插电' },
        { demurrage: 'Demurrage', detention: 'Detention', combined: 'Combined', storage: 'Storage', 'plug-in': 'Plug-in' },
      ),
      { key: 'PortCode', kind: 'reference', to: 'port', zh: '港口', en: 'Port', listed: 110, filter: true, ...scope },
      { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', listed: 110, filter: true, ...scope },
      { key: 'BoxTypes', kind: 'list', zh: '箱型', en: 'Box types', max: 6, most: 20, listed: 110, hint: '如 20GP、40HQ', ...scope },
      { ...choice('StartEvent', '起算', 'Starts with', events, eventsEn), ...clock },
      {
        ...choice('FirstDay', '首日', 'First day', { same: '当日计入', next: '次日起算' }, { same: 'That day', next: 'The next day' }),
        ...clock,
      },
      { ...choice('StopEvent', '止算', 'Ends with', events, eventsEn), ...clock },
      {
        key: 'FreeDays',
        kind: 'number',
        zh: '免费天数',
        en: 'Free days',
        min: 0,
        max: 365,
        digits: 0,
        required: true,
        listed: 80,
        inline: true,
        ...clock,
      },
      { ...choice('FreeRule', '免费期按', 'Free days are', dayRules, dayRulesEn), ...clock },
      { ...choice('ChargeRule', '计费期按', 'Charged days are', dayRules, dayRulesEn), ...clock },
      {
        key: 'Tiers',
        kind: 'text',
        zh: '逐日费率',
        en: 'Daily rates',
        max: 200,
        listed: 160,
        hint: '第几天起:每天费率，用分号隔开，如 11:40;21:80（含免费天数）',
        hintEn: 'From day:rate a day, apart by semicolons, as 11:40;21:80 (free days counted)',
        pattern: { source: tierPattern, say: '逐日费率应如 11:40;21:80', sayEn: 'Write daily rates as 11:40;21:80' },
        ...clock,
      },
      { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', listed: 72, ...clock },
      { key: 'NoneIfShutOut', kind: 'flag', zh: '退关无免费期', en: 'None if shut out', ...clock },
      { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'Valid from', required: true, listed: 104 },
      {
        key: 'ValidTo',
        kind: 'date',
        zh: '有效期至',
        en: 'Valid to',
        aliases: validityHeadings.to,
        required: true,
        listed: 104,
        inline: true,
      },
      remark,
    ],
  }),
)

/** 港口工作日历: holidays of a port or a country in one year. Without one, terms by working days cannot be assessed. */
export const trackCalendarCalls = entityCalls(
  defineEntity({
    name: 'TrackCalendar',
    kind: 'trackCalendar',
    table: 'track_calendar',
    zh: '港口工作日历',
    en: 'Port calendar',
    path: trackingPages.upkeep,
    ownOnly: true,
    fields: [
      codeField('日历代码', 30),
      nameZh,
      {
        key: 'Place',
        kind: 'text',
        zh: '港口或国家',
        en: 'Port or country',
        example: 'CN',
        max: 5,
        upper: true,
        required: true,
        listed: 100,
        filter: true,
        pattern: {
          source: '[A-Z]{2}(?:[A-Z2-9]{3})?',
          say: '请填五位港口代码或两位国家代码',
          sayEn: 'A UN/LOCODE or the code of a country',
        },
      },
      { key: 'Year', kind: 'number', zh: '年份', en: 'Year', min: 2000, max: 2100, digits: 0, grouped: false, required: true, listed: 72 },
      {
        key: 'Holidays',
        kind: 'list',
        zh: '休息日',
        en: 'Days without work',
        max: 10,
        most: 120,
        listed: 200,
        hint: '周六周日以外的休息日，如 2027-01-01',
        hintEn: 'Besides weekends, as 2027-01-01',
      },
      remark,
    ],
  }),
)
