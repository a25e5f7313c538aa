import { entityCalls } from '../entity/calls.ts'
import { remark } from '../entity/common-fields.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { period, shownAs, siteCode } from './shared.ts'

const price = (key: string, zh: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en: zh,
  min: 0,
  max: 100_000,
  digits: 2,
  listed: 90,
  inline: true,
})

/** Rates that a home page shows within their period. */
const recommendedFreightDms = defineEntity({
  name: 'RecommendedFreightDms',
  kind: 'recommendedFreightDms',
  table: 'portal_recommended_freight_dms',
  zh: '首页推荐运价',
  path: '/system/HomePageManagement/RecommendedFreightDms',
  fields: [
    siteCode('推荐编号'),
    shownAs('标题'),
    { key: 'PolCode', kind: 'reference', zh: '装货港', en: 'POL', to: 'port', required: true, listed: 140, filter: true },
    { key: 'PodCode', kind: 'reference', zh: '卸货港', en: 'POD', to: 'port', required: true, listed: 140, filter: true },
    { key: 'CarrierCode', kind: 'reference', zh: '船公司', en: 'Carrier', to: 'carrier', listed: 120, filter: true },
    { key: 'CurrencyCode', kind: 'reference', zh: '币种', en: 'Currency', to: 'currency', required: true, listed: 90 },
    price('Gp20', '20GP'),
    price('Gp40', '40GP'),
    price('Hq40', '40HQ'),
    { key: 'TransitDays', kind: 'number', zh: '航程（天）', en: 'Transit days', min: 1, max: 120, digits: 0, listed: 100, inline: true },
    ...period,
    remark,
  ],
})

/** 首页推荐运价 (/system/HomePageManagement/RecommendedFreightDms): its declaration and every call of it. */
export const recommendedFreightDmsCalls = entityCalls(recommendedFreightDms)
