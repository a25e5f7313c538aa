import { packingChannelCalls } from '@jst/contracts/packing'
import type { ChannelDraft, ChannelMessage, OpenChannelMessage } from '@jst/contracts/document'
import { blankValues, type EntityRow } from '@jst/contracts/entity'
import { rowBase } from './shipment.ts'

const at = '2026-11-25T01:30:00.000Z'
export const messageRow = (Id: number, more: Partial<ChannelMessage> = {}): ChannelMessage => ({
  Id,
  RecordId: 7,
  RecordNo: 'EQ2611000007',
  Title: 'YS002600007 40HQ',
  PartnerCode: '洋山港储堆场',
  PartnerName: '洋山港储堆场',
  Channel: 'depot',
  Type: 'release',
  Direction: 'out',
  State: 'answered',
  Result: 'confirmed',
  Test: false,
  Words: '',
  Tries: 1,
  Error: '',
  By: '李操作',
  SentTime: at,
  NextTime: null,
  CreateTime: at,
  UpdateTime: at,
  ...more,
})
const coparn =
  "UNA:+.? 'UNB+UNOA:2+HAIJIE+YSD1+261125:0930+EQ261100000701'UNH+1+COPARN:D:95B:UN:SMDG16'BGM+12+YS002600007+9'RFF+BN:COSU6612345670'EQD+CN++45G1:102:5+2+2+4'EQN+1'DTM+36:20261129:102'LOC+98+CNSHA:139:6+YSD1:TER:ZZZ'UNT+8+1'UNZ+1+EQ261100000701'"
const codeco =
  "UNB+UNOA:2+YSD1+HAIJIE+261126:0900+77'UNH+1+CODECO:D:95B:UN'BGM+36+G77+9'EQD+CN+CSQU3054383+45G1:102:5++2+4'RFF+RE:YS002600007'DTM+7:202611260850:203'UNT+6+1'UNZ+1+77'"
export const openOf = (row: ChannelMessage, more: Partial<OpenChannelMessage> = {}): OpenChannelMessage => ({
  ...row,
  Format: row.Direction === 'out' ? 'coparn' : 'codeco',
  FileName: row.Direction === 'out' ? `放箱 ${row.RecordNo}.edi` : '',
  Payload: row.Direction === 'out' ? coparn : codeco,
  Lost: [],
  Missing: [],
  Key: '8c8a0f6e-6d1c-4a0e-9a76-6f2b9b1f8a11',
  Attempts: row.Direction === 'out' ? [{ At: at, Error: '' }] : [],
  Others: [],
  Explained: [],
  Proposal: null,
  ...more,
})
/** An open gate move that contradicts its slip. */
export const gateMove = messageRow(4, {
  Direction: 'in',
  Type: 'answer',
  State: 'open',
  By: '',
  SentTime: null,
  Words: '提空箱 CSQU3054383 2026-11-26 08:50 YSD1',
  Error: '没有自动登记动态：箱单已登记箱号 MSKU6011672，报文是 CSQU3054383，请核对；登记有误时先更正动态，再应用报文',
})
export const openGateMove = openOf(gateMove, {
  Proposal: { BoxNo: 'CSQU3054383', SealNo: 'SL77', PickedUpAt: '2026-11-26T00:50:00.000Z', GatedInAt: null },
})
export const messageRows: readonly ChannelMessage[] = [
  messageRow(6, {
    Direction: 'in',
    Type: 'answer',
    State: 'unmatched',
    Result: 'confirmed',
    RecordId: 0,
    RecordNo: '',
    Title: '',
    PartnerName: '',
    By: '李操作',
    Words: '提空箱 OOLU8839210 2026-11-26 09:12 WGQ2',
  }),
  gateMove,
  messageRow(5, { Type: 'releaseChange', State: 'sent', Result: '' }),
  messageRow(3, {
    Type: 'truck',
    State: 'failed',
    Result: '',
    Channel: 'http',
    PartnerName: '洋山四期',
    Error: '对方接口暂时不可用（503）',
    Tries: 5,
  }),
  messageRow(2),
]
export const draftOf = (more: Partial<ChannelDraft> = {}): ChannelDraft => ({
  Type: 'release',
  Channel: 'file',
  Partner: '洋山港储堆场',
  ChannelName: '文件',
  Format: 'coparn',
  FileName: '放箱 EQ2611000007.edi',
  Payload: coparn,
  Lost: [{ Path: '$.Remark', Label: '备注', Value: '请安排验箱并拍照', Why: '超过 350 个字符，只写入“请安排验箱”' }],
  Missing: ['场站代码（在堆场码头通道填写）'],
  Assumed: ['40HQ 的 ISO 代码按 45G1 写入'],
  Note: '报文含中文等字符，字符集写作 UNOW（UTF-8），请确认对方可以接收',
  Gaps: [],
  Mail: null,
  ...more,
})
export const channelRow = (more: object = {}): EntityRow => ({
  Id: 1,
  ...rowBase,
  ...blankValues(packingChannelCalls.entity),
  Code: 'YSD-SIM',
  NameZh: '洋山港储堆场 模拟通道',
  Place: '洋山港储堆场',
  Channel: 'depot',
  Facility: 'YSD1',
  AutoApply: true,
  HasSecret: true,
  Door: '3f0c6f0e-9b65-4c1e-8f39-0a4d7a1f2b10',
  ...more,
})
