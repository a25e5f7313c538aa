import { billSamples } from './bill-samples.ts'
import type { Foreign } from './foreign.ts'

/** Calls of bills, receipts and releases with the keys of another company. */
export const releaseSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  ...billSamples,
  '/api/Invoice/View': ({ rows }) => ({ Id: rows['invoice'] }),
  '/api/Invoice/Reverse': ({ rows }) => ({ Id: rows['invoice'], Reason: 'PROBE' }),
  '/api/Receipt/View': ({ rows }) => ({ Id: rows['receipt'] }),
  '/api/Receipt/OpenInvoices': ({ rows }) => ({ Kind: 'receipt', Id: rows['receipt'] }),
  '/api/Receipt/Settle': ({ rows, updateTime }) => ({
    Kind: 'receipt',
    Id: rows['receipt'],
    UpdateTime: updateTime,
    Currency: 'CNY',
    Parts: [{ InvoiceId: rows['invoice'], Amount: '1' }],
  }),
  '/api/Guarantee/Ledger': ({ rows }) => ({ Id: rows['guarantee'] }),
  '/api/ReleaseApplication/View': ({ rows }) => ({ Id: rows['releaseApplication'] }),
  '/api/ReleaseApplication/Release': ({ rows, updateTime }) => ({
    Id: rows['releaseApplication'],
    UpdateTime: updateTime,
    Act: 'PICKED',
    Courier: '',
    CourierNo: '',
    PickedBy: 'PROBE',
    Identification: 'PROBE',
    Remarks: '',
  }),
  '/api/ReleaseApplication/ProposeFees': ({ rows, updateTime }) => ({ Id: rows['releaseApplication'], UpdateTime: updateTime }),
  '/api/ReleaseApplication/BillFees': ({ rows, updateTime }) => ({ Id: rows['releaseApplication'], UpdateTime: updateTime }),
  '/api/ReleaseApplication/Hold': ({ rows }) => ({ Id: rows['releaseApplication'], Invoice: 'PROBE', Clause: 'PROBE' }),
  '/api/ReleaseLetter/Make': ({ rows }) => ({ ApplicationId: rows['releaseApplication'] }),
  '/api/ReleaseLetter/Tie': ({ rows }) => ({ ApplicationId: rows['releaseApplication'] }),
  '/api/ReleaseLetter/MyView': ({ rows }) => ({ Id: rows['releaseLetter'] }),
  '/api/ReleaseLetter/MyFile': ({ rows }) => ({ Id: rows['releaseLetter'], Language: 'zh' }),
  '/api/ReleaseReturn/View': ({ rows }) => ({ Id: rows['releaseReturn'] }),
  '/api/ReleaseReturn/Uncount': ({ returnCopy }) => ({ Id: returnCopy, Reason: 'PROBE' }),
  '/api/ReleaseReturn/Shelve': ({ rows, updateTime }) => ({ Id: rows['releaseReturn'], UpdateTime: updateTime, Shelf: 'PROBE' }),
  '/api/Receipt/Unsettle': ({ settlement }) => ({ Id: settlement, Reason: 'PROBE' }),
}
