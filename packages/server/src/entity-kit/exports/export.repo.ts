import type { Queryable } from '../../kernel/database/database.ts'

export interface ExportFile {
  readonly id: number
  readonly path: string
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
}
const columns = 'id, path, name, media_type as "mediaType", size, sha256'

/** One of the employee's own. */
export async function findExport(db: Queryable, employeeId: number, id: number): Promise<ExportFile | undefined> {
  const [row] = await db.query<ExportFile>(`select ${columns} from export_file where id = $1 and employee_id = $2`, [id, employeeId])
  return row
}

export async function exportOfRun(system: Queryable, runId: number): Promise<ExportFile | undefined> {
  const [row] = await system.query<ExportFile>(`select ${columns} from export_file where run_id = $1`, [runId])
  return row
}

export async function insertExport(
  tx: Queryable,
  {
    companyId,
    employeeId,
    runId,
    path,
    name,
    mediaType,
    size,
    sha256,
  }: Omit<ExportFile, 'id'> & { companyId: number; employeeId: number; runId: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into export_file (company_id, employee_id, run_id, path, name, media_type, size, sha256) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [companyId, employeeId, runId, path, name, mediaType, size, sha256],
  )
  return row!.id
}
