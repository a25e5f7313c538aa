import { containerFields as c, SiStatus, type SiNeighbour } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A withdrawn amendment leaves its bill in force. */
const live = `r.status <> ${SiStatus.voided} and (r.status <> ${SiStatus.withdrawn} or coalesce(r.in_force_version, 0) > 0)`

/** Containers of other live bills with the same numbers on the same vessel and voyage. Container numbers recur on later voyages. */
export const findNeighbours = (db: Queryable, id: number): Promise<SiNeighbour[]> =>
  db.query(
    `select r.id as "Id", coalesce(nullif(r.split_mbl_no, ''), r.mbl_no) as "BillNo", r.status as "Status", r.version as "Version",
       b.container_no as "ContainerNo", b.seal_no as "SealNo", b.packages as "Packages", b.package_kind as "PackageKind", b.weight as "Weight",
       b.volume as "Volume", coalesce((b.special ->> $2)::numeric, 0) as "Vgm", coalesce(b.special ->> $3, '') as "VgmMethod",
       coalesce(b.special ->> $4, '') as "PartLoad"
     from si_record own
     join si_container mine on mine.record_id = own.id and mine.container_no <> ''
     join si_container b on b.container_no = mine.container_no and b.record_id <> own.id
     join si_record r on r.id = b.record_id and r.operator_id = own.operator_id and r.delete_mark = 0 and ${live}
       and upper(r.vessel) = upper(own.vessel) and upper(r.voyage) = upper(own.voyage)
     where own.id = $1 order by mine.seq, r.id limit 500`,
    [id, c.vgm.wire, c.vgmMethod.wire, c.partLoad.wire],
  )
