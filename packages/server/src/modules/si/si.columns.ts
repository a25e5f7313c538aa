import { recordFields } from '@jst/contracts/si'
import { columnOf } from '../../entity-kit/index.ts'

type Name = keyof typeof recordFields

/** Fields without a column of the record: they come from its company, its order or the stamps of the row. */
const derived = new Set<Name>(['companyCode', 'deadline', 'createdAt', 'updatedAt', 'id'])

/** Stored fields of a record with their columns; the order is that of the catalogue. */
export const storedFields = (Object.keys(recordFields) as Name[])
  .filter((name) => !derived.has(name))
  .map((name) => ({ name, column: columnOf(name) }))

/** Fields that a submitter writes; the rest of `storedFields` is the server's. */
export const writtenFields = storedFields.filter(({ name }) => recordFields[name].by === 'user' && name !== 'orderId')
