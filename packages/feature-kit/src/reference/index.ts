export type { Place } from '@jst/places'
export { referenceFilter } from './referenceFilter.tsx'
export { ReferenceInput, type ReferenceInputProps } from './ReferenceInput.tsx'
