import type { DocumentFacts, DocumentVersion, DocumentVersions } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import { at } from './sample.ts'

const works = { path: customerDocument.page, code: 'state' } as const

/** A document whose moves store versions, and whose records wait at a desk. */
export const reviewedDocument: DocumentFacts = {
  ...customerDocument,
  versions: { withdrawing: ['stop'], shape: { fields: [{ key: 'Vessel', zh: '船名', en: 'Vessel' }] } },
  desk: { works, claims: works, assigns: works, holds: 30, mine: '' },
}

const version = (Number: number, Standing: DocumentVersion['Standing'], Event: string, Changes = 0): DocumentVersion => ({
  Number,
  Standing,
  Event,
  Remarks: '',
  AuthorName: '周海岚',
  AuthorCompany: '海捷',
  Changes,
  At: at,
})
const threeVersions = [version(3, 'proposed', 'rest', 2), version(2, 'withdrawn', 'stop', 1), version(1, 'inForce', 'activate')]
export const versionsOf = (Rows: readonly DocumentVersion[] = threeVersions): DocumentVersions => ({
  InForce: Rows.length > 0 ? 1 : 0,
  Proposed: Rows.length > 0 ? 3 : 0,
  Rows: [...Rows],
})
