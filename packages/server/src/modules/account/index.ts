export { createAccountParts } from './account.deps.ts'
export type { MobileCodes } from './codes/mobile-codes.ts'
export { hashPassword } from './passwords.ts'
export { liftHolds } from './sign-in/ceiling.ts'
