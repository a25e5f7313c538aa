export { addressOf } from './addressOf.ts'
export { LinksTable, type SharedLink } from './LinksTable.tsx'
export { MadeLink } from './MadeLink.tsx'
