import { standardLayout } from '@jst/contracts/bills'
import type { Foreign } from './foreign.ts'

const own = ({ rows }: Foreign) => ({ Kind: 'houseBill', Id: rows['houseBill'] })

/** Calls of bills that are made up, with the keys of another company. */
export const billSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/Bill/Make': ({ si }) => ({ Kind: 'houseBill', SiId: si }),
  '/api/Bill/Refill': (foreign) => ({ ...own(foreign), UpdateTime: foreign.updateTime }),
  '/api/Bill/Copy': own,
  '/api/Bill/View': own,
  '/api/Bill/Take': (foreign) => ({ ...own(foreign), UpdateTime: foreign.updateTime, Keys: ['Vessel'] }),
  '/api/Bill/Print': (foreign) => ({ ...own(foreign), Paper: 'draft', No: 0, LayoutId: 0, PrinterId: 0, Overprint: false, Reason: '' }),
  '/api/Bill/PaperFile': (foreign) => ({ ...own(foreign), PaperId: foreign.billPaper }),
  '/api/Bill/OwnOpen': ({ rows }) => ({ Id: rows['houseBill'] }),
  '/api/Bill/OwnFile': ({ rows, billPaper }) => ({ Id: rows['houseBill'], PaperId: billPaper }),
  '/api/BillLayout/Save': ({ billLayout }) => ({ Id: billLayout, Version: 1, Name: 'PROBE', CarrierCode: '', Content: standardLayout }),
  '/api/BillLayout/Remove': ({ billLayout }) => ({ Id: billLayout, Version: 1 }),
  '/api/BillLayout/Versions': ({ billLayout }) => ({ Id: billLayout }),
  '/api/BillPrinter/Save': ({ billPrinter, updateTime }) => ({ Id: billPrinter, UpdateTime: updateTime, Name: 'PROBE', Right: 0, Down: 0 }),
  '/api/BillPrinter/Calibration': ({ billPrinter }) => ({ Id: billPrinter }),
}
