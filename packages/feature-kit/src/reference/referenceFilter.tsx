import type { Filter } from '@jst/ui'
import type { ReferenceInputProps } from './props.ts'
import { ReferenceInput } from './ReferenceInput.tsx'

/** A condition of a list by a code of a kind. */
export const referenceFilter = (key: string, kind: string, label: string, more: Pick<ReferenceInputProps, 'anyCode'> = {}): Filter => ({
  kind: 'custom',
  key,
  label,
  render: (value, onChange, id) => <ReferenceInput id={id} label={label} kind={kind} value={value} onChange={onChange} {...more} />,
})
