import { Query } from 'pg'
import { parserOf } from './pg-client.ts'

interface Field {
  readonly name: string
  readonly dataTypeID: number
}
type Cell = string | null
type MakeRow = (cells: readonly Cell[]) => object

/** How the rows of a statement are made: by its text, as every connection prepares the same. */
const makers = new Map<string, MakeRow>()

function makerOf(fields: readonly Field[]): MakeRow {
  const columns = fields.map(({ name, dataTypeID }) => [name, parserOf(dataTypeID)] as const)
  const blank: Record<string, unknown> = Object.fromEntries(columns.map(([name]) => [name, null]))
  return (cells) => {
    // rows that are copies of one object share a hidden class: fast to fill and to read
    const row = { ...blank }
    for (let at = 0; at < columns.length; at++) {
      const cell = cells[at]!
      const [name, parse] = columns[at]!
      if (cell !== null) row[name] = parse ? parse(cell) : cell
    }
    return row
  }
}

/** Methods that `pg` calls on its queries and connections; its types leave them out. */
interface PgConnection {
  describe(what: object): void
}
declare module 'pg' {
  interface Query {
    readonly text: string
    readonly name?: string
    callback?: (error: Error | undefined) => void
    _canceledDueToError: unknown
    hasBeenParsed(connection: PgConnection): boolean
    prepare(connection: PgConnection): void
    handleRowDescription(message: { fields: Field[] }): void
    handleDataRow(message: { fields: Cell[] }): void
  }
}

const silent = new WeakMap<PgConnection, PgConnection>()
/** The connection without the Describe message. */
function withoutDescribe(connection: PgConnection): PgConnection {
  const quietConnection = silent.get(connection) ?? (Object.create(connection, { describe: { value: () => {} } }) as PgConnection)
  silent.set(connection, quietConnection)
  return quietConnection
}

/**
 * A named statement that learns once what its rows look like. `pg` asks the database for the columns with each execution, and makes an object of them
 * to copy for each row; for the short reads that most calls are, that costs more than reading the row (docs/adr/0029-cached-row-descriptions.md).
 */
export class RowsQuery<Row> extends Query {
  private found: Row[] = []
  private makeRow: MakeRow | undefined

  /**
   * Returns the rows and releases them: `pg` keeps references to ended queries, and their rows would survive into the old generation of the heap.
   */
  take(): Row[] {
    const { found } = this
    this.found = []
    return found
  }

  override prepare(connection: PgConnection): void {
    this.makeRow = makers.get(this.text)
    super.prepare(this.makeRow && this.hasBeenParsed(connection) ? withoutDescribe(connection) : connection)
  }

  override handleRowDescription({ fields }: { fields: Field[] }): void {
    this.makeRow ??= makerOf(fields)
    makers.set(this.text, this.makeRow)
  }

  override handleDataRow({ fields }: { fields: Cell[] }): void {
    if (this._canceledDueToError) return
    try {
      this.found.push(this.makeRow!(fields) as Row)
    } catch (error) {
      this._canceledDueToError = error
    }
  }
}
