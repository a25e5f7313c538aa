/** Where rows of a table go in Citus. `home`: by the forwarder; `reference`: whole, to every node; `local`: the coordinator alone. */
type Place = 'home' | 'reference' | 'local'

/** Tables with as many rows each, after two years. */
export interface Group {
  readonly tables: readonly string[]
  readonly rows: number
  /** Where the number comes from. */
  readonly because: string
  readonly place: Place
  /** Of tables that have neither company_id nor operator_id: what tells the company. */
  readonly by?: string
  readonly parts?: string
}
