import { cpSync } from 'node:fs'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { withOwner } from '../kernel/migrations/owner.ts'
import { filledFolder } from './ready-folder.ts'

/**
 * Makes the data folder of a whole server from a copy of the filled one: migrated, with the demo data. All belongs to the superuser, as a server with
 * an embedded database has it: functions of the owner write into the tables of the job queue, which the server makes as that user.
 * @param folder where the filled one is made if the steps of a run share none
 */
export async function fillProductData(dataDir: string, folder: string): Promise<void> {
  cpSync(await filledFolder(folder), dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir })
  await withOwner(postgres.address, (superuser) => superuser.query('reassign owned by plain_owner to current_user')).finally(postgres.stop)
}
