export { addressOf } from './addressOf.ts'
export { LinksTable, type SharedLink } from './LinksTable.tsx'
export { CreatedLink } from './CreatedLink.tsx'
