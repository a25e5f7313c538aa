import { Id } from '../envelope.ts'
import { StringSchema } from '../schema.ts'

/** Numbers and names by which a row tells its order, in every list about orders and their bills. */
export const orderFacts = {
  OrderNo: StringSchema(),
  MblNo: StringSchema(),
  CompanyId: Id,
  CompanyName: StringSchema(),
  CarrierCode: StringSchema(),
  CarrierName: StringSchema(),
}

/** The sailing of an order. */
export const sailingFacts = { Vessel: StringSchema(), Voyage: StringSchema() }
