import { defineEndpoint } from '../../endpoint.ts'
import { Id, Measure, Quantity, Version } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { ArraySchema, ObjectSchema, type Static, StringSchema, strict } from '../../schema.ts'
import { siScreens } from '../menus.ts'

const words = StringSchema()
/** A container of another bill with the number of one of this bill; kg and m³, 0 without a value. */
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
  /** '1' if the other bill says so. */
  PartLoad: words,
})
export type SiNeighbour = Static<typeof SiNeighbour>

/** Bills of the same voyage that share a container with a bill, as far as the caller may see them; without voided and withdrawn ones. */
export const siNeighbours = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/Neighbours',
  summary: '同箱的其他提单',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(SiNeighbour, { maxItems: 500 }),
})
