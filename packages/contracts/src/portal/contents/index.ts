export * from './calls.ts'
export { wordOf, type ContentKind } from './declare.ts'
export { contentKinds, contentOf, contentPaths, editedAs } from './kinds.ts'
export * from './inquiries.ts'
