export { differences, type Difference, type FieldDifference, type RowDifference, type SaidBox, type SaidLine } from './differences.ts'
export { warnOthers, type ListedBox, type SharedChange, type SharedWarning } from './warn-others.ts'
