import type { PgAddress } from '../kernel/database/address.ts'

/** Database with all migrations and the demo data, copied for every test file. */
export const templateName = 'jst_template'

/** Shared state of a test run. */
export interface TestCluster {
  /** As the owner of all test databases, who is no superuser. */
  readonly address: PgAddress
  readonly superuser: PgAddress
  /** Data folder of a server that has been stopped, with all migrations and the demo data: copy it for a server that is to be killed. */
  readonly readyData: string
}
