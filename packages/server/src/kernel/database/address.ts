/** Where PostgreSQL answers: a connection string, or host (a folder means a unix socket), port and account. */
export interface PgAddress {
  readonly connectionString?: string
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
}
