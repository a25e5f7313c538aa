import { defineEndpoint } from '../../endpoint.ts'
import { Id, Measure, Quantity, Version } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { ArraySchema, ObjectSchema, type Static, StringSchema, strict } from '../../schema.ts'
import { siScreens } from '../menus.ts'

const words = StringSchema()
/** A box of another bill that has the number of a box of the bill; kg and m³, 0 where nothing is said. */
export const SiNeighbour = ObjectSchema({
  Id,
  BillNo: words,
  Status: Quantity,
  Version,
  ContainerNo: words,
  SealNo: words,
  Packages: Quantity,
  PackageKind: words,
  Weight: Measure,
  Volume: Measure,
  Vgm: Measure,
  VgmMethod: words,
  /** '1' where that bill says so. */
  PartLoad: words,
})
export type SiNeighbour = Static<typeof SiNeighbour>

/** Bills of the same voyage that share a box with a bill, as far as the caller may see them; voided and withdrawn ones are left out. */
export const siNeighbours = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/Neighbours',
  summary: '同箱的其他提单',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(SiNeighbour, { maxItems: 500 }),
})
