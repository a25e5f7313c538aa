export * from './calls.ts'
export * from './channels.ts'
export * from './fields.ts'
export * from './messages.ts'
