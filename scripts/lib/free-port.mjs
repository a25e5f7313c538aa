// For scripts and browser tests, which are no users of the server's package.
export { freePort } from '../../packages/server/src/free-port.ts'
