import { billFields, billStateCodes, type BillContent, type PaperFacts } from '@jst/contracts/bills'

const filled = Object.fromEntries(billFields.map(({ key, en }) => [key, en.toUpperCase()]))
/** A bill whose texts say what stands where. */
export const sample: BillContent = {
  ...filled,
  Way: 'OBL',
  Payment: 'PP',
  Originals: 3,
  Terms: 'CY-CY',
  OnBoard: '2026-01-31',
  Boxes: [
    {
      BoxNo: 'CSQU3054383',
      SealNo: 'SEAL',
      BoxType: '40HQ',
      PackageKind: 'CARTONS',
      Packages: 100,
      Weight: 1_000,
      Volume: 10,
      Note: '',
      Lines: [],
    },
  ],
}
export const sampleFacts: PaperFacts = { state: billStateCodes.locked, paper: 'original', no: 1, issuedOn: '2026-01-31' }
