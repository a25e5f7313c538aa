import { voyageChanges } from '@jst/contracts/schedules'
import { HistoryView } from '@jst/feature-kit'
import { texts } from '../texts.ts'

/** Change log of a voyage. */
export function VoyageHistory({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  return (
    <HistoryView
      endpoint={voyageChanges}
      query={{ Id: id }}
      title={name}
      words={{ actions: texts.actions, fields: texts.fields }}
      onClose={onClose}
    />
  )
}
