import { voyageChanges } from '@jst/contracts/schedules'
import { HistoryView } from '@jst/feature-kit'
import { texts } from '../texts.ts'

/** Who changed what of a voyage, and when. */
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
