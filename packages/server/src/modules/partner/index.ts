export { verdictsOn } from './credit/gate.service.ts'
