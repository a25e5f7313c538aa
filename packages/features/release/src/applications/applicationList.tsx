import {
  applicationCalls,
  applicationDocument as document,
  applicationStates,
  decisionSteps,
  type ApplicationState,
  type DecisionStep,
} from '@jst/contracts/release'
import { link } from '@jst/feature-kit'
import { documentList, MoveMany } from '@jst/feature-kit/document'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { StatusTag, type ListView } from '@jst/ui'

const lead = ['Code', 'Stage', 'Step', 'NameZh', 'Type', 'Way', 'BillNos', 'Held', 'CarrierCode']

/** A view of the list for one state. */
export const stageView = (stage: ApplicationState): ListView => ({
  key: stage,
  label: applicationStates.states[stage].zh,
  filters: { Stage: stage },
})

/** A list of applications, each with its light. `events`: moves of many at once. */
export function applicationList(title: string, name: string, events: readonly string[], more: Partial<EntityScreenParts> = {}) {
  const parts = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })
  return entityScreen(applicationCalls, title, {
    ...parts,
    name,
    lead,
    cells: {
      ...parts.cells,
      Step: (row) => {
        const facts = decisionSteps[String(row['Step']) as DecisionStep] as (typeof decisionSteps)[DecisionStep] | undefined
        return facts ? <StatusTag tone={facts.light}>{facts.zh}</StatusTag> : null
      },
    },
    batch: (rows, list) => <MoveMany document={document} rows={rows} events={events} onDone={() => list.reload()} />,
    ...more,
  })
}
