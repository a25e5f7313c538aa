import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone } from '../envelope.ts'
import { menus } from '../may.ts'
import { ArraySchema, ObjectSchema, Optional, type Static, StringSchema, WordSchema, strict } from '../schema.ts'
import { ManifestContent } from './content.ts'
import { manifestReaders } from './manifest.ts'

const said = StringSchema()

/** Places whose words name no port, or several ports: shown, and not taken. */
const ComparedPlaces = ObjectSchema({ Receipt: said, Pol: said, Pod: said, Delivery: said })
export type ComparedPlaces = Static<typeof ComparedPlaces>
/** A document that a filing is compared with, as the content of a filing. A blank text and a zero are not said by it. */
export const ManifestSide = ObjectSchema({
  Kind: WordSchema('si', 'houseBill', 'masterBill', 'file'),
  /** 0: a file. */
  Id: IdOrNone,
  Name: said,
  Content: ManifestContent,
  Places: ComparedPlaces,
})
export type ManifestSide = Static<typeof ManifestSide>

/** The instructions and the bill of a filing (`Id`), or of instructions that a new one begins with (`SiId`). The bill is read by the staff alone. */
export const compareManifest = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/Compare',
  summary: '补料、舱单与提单对照',
  may: menus(...manifestReaders),
  query: ObjectSchema({ Id: Optional(Id), SiId: Optional(Id), ...answerLanguage }, strict),
  reply: ArraySchema(ManifestSide, { maxItems: 2 }),
})
