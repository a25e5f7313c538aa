import { manifestChannels } from '@jst/contracts/manifest'
import type { AnswerResult } from '@jst/contracts/document'
import { isReceipt, receiptCodes, ReceiptError, receiptKey, readReceipts, type Receipt, type ReceiptOutcome } from '@jst/manifest/receipts'
import { regimeCodes } from '@jst/manifest'
import type { AnswerReader, ApplyCall, MatchedRecord, ReadAnswer, StoredMessage } from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { findManifests } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { insertReceipt } from './customs.repo.ts'
import { matchReceipt } from './match.ts'
import { factsOf, restate, tellUnclear } from './restate.ts'

interface ReceiptAnswer extends ReadAnswer {
  readonly receipt: Receipt
}
/** Meanings of any filing, for the word of the log. A company's own codes are read when the state is computed. */
const published = new Map(
  regimeCodes.flatMap((code) => Object.entries(receiptCodes(code)).map(([name, { outcome }]) => [name, outcome] as const)),
)
const results: Readonly<Partial<Record<ReceiptOutcome, AnswerResult>>> = {
  accepted: 'confirmed',
  rejected: 'declined',
  deleted: 'cancelled',
}

/** @throws AppError INVALID_INPUT */
function receiptsIn(text: string): Receipt[] {
  try {
    return readReceipts(text)
  } catch (error) {
    if (error instanceof ReceiptError) throw invalid('Text', error.message)
    throw error
  }
}
/** One receipt as a text of its own; the same receipt is the same text. */
const textOf = ({ Message, BillNo, Code, Text, At }: Receipt): string =>
  JSON.stringify({ message: Message, billNo: BillNo, code: Code, text: Text, at: At })

function read(text: string): ReceiptAnswer {
  const [receipt] = receiptsIn(text)
  if (!receipt) throw invalid('Text', manifestChannels.words.notRead)
  const outcome = published.get(receipt.Code)
  const result = outcome === undefined ? undefined : results[outcome]
  return {
    receipt,
    format: text.startsWith('<') ? 'mt9999' : 'receipt',
    result: result ?? 'pending',
    words: texts.said(receipt.Code, receipt.Text),
    lost: [],
    // the state follows from all receipts at once; nobody has to apply one
    informs: true,
    ...(result === undefined ? { statement: true } : {}),
  }
}

/** Adds a receipt to its filing and computes the state anew. */
async function take(tx: Tx, id: number, receipt: Receipt): Promise<void> {
  const server = asServer(tx)
  const [manifest] = await findManifests(server, [id])
  if (!manifest || !(await insertReceipt(server, manifest, receipt))) return
  await restate(tx, id)
  const { standing } = await factsOf(server, manifest)
  if (standing.flagged.some((one) => receiptKey(one.receipt) === receiptKey(receipt))) await tellUnclear(tx, manifest, receipt.Code)
}

/** MT9999 of the single window, and receipts of gateways and agents as JSON. */
export const receiptReader: AnswerReader<ReceiptAnswer, MatchedRecord> = {
  detect: isReceipt,
  split: (text) => receiptsIn(text).map(textOf),
  read,
  match: (db, companyId, { receipt }) => matchReceipt(db, companyId, receipt),
  apply: async ({ tx }: ApplyCall, { recordId, payload }: StoredMessage & { readonly recordId: number }) =>
    take(tx, recordId, read(payload).receipt),
  heard: async (tx, { receipt }, { companyId }) => {
    const record = await matchReceipt(asServer(tx), companyId, receipt)
    if (record) await take(tx, record.id, receipt)
  },
  linked: (tx, { receipt }, { id }) => take(tx, id, receipt),
}
