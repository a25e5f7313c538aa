export { connectMobx } from './connect-mobx.ts'
