import { mayAnswer, type Receipt } from '@jst/manifest/receipts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { companyCodes } from './codes.repo.ts'
import { filingOfMessage, sentFilings, type CustomsRow, type SentFiling } from './customs.repo.ts'

/**
 * The filing that a receipt is about: the one whose message it names, else the one filing of the bill that was sent. Of a bill that was filed with
 * several customs it is the one that knows the code; a filing in use counts before one that was deleted. Undefined where several are left.
 */
export async function matchReceipt(
  db: Queryable,
  companyId: number,
  { Message, BillNo, Code }: Pick<Receipt, 'Message' | 'BillNo' | 'Code'>,
): Promise<CustomsRow | undefined> {
  if (Message !== '') return filingOfMessage(db, companyId, Message)
  const filings = await sentFilings(db, companyId, BillNo)
  if (filings.length < 2) return filings[0]
  const able: SentFiling[] = []
  for (const filing of filings) if (mayAnswer(Code, filing.regime, await companyCodes(db, companyId, filing.regime))) able.push(filing)
  const inUse = able.filter(({ isDeleted }) => !isDeleted)
  const [found, ...others] = inUse.length > 0 ? inUse : able
  return others.length === 0 ? found : undefined
}
