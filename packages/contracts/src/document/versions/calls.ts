import { defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Instant, Quantity } from '../../envelope.ts'
import { ArraySchema, Integer, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../../schema.ts'
import { byKind, Subject, SubjectQuery } from '../subject.ts'
import { versionStandings, type VersionStanding } from './versions.ts'

const Number = Integer({ minimum: 0, maximum: 1_000_000 })
/** A version: its latest step, and its standing. */
export const DocumentVersion = ObjectSchema({
  Number,
  Standing: Unsafe<VersionStanding>(Union(Object.keys(versionStandings).map((standing) => Literal(standing)))),
  /** The latest event of the version. */
  Event: StringSchema(),
  Remarks: StringSchema(),
  AuthorName: StringSchema(),
  AuthorCompany: StringSchema(),
  /** Differences to the version before. */
  Changes: Quantity,
  At: Instant,
})
export type DocumentVersion = Static<typeof DocumentVersion>

/** Versions of a record, the newest first. `InForce` and `Proposed`: their numbers, 0 without one. */
export const DocumentVersions = ObjectSchema({ InForce: Number, Proposed: Number, Rows: ArraySchema(DocumentVersion) })
export type DocumentVersions = Static<typeof DocumentVersions>
export const documentVersions = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Versions',
  summary: '单据版本',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentVersions,
})

/** Two versions side by side. */
export const VersionComparison = ObjectSchema({
  From: Number,
  To: Number,
  Differences: ArraySchema(ObjectSchema({ Path: StringSchema(), Label: StringSchema(), Before: StringSchema(), After: StringSchema() })),
})
export type VersionComparison = Static<typeof VersionComparison>
/**
 * Compares two versions of a record. `From` left out: the version in force, or the one before where nothing else is; `To`: the newest one.
 * @throws NOT_FOUND for a number that the record does not have
 */
export const compareVersions = defineEndpoint({
  method: 'GET',
  path: '/api/Document/CompareVersions',
  summary: '对照单据版本',
  may: byKind,
  query: ObjectSchema({ ...Subject, From: Optional(Number), To: Optional(Number), ...answerLanguage }, strict),
  reply: VersionComparison,
})
