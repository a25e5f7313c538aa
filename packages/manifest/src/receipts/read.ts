import { parseJson, readIsoInstant } from '@jst/contracts/values'
import { instantOf } from '@jst/contracts/schedules/times'
import { readXml, textAt, XmlError, type XmlElement } from '../messages/xml.ts'
import type { Receipt } from './standing.ts'
import { codeTexts, flagTexts } from './texts.ts'

/** A text that is no receipt; the message is the Chinese sentence. */
export class ReceiptError extends Error {
  override readonly name = 'ReceiptError'
}

/** `20261128173000123` of the clock in China, or ISO 8601, as an instant; '' for anything else. */
function instantIn(text: string): string {
  const digits = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})([0-5]\d)?(\d{3})?$/.exec(text)
  if (digits) {
    const [, year, month, day, hour, minute, second = '00', milli = '000'] = digits
    const start = instantOf(`${year}-${month}-${day} ${hour}:${minute}`, 'Asia/Shanghai')
    return start === undefined ? '' : new Date(Date.parse(start) + Number(second) * 1_000 + Number(milli)).toISOString()
  }
  // without a zone nobody knows whose clock it is
  return readIsoInstant(text) ?? ''
}

/** Code of a response: `01` alone says too little, so that the five digits in front of its text count where there are some. */
function coded(code: string, text: string): Pick<Receipt, 'Code' | 'Text'> {
  const [, answerCode] = code === '01' || code === '' ? (/^(\d{5})(?!\d)/.exec(text) ?? []) : []
  return { Code: answerCode ?? code, Text: text }
}

function responsesIn(element: XmlElement): { readonly code: string; readonly text: string }[] {
  const types = element.children.filter(({ name }) => name === 'ResponseType')
  const said = types.map((type) => ({ code: textAt(type, 'Code'), text: textAt(type, 'Text') }))
  const flat = { code: textAt(element, 'RSP_CODE'), text: textAt(element, 'RSP_TEXT') }
  return flat.code === '' && flat.text === '' ? said : [...said, flat]
}

/** Reports of arrival in the yard (MT3101), also after a diversion (MT3102): one receipt for each bill, at the time of arrival. */
function arrivalsIn(root: XmlElement, Code: string): Receipt[] {
  const declaration = root.children.find(({ name }) => name === 'Declaration') ?? root
  const arrived = instantIn(textAt(declaration, 'UnloadingLocation/ArrivalDate')) || instantIn(textAt(root, 'Head/SendTime'))
  return declaration.children
    .filter(({ name }) => name === 'Consignment')
    .map((bill) => ({
      Message: '',
      BillNo: textAt(bill, 'AssociatedTransportDocument/ID') || textAt(bill, 'TransportContractDocument/ID'),
      Code,
      Text: codeTexts.arrivalText(
        textAt(declaration, 'UnloadingLocation/ID'),
        textAt(bill, 'ConsignmentPackaging/QuantityQuantity'),
        textAt(bill, 'TotalGrossMassMeasure'),
        bill.children.filter(({ name }) => name === 'TransportEquipment').map((box) => textAt(box, 'EquipmentIdentification/ID')),
      ),
      At: arrived,
    }))
}

/** Receipts of an MT9999 message, one for each response of each bill, and arrival reports. @throws ReceiptError */
function readXmlReceipts(text: string): Receipt[] {
  let root: XmlElement
  try {
    root = readXml(text)
  } catch (error) {
    if (error instanceof XmlError) throw new ReceiptError(flagTexts.notXml)
    throw error
  }
  const type = textAt(root, 'Head/MessageType')
  if (type === 'MT3101' || type === 'MT3102') return arrivalsIn(root, type)
  if (type !== 'MT9999') throw new ReceiptError(flagTexts.notXml)
  const At = instantIn(textAt(root, 'Head/SendTime'))
  const receipts: Receipt[] = []
  for (const response of root.children.filter(({ name }) => name === 'Response')) {
    const Message = textAt(response, 'FunctionalReferenceID')
    const bills = response.children.filter(({ name }) => name === 'Consignment')
    for (const bill of bills.length === 0 ? [response] : bills) {
      const BillNo = textAt(bill, 'AssociatedTransportDocument/ID') || textAt(bill, 'TransportContractDocument/ID')
      const billResponses = responsesIn(bill)
      for (const { code, text: said } of billResponses.length > 0 ? billResponses : responsesIn(response))
        receipts.push({ Message, BillNo, At, ...coded(code, said) })
    }
  }
  return receipts
}

/** Receipts of a gateway as JSON: `{ message, billNo, code, text, at }`, or a list of these. @throws ReceiptError */
function readJson(text: string): Receipt[] {
  let json: unknown
  try {
    json = parseJson(text)
  } catch {
    throw new ReceiptError(flagTexts.notReceipt)
  }
  const rows: unknown[] = Array.isArray(json) ? json : [json]
  return rows.map((row) => {
    const fields = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>) : {}
    const of = (key: string) => (typeof fields[key] === 'string' ? fields[key].trim() : '')
    return { Message: of('message'), BillNo: of('billNo'), Code: of('code'), Text: of('text'), At: instantIn(of('at')) }
  })
}

/** True for a text that may be a receipt. */
export const isReceipt = (text: string): boolean => /^\s*(?:\uFEFF)?\s*(?:<|\[|\{)/.test(text) && /MT9999|MT310[12]|"code"/.test(text)

/** All receipts of a text. @throws ReceiptError for one without bill or message, without a code, or without a time */
export function readReceipts(text: string): Receipt[] {
  const plain = text.replace(/^\uFEFF/, '').trim()
  const receipts = plain.startsWith('<') ? readXmlReceipts(plain) : readJson(plain)
  const isWhole = ({ Message, BillNo, Code, At }: Receipt) => (Message !== '' || BillNo !== '') && Code !== '' && At !== ''
  if (receipts.length === 0 || !receipts.every(isWhole)) throw new ReceiptError(flagTexts.notReceipt)
  return receipts
}
