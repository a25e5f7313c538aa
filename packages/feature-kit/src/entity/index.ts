export { EntityForm } from './EntityForm.ts'
export { entityScreen, type EntityScreenParts } from './entityScreen.tsx'
export { ReferenceField } from './ReferenceField.tsx'
export { useShelf } from './shelf.ts'
