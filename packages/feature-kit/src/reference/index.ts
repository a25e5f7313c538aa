export type { Place } from '@jst/places'
export { referenceFilter } from './referenceFilter.tsx'
export type { ReferenceInputProps } from './props.ts'
export { ReferenceInput } from './ReferenceInput.tsx'
