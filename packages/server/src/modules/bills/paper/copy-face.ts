import {
  billStateCodes as codes,
  fillFace,
  layoutForCarrier,
  standardLayout,
  textOf,
  type BillContent,
  type BillLayoutContent,
} from '@jst/contracts/bills'
import type { Queryable } from '../../../kernel/database/database.ts'
import { findBill } from '../bill/face.ts'
import { demandBill, type StoredBill } from '../bill/bill.repo.ts'
import { findLayouts } from '../layout/layout.repo.ts'
import { lastLayout } from './paper.repo.ts'
import { characters } from './characters.ts'
import { facePdf } from './face-pdf.ts'

/** Marks of a copy that a document of another area gives out. */
interface CopyMarks {
  /** Printed across each page. */
  readonly watermark: string
  /** Stands at the foot of each page. */
  readonly note: string
  /** Address by which the copy is verified; '' on a preview. */
  readonly verify: string
}
/** A locked bill whose face is copied. */
interface CopiedBill {
  readonly blNo: string
  draw(marks: CopyMarks): Promise<Buffer>
}

/** The layout of the last paper, so that the copy looks like what was given out; else that of the carrier. */
async function layoutOf(db: Queryable, bill: StoredBill, content: BillContent): Promise<BillLayoutContent> {
  const [printed, layouts] = await Promise.all([lastLayout(db, bill), findLayouts(db)])
  if (printed) return printed.content ?? standardLayout
  return layoutForCarrier(layouts, textOf(content, 'Carrier'))?.Content ?? standardLayout
}

/** The bill with a number that may be copied. Undefined where there is none, and where it is open and may still change. */
export async function copiedBill(db: Queryable, blNo: string): Promise<CopiedBill | undefined> {
  const found = await findBill(db, { blNo, siId: null, kinds: ['houseBill', 'masterBill'] })
  if (!found || (found.state !== codes.locked && found.state !== codes.surrendered)) return undefined
  const { kind, id, state, content } = found
  const bill = await demandBill(db, kind, id)
  const layout = await layoutOf(db, bill, content)
  return {
    blNo: bill.blNo,
    draw: async ({ watermark, note, verify }) => {
      const facts = { state, paper: 'copy', no: 0, issuedOn: bill.issuedOn } as const
      const face = fillFace(layout, content, facts, await characters(content))
      return facePdf(layout, face, {
        title: textOf(content, 'Way') === 'SWB' ? 'SEA WAYBILL' : 'BILL OF LADING',
        blNo: bill.blNo,
        version: bill.inForce,
        at: new Date(bill.updateTime),
        watermark,
        passport: { address: verify, hash: '' },
        note,
      })
    },
  }
}
