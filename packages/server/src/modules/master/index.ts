export { loadReference } from './loader/load.ts'
