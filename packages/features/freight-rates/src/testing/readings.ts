import type { OpenReading, ReadRow } from '@jst/contracts/freight-rates'

const at = '2026-11-24T01:30:00.000Z'
const Text = `【COSCO 美西特价】老客户优先
上海-洛杉矶 1650/2060/2060
深圳-洛杉矶 USD1900/40HQ
有效期 11.25-12.10，按大船ATD
含THC。DOC CNY450/票`

export const readRowOf = (Id: string, more: Partial<ReadRow> = {}): ReadRow => ({
  Id,
  Span: { Start: 15, End: 39 },
  Carrier: 'COSCO',
  Service: '',
  Pol: 'CNSHA',
  Pod: 'USLAX',
  Via: '',
  Currency: 'USD',
  Prices: { '20GP': '1650', '40GP': '2060', '40HQ': '2060' },
  From: '2026-11-25',
  To: '2026-12-10',
  Basis: 'ATD',
  Closing: 4,
  Sailing: 7,
  Transit: 14,
  Free: 10,
  Limit: '25',
  Surcharges: [
    { Code: 'THC', Name: '码头操作费', Basis: '', Currency: '', Amount: '', Boxes: {}, Included: true, Above: '', Collect: false },
    { Code: 'DOC', Name: '文件费', Basis: 'B', Currency: 'CNY', Amount: '450', Boxes: {}, Included: false, Above: '', Collect: false },
  ],
  Remark: '',
  Inherited: ['carrier', 'validity'],
  Questions: [],
  ...more,
})
const span = (words: string) => ({ Start: Text.indexOf(words), End: Text.indexOf(words) + words.length })
const unread = span('老客户优先')
const boxes = span('1650/2060/2060')
const port = span('深圳')

/** A text with two questions. */
export const openReading: OpenReading = {
  Record: {
    Id: 5,
    Title: '【COSCO 美西特价】老客户优先 上海-洛杉矶 1650/2060/2060',
    Source: 'GYS26110003',
    SourceName: '上海瀚洋船务有限公司',
    Side: 'Cost',
    State: 'open',
    Found: 2,
    Open: 2,
    Taken: 0,
    By: '赵宇航',
    CreateTime: at,
    UpdateTime: at,
  },
  Text,
  Source: 'GYS26110003',
  Side: 'Cost',
  Answers: {},
  HiddenLines: [],
  HiddenColumns: [],
  Reading: {
    Rows: [readRowOf('1', { Questions: ['boxes:3'] }), readRowOf('2', { Pol: '', Prices: { '40HQ': '1900' }, Questions: ['port:深圳'] })],
    Questions: [
      {
        Id: 'boxes:3',
        Kind: 'boxes',
        Spans: [boxes],
        Word: '1650/2060/2060',
        Candidates: ['20GP/40GP/40HQ', '20GP/40HQ/45HQ'].map((Value) => ({ Value, Label: Value })),
        Free: 'none',
        Learnable: true,
      },
      {
        Id: 'port:深圳',
        Kind: 'port',
        Spans: [port],
        Word: '深圳',
        Candidates: [
          { Value: 'CNYTN', Label: '深圳盐田' },
          { Value: 'CNSHK', Label: '深圳蛇口' },
        ],
        Free: 'port',
        Learnable: true,
      },
    ],
    Actions: [],
    Warnings: [{ Kind: 'hiddenRows', Spans: [], Text: '2' }],
    Marks: [
      { Start: 0, End: unread.Start, As: 'read' },
      { ...unread, As: 'unread' },
      { Start: unread.End, End: boxes.Start, As: 'read' },
      { ...boxes, As: 'asked' },
      { Start: boxes.End, End: port.Start, As: 'read' },
      { ...port, As: 'asked' },
      { Start: port.End, End: Text.length, As: 'read' },
    ],
    Ports: [
      { Code: 'CNSHA', Name: '上海' },
      { Code: 'CNYTN', Name: '深圳盐田' },
      { Code: 'USLAX', Name: '洛杉矶' },
    ],
  },
}

/** The same with everything answered. */
export const answeredReading: OpenReading = {
  ...openReading,
  Record: { ...openReading.Record, Open: 0 },
  Reading: {
    ...openReading.Reading,
    Rows: [readRowOf('1'), readRowOf('2', { Pol: 'CNYTN', Prices: { '40HQ': '1900' } })],
    Questions: openReading.Reading.Questions.map((question) => ({ ...question, Answer: question.Candidates[0]!.Value })),
    Marks: openReading.Reading.Marks.map((mark) => (mark.As === 'asked' ? { ...mark, As: 'read' } : mark)),
  },
}

/** A text that withdraws and raises prices. */
export const actedReading: OpenReading = {
  ...answeredReading,
  Reading: {
    ...answeredReading.Reading,
    Rows: [],
    Actions: [
      {
        Id: 'correct:0',
        Kind: 'correct',
        Span: { Start: 0, End: 5 },
        Text: '更正：以此为准',
        Carriers: ['COSCO'],
        Pols: [],
        Pods: [],
        Lanes: [],
        From: '',
        Currency: '',
        Amounts: {},
        Rows: [readRowOf('3')],
      },
      {
        Id: 'increase:4',
        Kind: 'increase',
        Span: { Start: 0, End: 5 },
        Text: 'ZIM 12月1日起美东 GRI USD 600/1000/1000',
        Carriers: ['ZIM'],
        Pols: [],
        Pods: [],
        Lanes: ['USE'],
        From: '2026-12-01',
        Currency: 'USD',
        Amounts: { '20GP': '600', '40GP': '1000', '40HQ': '1000' },
        Rows: [],
      },
    ],
  },
}
