import { ReferenceInput } from '@jst/feature-kit/reference'
import { observer } from 'mobx-react-lite'
import { recordFields } from '../../declared-fields.ts'
import { packagePlaces } from '../../bill/package-places.ts'
import { Cell, useText } from './fields.tsx'

const name = 'packageKind'

/** Kind of packages: a term of the trade or free text. */
export const PackageCell = observer(function PackageCell() {
  const { value, set, leave } = useText(name)
  return (
    <Cell name={name}>
      {(described) => (
        <ReferenceInput
          id={described.id}
          label={recordFields[name].zh}
          describedBy={described['aria-describedby']}
          invalid={described['aria-invalid'] || undefined}
          kind={packagePlaces}
          typed={{ text: value, onText: set, onLeave: leave }}
          onPick={(kind) => set(kind.en)}
          inputClass="jst-bl-input"
        />
      )}
    </Cell>
  )
})
