export { addRows } from './loader/add-rows.ts'
export { loadReference } from './loader/load.ts'
