import { withOwner } from '../kernel/migrations/owner.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts'

// Helper process of embedded-postgres.test.ts: holds a database until it is killed; says the database's process number.
const database = await startEmbeddedPostgres({ dataDir: process.argv[2]! })
await withOwner(database.address, (owner) => owner.query(`insert into note values ('from elsewhere')`))
process.stdout.write(String(database.pid()))
