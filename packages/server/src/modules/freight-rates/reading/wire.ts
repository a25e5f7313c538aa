import type { ReadAction, ReadCharge, Reading, ReadRow } from '@jst/contracts/freight-rates'
import type * as reader from '@jst/rate-reader'

type Names = (kind: 'charge', code: string) => string
/** The draft of a row, if one was made. */
type RateOf = (row: string) => ReadRow['Rate']

const span = ({ start, end }: reader.Span) => ({ Start: start, End: end })
const charge = (one: reader.ReadCharge, names: Names): ReadCharge => ({
  Code: one.code,
  Name: names('charge', one.code),
  Basis: one.basis,
  Currency: one.currency,
  Amount: one.amount,
  Boxes: one.boxes,
  Included: one.included,
  Above: one.above,
  Collect: one.collect,
})

function rowOf(row: reader.ReadRow, names: Names, rateOf: RateOf): ReadRow {
  const rate = rateOf(row.id)
  return {
    Id: row.id,
    Span: span(row.span),
    Carrier: row.carrier,
    Service: row.service,
    Pol: row.pol,
    Pod: row.pod,
    Via: row.via,
    Currency: row.currency,
    Prices: row.prices,
    From: row.from,
    To: row.to,
    Basis: row.basis,
    ...(row.closing === undefined ? {} : { Closing: row.closing }),
    ...(row.sailing === undefined ? {} : { Sailing: row.sailing }),
    ...(row.transit === undefined ? {} : { Transit: row.transit }),
    ...(row.free === undefined ? {} : { Free: row.free }),
    Limit: row.limit,
    Surcharges: row.surcharges.map((one) => charge(one, names)),
    Remark: row.remark,
    Inherited: [...row.inherited],
    Questions: [...row.questions],
    ...(rate ? { Rate: rate } : {}),
  }
}

const actionOf = (action: reader.ReadAction, names: Names, rateOf: RateOf): ReadAction => ({
  Id: action.id,
  Kind: action.kind,
  Span: span(action.span),
  Text: action.text,
  Carriers: [...action.carriers],
  Pols: [...action.pols],
  Pods: [...action.pods],
  Lanes: [...action.lanes],
  From: action.from,
  Currency: action.currency,
  Amounts: action.amounts,
  Rows: action.rows.map((row) => rowOf(row, names, rateOf)),
})

/** A reading as calls answer it. */
export function wireOf(reading: reader.Reading, { nameOf }: reader.ReaderFacts, rateOf: RateOf): Reading {
  const places = [...reading.rows, ...reading.actions.flatMap(({ rows }) => rows)].flatMap(({ pol, pod, via }) => [pol, pod, via])
  return {
    Rows: reading.rows.map((row) => rowOf(row, nameOf, rateOf)),
    Questions: reading.questions.map(({ id, kind, spans, word, candidates, free, answer, learnable }) => ({
      Id: id,
      Kind: kind,
      Spans: spans.map(span),
      Word: word,
      Candidates: candidates.map(({ value, label }) => ({ Value: value, Label: label })),
      Free: free,
      ...(answer === undefined ? {} : { Answer: answer }),
      Learnable: learnable,
    })),
    Actions: reading.actions.map((action) => actionOf(action, nameOf, rateOf)),
    Warnings: reading.warnings.map(({ kind, spans, text }) => ({ Kind: kind, Spans: spans.map(span), Text: text })),
    Marks: reading.marks.map((mark) => ({ ...span(mark), As: mark.as })),
    Ports: [...new Set(places)].filter((code) => code !== '').map((code) => ({ Code: code, Name: nameOf('port', code) })),
  }
}
