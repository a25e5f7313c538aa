export { keptDrafts as kept } from '@jst/feature-kit/document'
