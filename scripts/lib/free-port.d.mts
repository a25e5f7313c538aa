export { freePort } from '../../packages/server/src/free-port.ts'
