import { textOf, type BillContent } from './bill-fields.ts'
import type { BillKind } from './pages.ts'

/** Parties of both sides of a bill, as texts of the face. */
export interface BillSides {
  /** The forwarder itself. */
  readonly us: string
  /** Parties of the instructions. */
  readonly shipper: string
  readonly consignee: string
  readonly notify: string
  readonly alsoNotify: string
}

/**
 * Parties of the other kind of bill. On the master the forwarder ships to the agent that its house bill names for delivery; on the house bill stand
 * the real parties, and the consignee of the master is the agent.
 */
export function swapParties(bill: BillContent, from: BillKind, sides: BillSides): Readonly<Record<string, string>> {
  if (from === 'houseBill') {
    const agent = textOf(bill, 'Agent')
    return { Shipper: sides.us, Consignee: agent, Notify: agent === '' ? '' : 'SAME AS CONSIGNEE', AlsoNotify: '', Agent: '' }
  }
  return {
    Shipper: sides.shipper,
    Consignee: sides.consignee,
    Notify: sides.notify,
    AlsoNotify: sides.alsoNotify,
    Agent: textOf(bill, 'Consignee'),
  }
}
