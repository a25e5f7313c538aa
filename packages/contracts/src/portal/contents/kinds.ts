import { textField } from '../../entity/common-fields.ts'
import { serviceKinds } from '../site/pages.ts'
import type { LiveKind } from '../site/live.ts'
import { contentKind, wordOf, type ContentKind } from './declare.ts'
import { contentScreens } from './screens.ts'
import { body, english, picture, pod, pol, summary, title, integerField } from './fields.ts'

const newsCategories = { company: '公司新闻', market: '市场行情', industry: '行业动态', notice: '业务通知' } as const
const letterSubjects = {
  gri: '涨价（GRI/GRR）',
  surcharge: '附加费调整',
  blank: '停航跳港',
  service: '航线调整',
  congestion: '港口拥堵',
  other: '其他通知',
} as const
const downloadCategories = { form: '表格', guide: '操作指南', tariff: '费用标准', other: '其他资料' } as const

const choice = <const C extends Readonly<Record<string, string>>>(key: string, zh: string, en: string, choices: C, required = true) =>
  ({ key, kind: 'choice', zh, en, choices, listed: 110, filter: true, ...(required ? { required: true as const } : {}) }) as const
const labelOf = (choices: Readonly<Record<string, string>>, value: unknown) => choices[String(value)] ?? ''
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Every kind of content that is kept in a list, by its word on the site. */
export const contentKinds: Readonly<Record<LiveKind, ContentKind>> = {
  news: contentKind({
    live: 'news',
    name: 'SiteNews',
    zh: '新闻',
    en: 'News',
    path: contentScreens.news,
    page: '/Portal/NewsInfo',
    table: 'portal_news',
    number: 'XW',
    fields: [
      title('标题'),
      choice('Category', '栏目', 'Category', newsCategories),
      textField('Author', '来源', 'Author', 40, { listed: 100 }),
      summary,
      picture,
      body('正文'),
      ...english,
    ],
    shows: ({ Category, Author }) => ({ Category: labelOf(newsCategories, Category), Facts: { Author: wordOf(Author) } }),
  }),
  announcement: contentKind({
    live: 'announcement',
    name: 'SiteAnnouncement',
    zh: '公告',
    en: 'Announcement',
    path: contentScreens.announcement,
    table: 'portal_announcement',
    number: 'GG',
    fields: [
      title('标题'),
      choice('Category', '展示位置', 'Place', { bar: '页面顶部横条', list: '公告列表' }),
      summary,
      body('正文'),
      ...english,
    ],
    shows: ({ Category }) => ({ Category: wordOf(Category) }),
  }),
  job: contentKind({
    live: 'job',
    name: 'SiteJob',
    zh: '招聘职位',
    en: 'Job',
    path: contentScreens.job,
    table: 'portal_job',
    number: 'ZP',
    fields: [
      title('职位名称'),
      textField('Department', '部门', 'Department', 40, { required: true, listed: 110 }),
      textField('City', '工作地点', 'Place', 40, { required: true, listed: 110 }),
      integerField('Headcount', '招聘人数', 'Headcount', 1, 999),
      textField('Salary', '薪资', 'Salary', 40, { listed: 120, hint: '例如 8k～12k · 13 薪' }),
      { key: 'Deadline', kind: 'date', zh: '截止日期', en: 'Deadline', listed: 110 },
      body('职责与要求'),
      ...english.filter(({ key }) => key !== 'SummaryEn'),
    ],
    shows: ({ Department, City, Headcount, Salary, Deadline }) => ({
      Category: wordOf(Department),
      Facts: { Place: wordOf(City), Headcount: numberOf(Headcount), Salary: wordOf(Salary), Deadline: wordOf(Deadline) },
    }),
  }),
  service: contentKind({
    live: 'service',
    name: 'SiteService',
    zh: '产品服务',
    en: 'Service',
    path: contentScreens.service,
    table: 'portal_service',
    number: 'FW',
    fields: [title('名称'), choice('Category', '服务类型', 'Kind', serviceKinds, false), summary, picture, body('详细介绍'), ...english],
    shows: ({ Category }) => ({ Category: wordOf(Category) }),
  }),
  office: contentKind({
    live: 'office',
    name: 'SiteOffice',
    zh: '公司地址',
    en: 'Office',
    path: contentScreens.office,
    table: 'portal_office',
    number: 'DZ',
    fields: [
      title('名称'),
      choice('Category', '类型', 'Kind', { main: '总部', branch: '分支机构' }),
      textField('NameEn', '英文名称', 'English name', 120),
      textField('Address', '地址', 'Address', 200, { required: true, listed: 260 }),
      textField('Phone', '电话', 'Telephone', 40, { rule: 'phone', listed: 130 }),
      textField('Email', '邮箱', 'Mail', 120, { rule: 'email' }),
      { key: 'Lat', kind: 'number', zh: '纬度', en: 'Latitude', min: -90, max: 90, digits: 6, hint: '例如 31.239700，可从地图复制' },
      { key: 'Lon', kind: 'number', zh: '经度', en: 'Longitude', min: -180, max: 180, digits: 6, hint: '例如 121.499800' },
      picture,
    ],
    shows: ({ Category, NameEn, Address, Phone, Email, Lat, Lon }) => ({
      Category: wordOf(Category),
      Facts: {
        NameEn: wordOf(NameEn),
        Address: wordOf(Address),
        Phone: wordOf(Phone),
        Email: wordOf(Email),
        Lat: numberOf(Lat),
        Lon: numberOf(Lon),
      },
    }),
  }),
  letter: contentKind({
    live: 'letter',
    name: 'SiteLetter',
    zh: '船司通知函',
    en: 'Letter of a carrier',
    path: contentScreens.letter,
    table: 'portal_letter',
    number: 'TZ',
    fields: [
      title('标题'),
      { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', required: true, listed: 120, filter: true },
      choice('Subject', '事项', 'Subject', letterSubjects),
      { key: 'EffectiveFrom', kind: 'date', zh: '生效日期', en: 'Effective from', listed: 110 },
      pol,
      pod,
      summary,
      body('正文'),
    ],
    shows: ({ CarrierCode, CarrierCodeName, Subject, EffectiveFrom, PolCode, PodCode }) => ({
      Category: wordOf(CarrierCode),
      Facts: {
        Carrier: wordOf(CarrierCodeName) || wordOf(CarrierCode),
        Subject: labelOf(letterSubjects, Subject),
        EffectiveFrom: wordOf(EffectiveFrom),
        PolCode: wordOf(PolCode),
        PodCode: wordOf(PodCode),
      },
    }),
  }),
  download: contentKind({
    live: 'download',
    name: 'SiteDownload',
    zh: '下载资料',
    en: 'Download',
    path: contentScreens.download,
    query: 'View=downloads&',
    table: 'portal_download',
    number: 'ZL',
    fields: [title('名称'), choice('Category', '分类', 'Category', downloadCategories), summary],
    files: {
      file: { zh: '资料文件', en: 'File', audience: 'internal', accepts: ['pdf', 'xlsx', 'xls', 'docx', 'doc', 'csv'], needed: true },
    },
    shows: ({ Category }) => ({ Category: labelOf(downloadCategories, Category) }),
  }),
  shipTable: contentKind({
    live: 'shipTable',
    name: 'SiteShipTable',
    zh: '船期表',
    en: 'Sailing table',
    path: contentScreens.shipTable,
    table: 'portal_ship_table',
    number: 'CQ',
    fields: [
      title('名称'),
      { ...pol, required: true },
      { ...pod, required: true },
      {
        key: 'CarrierCode',
        kind: 'reference',
        to: 'carrier',
        zh: '船公司',
        en: 'Carrier',
        listed: 120,
        filter: true,
        hint: '留空为全部船公司',
      },
      { key: 'LaneCode', kind: 'reference', to: 'lane', zh: '航线', en: 'Lane', listed: 110, filter: true },
      integerField('Weeks', '展示周数', 'Weeks', 1, 12, { required: true, hint: '自当天起的开航' }),
    ],
    shows: ({ PolCode, PodCode, CarrierCode, LaneCode, Weeks }) => ({
      Facts: {
        PolCode: wordOf(PolCode),
        PodCode: wordOf(PodCode),
        CarrierCode: wordOf(CarrierCode),
        LaneCode: wordOf(LaneCode),
        Weeks: numberOf(Weeks),
      },
    }),
  }),
}
export const contentOf = (documentKind: string): ContentKind | undefined =>
  Object.values(contentKinds).find(({ document }) => document.kind === documentKind)
/** Key of an open editor of a content, among the parts of a site. */
export const editedAs = ({ document }: ContentKind, id: number): string => `${document.kind} ${id}`
