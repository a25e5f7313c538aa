import { siCarrierPages, type SiQuestion, type SiRecord } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { furtherOf, withFurther } from '@jst/si-drafts/standards'
import { goodContainer, goodRecord } from '@jst/si-drafts/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Screen as Detail } from '../review/SiDetail.tsx'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'
import { StoryScreen } from '../testing/StoryScreen.tsx'
import { Screen as Messages } from './SiMessages.tsx'

const meta: Meta = { title: '设计评审/补料/船公司', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const message = (more: object) => ({
  Id: 1,
  RecordId: 1,
  RecordNo: 'COSU6412345600',
  Title: 'SI2611250001 EVER ONE 012W',
  PartnerCode: 'COSCO',
  PartnerName: '中远海运',
  Channel: 'http',
  Type: 'instruct',
  Direction: 'out',
  State: 'answered',
  Result: 'declined',
  Test: false,
  Words: '',
  Tries: 1,
  Error: '',
  By: '陈雨欣',
  SentTime: '2026-11-20T01:40:00.000Z',
  NextTime: null,
  CreateTime: '2026-11-20T01:39:58.000Z',
  UpdateTime: '2026-11-20T01:41:00.000Z',
  ...more,
})
const refusal = 'Consignee tax reference is required at this destination'
const answer = message({
  Id: 2,
  Type: 'answer',
  Direction: 'in',
  State: 'open',
  Words: `船公司要求修改；收货人：${refusal}`,
  SentTime: null,
  CreateTime: '2026-11-20T01:41:00.000Z',
})
const routes = {
  'GET /api/Document/Messages': () => ({ Rows: [answer, message({})], Total: 2 }),
  'GET /api/Document/Message': () => ({
    ...answer,
    Format: 'dcsa',
    FileName: '',
    Payload: JSON.stringify({ shippingInstructionsReference: 'CARRIER-1', shippingInstructionsStatus: 'PENDING_UPDATE' }, null, 2),
    Lost: [{ Path: 'TBI_CONSIGNEE', Label: '收货人', Value: 'PROPERTY_VALUE_MUST_CHANGE', Why: refusal }],
    Missing: [],
    Key: '',
    Attempts: [],
    Others: [{ Id: 1, Words: '' }],
    Explained: [{ Code: 'PROPERTY_VALUE_MUST_CHANGE', Meaning: '该项必须更改', Todo: '按说明修改补料后重新发送', Person: '单证' }],
    Proposal: null,
  }),
  'GET /api/Document/MessageDraft': () => ({
    Type: 'instruct',
    Channel: 'http',
    Partner: '中远海运',
    ChannelName: 'HTTP 接口',
    Format: 'dcsa',
    FileName: '补料 COSU6412345600.json',
    Payload: JSON.stringify({ transportDocumentTypeCode: 'BOL', freightPaymentTermCode: 'PRE' }, null, 2),
    Lost: [{ Path: 'TBI_REMARKS', Label: '备注（不显示在提单上）', Value: '请尽快出样单', Why: '报文没有这一项' }],
    Missing: ['箱型：标准要求写明'],
    Assumed: [],
    Note: '',
    Gaps: [],
    Mail: null,
  }),
}
const ours = { id: 1, orderId: 70, mblNo: 'BILL1', splitMblNo: '', status: 2 } satisfies Partial<SiRecord>
const bill = goodRecord({
  ...ours,
  paymentMethod: 'CC',
  goods: 'GARDEN CHAIRS\nOF ALUMINIUM',
  containers: [goodContainer({ sealNo: 'OTHER99' })],
})
const drafted = { ...bill, carried: withFurther(bill, { ...furtherOf(bill), references: ['PO 4711'] }) ?? '' }
const question: SiQuestion = {
  Id: 5,
  TDId: 1,
  Version: 1,
  To: 'carrier',
  Path: 'TBI_VESSEL',
  Label: '船名',
  Text: '本补料与样单船名不同，以哪个为准？',
  Ours: 'COSCO STAR',
  Booked: '',
  Theirs: 'COSCO SUN',
  By: '陈雨欣',
  CreateTime: '2026-11-20T02:00:00.000Z',
  Answer: '',
  AnsweredBy: '',
  AnsweredAt: null,
  Closed: false,
}
const compared = {
  'GET /api/TDBillLadingInfo/CarrierDraft': () => ({
    Draft: {
      MessageId: 2,
      CreateTime: '2026-11-20T01:45:00.000Z',
      Status: 'DRAFT',
      Record: recordToWire(drafted),
      Said: [{ Label: '船公司条款', Value: "SHIPPER'S LOAD, STOW, COUNT AND SEAL" }],
    },
    Drafts: [{ Id: 2, CreateTime: '2026-11-20T01:45:00.000Z' }],
    Problem: '',
  }),
  'GET /api/TDBillLadingInfo/QuestionList': () => [
    question,
    {
      ...question,
      Id: 4,
      To: 'customer',
      Path: 'BoxInfos[0].TBX_SEALNO',
      Label: '箱 MSKU6011672 封号',
      Text: '封号以哪个为准？',
      Answer: '以装箱单为准',
      AnsweredBy: '沈佳怡',
      AnsweredAt: '2026-11-20T03:00:00.000Z',
    },
  ],
  'POST /api/TDBillLadingInfo/ModifyTDBillLadingInfo': () => recordToWire(drafted),
}
const staff = (path: string, more: Partial<typeof compared> = {}) => {
  const fake = fakeDesk({
    rows: [siRow({ Id: 1, Status: 2 })],
    record: () => ours,
    state: () => ({ Side: 'reviewer', InForceVersion: 1, MayEdit: true }),
    path,
    routes: { ...routes, ...more },
  })
  fake.app.permissions.load([
    { Path: '/tdManage/siMakeTd', Buttons: [{ Code: 'send' }], Children: [] },
    { Path: '/tdManage/siDetail', Buttons: [{ Code: 'export' }], Children: [] },
    { Path: siCarrierPages.messages, Buttons: ['view', 'download', 'resend', 'answer'].map((Code) => ({ Code })), Children: [] },
  ])
  return fake
}
const detail = { render: () => <StoryScreen make={() => staff('/tdManage/siDetail?Id=1')} Screen={Detail} height={1_400} /> }

/** In a drawer, which slides in. */
const shown = async (text: string) => {
  const found = await within(document.body).findAllByText(text, {}, { timeout: 10_000 })
  await waitFor(() => expect(found[0]).toBeVisible())
}
/** The refusal of the carrier stands at the record, with the field that it is about. */
export const Refused: StoryObj = {
  ...detail,
  name: '船公司要求修改',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(`船公司要求修改；收货人：${refusal}`, {}, { timeout: 10_000 })).toBeVisible()
  },
}
export const Sending: StoryObj = {
  ...detail,
  name: '发送预览',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '发送报文' }, { timeout: 10_000 }))
    await shown('报文没有表达的内容 1 项')
  },
}
const check = { make: () => staff('/tdManage/siDetail?Id=1', compared), Screen: Detail }
/** Differences of the carrier's draft; a value is taken, and the next version is submitted with its reason. */
export const Compared: StoryObj = {
  name: '样单三方核对',
  render: () => <StoryScreen {...check} height={1_400} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const take = async () => (await page.findAllByRole('button', { name: '取样单值' }, { timeout: 10_000 }))[0]!
    await userEvent.click(await take())
    const beside = within(await page.findByRole('row', { name: /客户参考号/ }, { timeout: 10_000 }))
    await userEvent.click(beside.getByRole('button', { name: '取样单值' }))
    await userEvent.click(await page.findByRole('button', { name: '提交修改' }))
    await shown('预付 → 到付')
    await shown('（无） → PO 4711')
  },
}
export const ComparedOnPhone: StoryObj = {
  name: '样单三方核对，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  render: () => <StoryScreen {...check} height={1_400} />,
}
export const Asking: StoryObj = {
  name: '就样单提问',
  render: () => <StoryScreen {...check} height={1_400} />,
  play: async ({ canvasElement }) => {
    const asks = await within(canvasElement).findAllByRole('button', { name: '提问' }, { timeout: 10_000 })
    await userEvent.click(asks[0]!)
    await shown('就“付款方式”提问')
  },
}
export const Log: StoryObj = {
  name: '收发记录',
  render: () => <StoryScreen make={() => staff(siCarrierPages.messages)} Screen={Messages} height={600} />,
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: '查看' }, { timeout: 10_000 }))[0]!)
    await shown('PROPERTY_VALUE_MUST_CHANGE')
  },
}
export const LogOnPhone: StoryObj = {
  name: '收发记录，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  render: () => <StoryScreen make={() => staff(siCarrierPages.messages)} Screen={Messages} height={800} />,
}
