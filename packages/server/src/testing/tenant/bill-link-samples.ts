import type { Foreign } from './foreign.ts'

/** Calls of links to draft bills, of the carrier’s bills and of questions with the keys of another company. */
export const billLinkSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/TDBillLadingInfo/BillLinks': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/BillLinkMake': ({ si }) => ({ Id: si, For: 'PROBE', Days: 1 }),
  '/api/TDBillLadingInfo/BillLinkRevoke': ({ billLink }) => ({ Id: billLink }),
  '/api/TDBillLadingInfo/CarrierDraft': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingSI/GetClocks': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingInfo/Credit': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingInfo/CreditVersions': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/Neighbours': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/CreditSave': ({ order }) => ({
    CGO_ID: order,
    CreditNo: 'PROBE',
    Bank: '',
    Clauses: [{ Kind: 'other', Text: 'PROBE' }],
    UpdateTime: null,
  }),
  '/api/TDBillLadingInfo/FeePreview': ({ order }) => ({ CGO_ID: order }),
  '/api/TDBillLadingInfo/AmendmentList': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/QuestionList': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/QuestionAsk': ({ si }) => ({ Id: si, To: 'customer', Path: '', Text: 'PROBE', Ours: '', Booked: '', Theirs: '' }),
  '/api/TDBillLadingInfo/QuestionAnswer': ({ siQuestion }) => ({ Id: siQuestion, Answer: 'PROBE' }),
  '/api/TDBillLadingInfo/QuestionClose': ({ siQuestion }) => ({ Id: siQuestion }),
  '/api/TDBillLadingInfo/BillLinkedAnswer': ({ billLink }) => ({
    Token: `${billLink}.PROBEPROBEPROBEPROBEPROBE`,
    Key: 'PROBE',
    Name: 'PROBE',
    Phone: '',
    Answer: 'confirm',
    Remarks: '',
    FieldRemarks: [],
  }),
}
