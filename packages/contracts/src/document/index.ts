export * from './document.ts'
export * from './moves.ts'
export { Audience, byKind, Subject } from './subject.ts'
export * from './thread.ts'
