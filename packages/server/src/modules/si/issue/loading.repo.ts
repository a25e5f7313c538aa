import type { Queryable } from '../../../kernel/database/database.ts'

/** The call of a vessel at a port of loading, as the schedule has it; instants in ISO 8601. */
export interface LoadingCall {
  readonly port: string
  readonly source: string
  readonly omitted: boolean
  readonly plannedArrival: string | null
  readonly plannedDeparture: string | null
  readonly estimatedArrival: string | null
  readonly estimatedDeparture: string | null
  readonly actualArrival: string | null
  readonly actualDeparture: string | null
}

/** Key of a call: the vessel and voyage of the bill, its port of loading, and the carrier whose schedule counts first. */
export interface Sailing {
  readonly vessel: string
  readonly voyage: string
  readonly carrier: string
  readonly operatorId: number
  readonly ports: readonly string[]
}

// Partners of a vessel-sharing agreement list the same voyage: the schedule of the booked carrier comes first, then the operator's own.
const callOfSailing = `select c.port_code as port, v.source, c.omitted, c.planned_arrival as "plannedArrival",
    c.planned_departure as "plannedDeparture",
    c.estimated_arrival as "estimatedArrival", c.estimated_departure as "estimatedDeparture", c.actual_arrival as "actualArrival",
    c.actual_departure as "actualDeparture"
  from voyage v join port_call c on c.voyage_id = v.id
  where upper(v.vessel) = upper($1) and upper(v.voyage_no) = upper($2) and (v.company_id is null or v.company_id = $4) and c.port_code = any($5)
  order by v.carrier_code = $3 desc, v.company_id nulls last, c.omitted, c.seq limit 1`

export async function findLoadingCall(db: Queryable, sailing: Sailing): Promise<LoadingCall | undefined> {
  const { vessel, voyage, carrier, operatorId, ports } = sailing
  const [row] = await db.query<LoadingCall>(callOfSailing, [vessel.trim(), voyage.trim(), carrier, operatorId, ports])
  return row
}

export interface Loading {
  readonly onBoardDate: string
  readonly onBoardSource: string
  readonly issuePlace: string
}

export const keepLoading = (tx: Queryable, recordId: number, { onBoardDate, onBoardSource, issuePlace }: Loading): Promise<unknown> =>
  tx.query('update si_record set on_board_date = $2, on_board_source = $3, issue_place = $4 where id = $1', [
    recordId,
    onBoardDate,
    onBoardSource,
    issuePlace,
  ])
