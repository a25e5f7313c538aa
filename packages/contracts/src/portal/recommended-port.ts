import { entityCalls } from '../entity/calls.ts'
import { remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'
import { period, shownAs, siteCode } from './shared.ts'

/** Ports that a home page offers first, for departure or arrival, within their period. */
const recommendedPort = defineEntity({
  name: 'RecommendedPort',
  kind: 'recommendedPort',
  table: 'portal_recommended_port',
  zh: '首页推荐港口',
  path: '/system/HomePageManagement/RecommendedPort',
  fields: [
    siteCode('推荐编号'),
    shownAs('显示名称'),
    { key: 'PortCode', kind: 'reference', zh: '港口', en: 'Port', to: 'port', required: true, listed: 150, filter: true },
    {
      key: 'Place',
      kind: 'choice',
      zh: '用作',
      en: 'Place',
      choices: { POL: '装货港', POD: '卸货港' },
      required: true,
      listed: 90,
      filter: true,
    },
    { key: 'LaneCode', kind: 'reference', zh: '航线', en: 'Lane', to: 'lane', listed: 120 },
    { key: 'Slogan', kind: 'text', zh: '推荐语', en: 'Slogan', max: 40, listed: 200, inline: true, hint: '一句话，例如 每周三班直航' },
    ...period,
    remark,
  ],
})

/** 首页推荐港口 (/system/HomePageManagement/RecommendedPort): its declaration and every call of it. */
export const recommendedPortCalls = entityCalls(recommendedPort)
