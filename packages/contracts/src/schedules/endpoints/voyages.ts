import { buttons } from '../../may.ts'
import { Integer, Literal, Null, ObjectSchema, Optional, Union, strict } from '../../schema.ts'
import { BusinessFile, defineEndpoint, type QueryOf } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, text } from '../../envelope.ts'
import { AuditRow } from '../../system/audit.ts'
import { Status, Voyage, VoyageInput, VoyageRow } from '../schemas.ts'
import { longTerm, lookers } from './paths.ts'

/** Filters of voyages. Departures are those of the load port, or of the first call. */
const filters = {
  /** Vessel, voyage or IMO number. */
  Keyword: Optional(text(60)),
  CarrierCode: Optional(text(12)),
  ServiceCode: Optional(text(20)),
  LoadPort: Optional(text(12)),
  DischargePort: Optional(text(12)),
  From: Optional(Instant),
  To: Optional(Instant),
  Status: Optional(Status),
}

export const voyageList = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/List',
  summary: '船期列表（可按装货港、卸货港查询）',
  may: lookers,
  query: ObjectSchema({ ...pageQuery, ...filters }, strict),
  reply: page(VoyageRow),
})
export const voyageInfo = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/Get',
  summary: '航次详情',
  may: lookers,
  query: ObjectSchema({ Id }, strict),
  reply: Voyage,
})
/**
 * Id 0: a new voyage. A company that saves a platform's voyage gets one of its own, which stands for it from then on. `CopyWeeks`: the same again in
 * so many following weeks.
 */
export const saveVoyage = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/Save',
  summary: '保存航次',
  may: buttons(longTerm('edit')),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Voyage: VoyageInput,
      CopyWeeks: Integer({ minimum: 0, maximum: 26 }),
    },
    strict,
  ),
  reply: Voyage,
})
export const removeVoyage = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/Remove',
  summary: '删除航次',
  may: buttons(longTerm('edit')),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: Null(),
})
export const voyageChanges = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/Changes',
  summary: '航次变更记录',
  may: lookers,
  query: ObjectSchema({ ...pageQuery, Id }, strict),
  reply: page(AuditRow),
})
/**
 * A file of all voyages that the list with the same filters has: a row for each (`voyages`), or for each of their calls as an import reads
 * them (`calls`).
 */
export const exportVoyages = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/ExportList',
  summary: '导出船期',
  may: buttons(longTerm('export')),
  query: ObjectSchema(
    {
      ...filters,
      Sort: Optional(text(60)),
      Format: Optional(Union([Literal('xlsx'), Literal('csv')])),
      Rows: Optional(Union([Literal('voyages'), Literal('calls')])),
    },
    strict,
  ),
  reply: BusinessFile,
})
export type VoyageQuery = QueryOf<typeof voyageList>
