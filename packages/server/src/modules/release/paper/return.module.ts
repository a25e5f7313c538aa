import { returnCalls, returnDocument as document } from '@jst/contracts/release'
import { registerDocument, rowsOf, stageOf, stateIs } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'

/** Makes returned papers known to the calls of the document kit. */
export const registerReturns = (): void => registerDocument({ ...rowsOf(returnCalls.entity), document, guards: {}, effects: {} })

const last = `from release_return_copy c where c.return_id = t.id and c.undone_at is null`
export const returnRules: EntityRules = {
  unnamed: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Counted: `(select count(*)::integer ${last})`,
    LastBy: `coalesce((select c.by_name ${last} order by c.id desc limit 1), '')`,
  },
  derivedFilters: { Stage: stateIs(document.states.states) },
}
