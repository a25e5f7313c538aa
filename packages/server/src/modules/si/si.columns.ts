import { recordFields } from '@jst/contracts/si'

type Name = keyof typeof recordFields

/** Column of a field by its name in the code. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields without a column of the record: they come from its company, its order or the stamps of the row. */
const derived = new Set<Name>(['companyCode', 'deadline', 'createdAt', 'updatedAt', 'id'])

/** Stored fields of a record with their columns; the order is that of the catalogue. */
export const storedFields = (Object.keys(recordFields) as Name[])
  .filter((name) => !derived.has(name))
  .map((name) => ({ name, column: columnOf(name) }))

/** Fields that a submitter writes; the rest of `storedFields` is the server's. */
export const writtenFields = storedFields.filter(({ name }) => recordFields[name].by === 'user' && name !== 'orderId')
