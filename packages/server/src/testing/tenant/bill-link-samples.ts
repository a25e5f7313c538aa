import type { Foreign } from './foreign.ts'

/** Calls of links to draft bills with the keys of another company. */
export const billLinkSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/TDBillLadingInfo/BillLinks': ({ si }) => ({ Id: si }),
  '/api/TDBillLadingInfo/BillLinkMake': ({ si }) => ({ Id: si, For: 'PROBE', Days: 1 }),
  '/api/TDBillLadingInfo/BillLinkRevoke': ({ billLink }) => ({ Id: billLink }),
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
