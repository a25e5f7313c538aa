import { changeWords, numberField, stageField } from '../document/entity.ts'
import { defineDocument, type FieldWords } from '../document/document.ts'
import { entityCalls } from '../entity/calls.ts'
import { choiceField, textField } from '../entity/common-fields.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { packedBoxFields, packedLineFields } from '../packing/list.ts'
import { sealWordsEn } from '../packing/seal-words.ts'
import { manifestChannels } from './channels.ts'
import { figure, headFields, manifestGoodsFields, manifestMilestones, manifestRoles, regimeNames } from './fields.ts'
import { customerManifestPages, manifestButtons, manifestPages } from './pages.ts'
import { manifestStates } from './states.ts'
import { mostTicketBytes, ticketFormats } from './tickets.ts'

const { staff, party } = manifestButtons
/** Screens that show filings. */
export const manifestReaders = [
  manifestPages.submits,
  manifestPages.submitFails,
  manifestPages.verifies,
  manifestPages.verifyFails,
  manifestPages.sends,
  manifestPages.uploads,
  manifestPages.tracks,
  manifestPages.sendFails,
  customerManifestPages.submits,
  customerManifestPages.submitFails,
  customerManifestPages.tracks,
] as const

const moment = (key: string, zh: string, en: string, more: object = {}): EntityField =>
  textField(key, zh, en, 30, { listed: 150, moment: 'china', ...more })

/** 舱单: one filing of one bill. Written by calls of its own. */
export const manifestCalls = entityCalls(
  defineEntity({
    name: 'Manifest',
    kind: 'manifest',
    table: 'manifest',
    zh: '舱单',
    en: 'Manifest',
    path: manifestPages.submits,
    screens: [
      manifestPages.submitFails,
      manifestPages.verifies,
      manifestPages.verifyFails,
      manifestPages.sends,
      manifestPages.tracks,
      manifestPages.sendFails,
      customerManifestPages.submits,
      customerManifestPages.submitFails,
      customerManifestPages.tracks,
    ],
    ownOnly: true,
    stated: true,
    sided: true,
    ownCalls: true,
    fields: [
      numberField('舱单号'),
      textField('NameZh', '委托公司', 'Customer', 120, { listed: 170, search: true }),
      choiceField('Regime', '申报', 'Filing', regimeNames, { listed: 130, filter: true }),
      textField('BillNo', '提单号', 'B/L no.', 50, { listed: 150, search: true }),
      textField('MasterNo', '主单号', 'Master B/L no.', 50, { listed: 130, search: true, hidden: true }),
      textField('Vessel', '船名', 'Vessel', 60, { listed: 140, search: true }),
      textField('Voyage', '航次', 'Voyage', 30, { listed: 80, search: true }),
      textField('Carrier', '承运人', 'Carrier', 20, { listed: 90, filter: true }),
      textField('Pol', '装货港', 'Port of loading', 25, { listed: 90, filter: true }),
      textField('Pod', '卸货港', 'Port of discharge', 25, { listed: 90, filter: true }),
      textField('Agent', '代理或网关', 'Agent', 60, { listed: 120, filter: true, staffOnly: true }),
    ],
    derived: [
      { ...stageField(manifestStates), listed: 100 },
      moment('Deadline', '法定截止', 'Legal deadline'),
      moment('AgentCutoff', '代理截止', 'Cut-off of the agent'),
      moment('Due', '处理时限', 'Due', { staffOnly: true }),
      figure('Packages', '件数', 'Packages', 0),
      figure('Weight', '毛重 KG', 'Gross weight kg', 3),
      figure('Boxes', '箱数', 'Containers', 0, { listed: 70 }),
      /** Findings that refuse. */
      figure('Wrong', '待更正', 'To correct', 0, { listed: 80 }),
      textField('Refusal', '海关意见', 'Remark of customs', 300, { listed: 220 }),
      /** The latest step in the port, by the clock of customs. */
      choiceField('Milestone', '港口节点', 'Step in the port', manifestMilestones, { listed: 110 }),
      textField('Holds', '扣留', 'Holds', 100, { listed: 100 }),
      figure('Flagged', '待识别回执', 'Unclear receipts', 0, { listed: 90, staffOnly: true, hidden: true }),
      choiceField(
        'Wanted',
        '改删申请',
        'Wanted',
        { change: ['改单', 'Change'], delete: ['删单', 'Deletion'] },
        { listed: 90, filter: true, staffOnly: true },
      ),
      /** The change or deletion that is asked for was refused, or did not leave. */
      {
        key: 'AmendFailed',
        kind: 'flag',
        zh: '改单或删单被退',
        en: 'Amendment failed',
        listed: 110,
        filter: true,
        hidden: true,
        staffOnly: true,
      },
      /** Accepted, and the boxes are not on board by the departure: to be deleted. */
      { key: 'NotShipped', kind: 'flag', zh: '未出运待删单', en: 'Not shipped', listed: 110, filter: true, hidden: true, staffOnly: true },
      textField('ClaimedBy', '领取人', 'Claimed by', 60, { listed: 90, staffOnly: true }),
      textField('Handler', '经办人', 'Handled by', 60, { listed: 90, staffOnly: true, filter: true }),
    ],
  }),
)

const roleFields = Object.entries(manifestRoles).map(([key, [zh, en]]): EntityField => textField(key, zh, en, 2_000))
/** Telephones, addresses of mail and contact persons of a company, apart from its name and address: a sensitive field. */
const contactFields = Object.entries(manifestRoles).map(([key, [zh, en]]): EntityField =>
  textField(`${key}Contact`, `${zh}联系方式`, `${en}, contact`, 2_000, { sensitive: 'customerContact' }),
)
/** Companies in timelines, without their contacts. */
const timelineRoles = Object.entries(manifestRoles).map(([key, [zh, en]]): EntityField => textField(`${key}Party`, zh, en, 2_000))
/** Entries of earlier releases have companies with their contacts, under the key of the role alone. */
const formerRoles = Object.fromEntries(
  Object.entries(manifestRoles).map(([key, [zh, en]]): [string, FieldWords] => [
    key,
    { zh: `${zh}（含联系方式）`, en: `${en} with contact`, sensitive: 'customerContact', former: true },
  ]),
)
const goodsFields = manifestGoodsFields.map((field): EntityField =>
  field.key === 'DgContact' ? { ...field, sensitive: 'customerContact' } : field,
)
const plain = [
  ...headFields,
  { key: 'ToOrder', kind: 'flag', zh: '凭指示 TO ORDER', en: 'To order' } as const,
  ...timelineRoles,
  ...contactFields,
]

/** The filing as a document of two sides. */
export const manifestDocument = defineDocument({
  kind: 'manifest',
  zh: '舱单',
  en: 'Manifest',
  reads: manifestReaders,
  writes: staff.write,
  partyWrites: party.write,
  page: manifestPages.submitInfo,
  partyPage: customerManifestPages.verifyInfo,
  fields: {
    ...changeWords(plain),
    ...formerRoles,
    Goods: { zh: '货物', en: 'Goods' },
    Boxes: { zh: '集装箱', en: 'Containers', wordsEn: sealWordsEn },
  },
  states: manifestStates,
  events: {
    filed: { zh: '发送报文', tone: 'blue' },
    receipt: { zh: '收到回执', tone: 'green' },
    filingFailed: { zh: '发送报文失败', tone: 'red' },
    unclear: { zh: '回执待识别', tone: 'orange' },
    wanted: { zh: '申请改单或删单', tone: 'orange' },
    unwanted: { zh: '放弃改单或删单', tone: 'grey' },
    shared: { zh: '生成分享链接', tone: 'blue' },
    proposed: { zh: '收到填写建议', tone: 'purple' },
    decided: { zh: '处理填写建议', tone: 'green' },
  },
  number: { rule: 'CD{yy}{mm}{seq:6}', button: { path: manifestPages.submits, code: 'number' } },
  files: {
    paper: { zh: '舱单资料', en: 'Papers', audience: 'customer' },
    ticket: { zh: '磅单', en: 'Scale ticket', audience: 'customer', accepts: ticketFormats, mostBytes: mostTicketBytes },
    others: { zh: '内部文件', en: 'Internal', audience: 'internal' },
  },
  desk: { works: staff.verify, claims: staff.verify, assigns: staff.verify, holds: 30, mine: `${manifestPages.verifies}?Claim=mine` },
  versions: {
    withdrawing: ['void'],
    shape: {
      fields: [...headFields, ...roleFields, ...contactFields],
      lines: {
        Goods: { zh: '货物', en: 'Goods', fields: goodsFields },
        Boxes: {
          zh: '集装箱',
          en: 'Containers',
          by: 'BoxNo',
          fields: packedBoxFields,
          lines: { Lines: { zh: '货物', en: 'Goods', fields: packedLineFields } },
        },
      },
    },
  },
  templates: { writes: [staff.template, party.template], without: [] },
  shipment: { from: ['booking', 'si'] },
  channels: manifestChannels,
})
